import type { Font } from 'fontkit'
import { oneLine } from '#src/wire/one-line.ts'
import type { Face } from './fonts.ts'

type Run = { face: Face; text: string; ems: number }

/** Placeholder for a character that no font has, so that nothing is dropped silently. */
export const MISSING = '[?]'

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' })
const signsOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)
const inOneLine = (text: string) => oneLine(text.replace(/\s+/g, ' '))

/** Sets a text in the first face that has each of its characters. Widths are in ems. */
export function createTypesetter(faceOf: (sign: string) => Face | undefined) {
  function runsOf(text: string): Run[] {
    const runs: Run[] = []
    for (const sign of signsOf(text)) {
      const last = runs.at(-1)
      const face = faceOf(sign)
      if (last && last.face === face) last.text += sign
      else if (face) runs.push({ face, text: sign, ems: 0 })
    }
    return runs.map((run) => ({ ...run, ems: emsIn(run.face.font, run.text) }))
  }
  return {
    /** True if there is a glyph for every character of the text. */
    canWrite: (text: string) => signsOf(inOneLine(text)).every(faceOf),
    /** The text in one line, with `[?]` for each run of characters without a glyph. */
    writable: (text: string) =>
      signsOf(inOneLine(text))
        .map((sign) => (faceOf(sign) ? sign : MISSING))
        .join('')
        .replace(/(?:\[\?\])(?:\s*\[\?\])+/g, MISSING),
    runsOf,
    emsOf: (text: string) => runsOf(text).reduce((sum, { ems }) => sum + ems, 0),
  }
}

/** Measured word by word, as the document sets it. */
const emsIn = (font: Font, text: string) =>
  (text.match(/[^ ]* ?/g) ?? []).reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) /
  font.unitsPerEm
