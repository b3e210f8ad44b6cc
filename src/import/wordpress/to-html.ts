import { escapeHtml } from '#src/wire/escape-html.ts'
import { attributeOf, mapTags, tagsIn } from '../html-tags.ts'
import { toParagraphs } from './paragraphs.ts'
import type { WxrSite } from './read-export.ts'
import { hasReaders, mapShortCodes, restricts, type ShortCode } from './short-codes.ts'
import { marksReaders, restrictionsInText } from './visibility.ts'

export type Converted = {
  html: string
  /** Shortcodes and blocks that were removed. */
  lost: string[]
  /** Addresses of embeds that were converted to links. */
  embeds: string[]
  /** Reasons why parts of it may have been restricted. */
  restrictions: string[]
  /** The original text as HTML, without shortcode marks. */
  words: string
  /** Numbers of links, and of pictures, films and other media. */
  links: number
  media: number
}

/** Marks links added by the conversion, so that they are not counted as the text's own; the sanitiser removes it. */
export const ADDED = 'data-added'

export const addedLink = (url: string, words = url): string =>
  `<a href="${escapeHtml(url)}" ${ADDED}>${escapeHtml(words)}</a>`

/** Findings during the conversion of a text. */
type Notes = Pick<Converted, 'lost' | 'embeds' | 'restrictions'> & {
  /** Records the address of an embed. @returns the link that replaces it */
  embed(url: string): string
}

/**
 * Converts a WordPress post to plain HTML: paragraphs as in WordPress, captions as figures, embeds as links, headings
 * fitted below ours. The sanitiser removes the rest.
 * @param files attached files by id
 */
export function toHtml(content: string, files: WxrSite['files']): Converted {
  const given = content.replaceAll('\r\n', '\n')
  const embeds: string[] = []
  const embed = (url: string) => {
    embeds.push(url)
    return `\n\n${addedLink(url)}\n\n`
  }
  const notes: Notes = { lost: [], embeds, restrictions: restrictionsInText(given), embed }
  const shown = withoutFrames(withoutCodes(withoutBlocks(given, notes), files, notes), notes)
  return {
    html: toParagraphs(renamed(shown), given.includes('<!-- wp:')),
    lost: [...new Set(notes.lost)],
    embeds,
    restrictions: [...new Set(notes.restrictions)],
    words: mapShortCodes(given, wordsOf),
    links: tagsIn(given, 'a').filter((tag) => attributeOf(tag, 'href')).length,
    media: embeds.length + tagsIn(shown, 'img').length,
  }
}

/** Replaces dynamic blocks by their address, if any, and removes comments. */
const withoutBlocks = (text: string, { lost, embed }: Notes) =>
  text
    .replace(/<!--\s*wp:([\w/-]+)\s*(\{[\s\S]*?\})?\s*\/-->/g, (_, name: string, settings = '') => {
      const [, url] = /"url"\s*:\s*"(https?:[^"]+)"/.exec(settings) ?? []
      if (url) return embed(url.replaceAll('\\/', '/'))
      lost.push(`block ${name}`)
      return ''
    })
    .replace(/<!--[\s\S]*?-->/g, '')

function withoutCodes(text: string, files: WxrSite['files'], { lost, restrictions, embed }: Notes): string {
  const captioned = text
    .replace(/\[(?:wp_)?caption[^\]]*\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi, (_, inner: string) =>
      figureOf(inner),
    )
    .replace(/\[embed[^\]]*\]\s*(https?:\/\/[^\s[\]]+)\s*\[\/embed\]/gi, (_, url: string) => embed(url))
  return mapShortCodes(captioned, (code) => {
    const isAround = captioned.toLowerCase().includes(`[/${code.name}]`)
    if (restricts(code.name) || (isAround && (marksReaders(code.name) || hasReaders(code))))
      restrictions.push(`its short code [${code.name}] says who may read it`)
    const attached = filesOf(code, files)
    if (code.name === 'gallery' && attached.length) return attached.map(figureAt).join('')
    const urls = code.isEnd ? [] : [...attached, ...urlsOf(code)]
    if (!urls.length) lost.push(`[${code.name}]`)
    return urls.map(embed).join('')
  })
}

