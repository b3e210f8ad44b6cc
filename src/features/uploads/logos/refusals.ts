import * as words from './api-words.id.ts'

const INSTEAD = words.saveAsPlain

/** Message and status code of each rejection. */
export const logoRefusals = {
  kind: {
    code: 415,
    words: words.noLogo,
  },
  broken: {
    code: 400,
    words: words.logoDamaged,
  },
  pixels: {
    code: 413,
    words: words.logoTooLarge,
  },
  complex: {
    code: 413,
    words: words.svgTooComplex,
  },
  script: { code: 415, words: words.svgScript(INSTEAD) },
  foreign: { code: 415, words: words.svgPage(INSTEAD) },
  external: { code: 415, words: words.svgRemote(INSTEAD) },
  entity: { code: 415, words: words.svgDtd(INSTEAD) },
  picture: { code: 415, words: words.svgPhoto },
  text: {
    code: 415,
    words: words.svgText,
  },
  part: { code: 415, words: words.svgUnknown(INSTEAD) },
  size: { code: 400, words: words.svgSizeless(INSTEAD) },
  ratio: {
    code: 400,
    words: words.logoTooLong,
  },
} satisfies Record<string, { code: 400 | 413 | 415; words: string }>