/** Visible words in a shortcode's attributes. */
const wordsOf = ({ attributes }: ShortCode): string =>
  ['title', 'heading', 'label', 'text', 'caption']
    .flatMap((name) => (attributes[name] ? ` ${escapeHtml(attributes[name])} ` : []))
    .join('')

/** Addresses of the files that a shortcode names by id, if in the export. */
const filesOf = ({ attributes }: ShortCode, files: WxrSite['files']): string[] =>
  (attributes.ids ?? attributes.images ?? '').split(/[\s,]+/).flatMap((id) => files.get(id)?.url ?? [])

const figureAt = (url: string) => `\n\n<figure><img src="${escapeHtml(url)}" alt=""></figure>\n\n`

const urlsOf = ({ attributes }: ShortCode): string[] => [
  ...new Set(
    Object.values(attributes).flatMap(
      (value) => /^https?:\/\/\S+$/.exec(value.replaceAll('&amp;', '&'))?.[0] ?? [],
    ),
  ),
]

/** Converts frames, films and addresses alone on a line to links. */
function withoutFrames(html: string, { embed }: Notes): string {
  let text = html
  for (const name of ['iframe', 'video', 'audio', 'object', 'embed'])
    text = text.replace(
      new RegExp(`<${name}(?=[\\s>])(?:"[^"]*"|'[^']*'|[^"'>])*>(?:([\\s\\S]*?)</${name}\\s*>)?`, 'gi'),
      (whole, inner = '') => {
        const tag = whole.slice(0, whole.length - inner.length)
        const [source = ''] = tagsIn(inner, 'source', 'embed')
        const url = attributeOf(tag, 'src') ?? attributeOf(tag, 'data') ?? attributeOf(source, 'src')
        return url ? embed(url.replace(/^\/\//, 'https://')) : inner
      },
    )
  const linked = text.replace(
    /(^|\n|<(?:p|div|figure)(?:\s[^>]*)?>)[ \t\n]*(https?:\/\/[^\s<>"[\]]+)[ \t]*(?=\n|$|<\/(?:p|div|figure)>)/gi,
    (_, before: string, url: string) => `${before}${embed(url.replaceAll('&amp;', '&')).trim()}`,
  )
  return linked.replace(/<figure\b[^>]*>((?:(?!<\/figure>|<img|<table)[\s\S])*)<\/figure>/gi, '\n\n$1\n\n')
}

/** Fits headings below ours, and renames marks as in our texts. */
const renamed = (html: string) =>
  mapTags(html, 'img', withRealSource)
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[4-6]\b/gi, '<$1h3')
    .replace(/<(\/?)b(?=[\s>])/gi, '<$1strong')
    .replace(/<(\/?)i(?=[\s>])/gi, '<$1em')

/** Takes the address that lazy-loading plugins keep beside an empty one. */
function withRealSource(tag: string): string {
  const given = attributeOf(tag, 'src')
  if (given && !given.startsWith('data:')) return tag
  const late = ['data-src', 'data-lazy-src', 'data-orig-file']
    .map((name) => attributeOf(tag, name))
    .find(Boolean)
  return late ? `<img src="${escapeHtml(late)}" alt="${escapeHtml(attributeOf(tag, 'alt') ?? '')}">` : tag
}

function figureOf(inner: string): string {
  const [, picture = '', words = ''] = /^([\s\S]*<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner.trim()) ?? []
  if (!picture) return inner
  const caption = words.trim() ? `<figcaption>${words.trim()}</figcaption>` : ''
  const leadsNowhere = /<a\b[^>]*href=["'](?:#[^"']*)?["']/i.test(picture)
  const plain = leadsNowhere ? picture.replace(/<\/?a\b[^>]*>/gi, '') : picture
  return `\n\n<figure>${plain}${caption}</figure>\n\n`
}
