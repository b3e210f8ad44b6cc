import type { MailBody } from '#src/platform/mail/compose.ts'
import type { MailColours } from '#src/platform/mail/frame.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import type { Language } from '#src/wire/language.ts'
import { galleries } from '#src/wire/media.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'
import * as words from './frame-words.id.ts'

/** Colours of every letter; the site's own are in `Look`. */
export const tones = { ink: '#0c1b33', muted: '#556174', line: '#e3ddd0' } as const
/** Width of the text in px; programs without style sheets show pictures no wider. */
const WIDTH = 552
/** Width in which pictures are fetched: sharp on phones, light on a data plan. */
const FETCHED = 768

/** The attribute `lang` of a text within one in another language; nothing where they agree. */
export const attributeOf = (language: Language, around: Language): string =>
  language === around ? '' : ` lang="${language}"`

export type Look = { publicUrl: string; colours: MailColours }

/** Styles of the elements of a text. They stand in every tag, since some mail programs drop the style sheet. */
const stylesOf = ({ blue, orange }: MailColours): Record<string, string> => ({
  p: 'margin:0 0 16px',
  h2: 'margin:28px 0 12px;font-size:20px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:17px;line-height:1.35',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 6px',
  blockquote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${orange}`,
  a: `color:${blue}`,
  figure: 'margin:0 0 20px',
  figcaption: `margin:6px 0 0;font-size:14px;color:${tones.muted}`,
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px;line-height:1.5',
  caption: `padding:0 0 6px;text-align:left;font-size:14px;color:${tones.muted}`,
  th: `padding:8px 8px 8px 0;border-bottom:1px solid ${tones.line};text-align:left;vertical-align:top`,
  td: `padding:8px 8px 8px 0;border-bottom:1px solid ${tones.line};text-align:left;vertical-align:top`,
  hr: `margin:24px 0;border:0;border-top:1px solid ${tones.line}`,
})

/** An address of the site in full. */
const absolute = ({ publicUrl }: Look, address: string) =>
  address.startsWith('/') ? publicUrl + address : address

export type Picture = { src: string; alt: string; width: number }

/** A picture that keeps its place and words when pictures are off. */
export function pictureTag(look: Look, { src, alt, width }: Picture): string {
  const fetched = escapeHtml(absolute(look, `${src}?width=${FETCHED}`))
  const style = `display:block;max-width:100%;height:auto;border:0;font-size:14px;color:${tones.muted}`
  return `<img src="${fetched}" alt="${escapeHtml(alt)}" width="${Math.min(width, WIDTH)}" style="${style}">`
}

/** A sanitised text as a letter shows it. */
export function proseOfLetter(html: string, look: Look): MailBody {
  const styles = stylesOf(look.colours)
  const styled = (start: string, tag: string) => {
    const cell = tag === 'th' || tag === 'td' ? ' class="m-cell"' : ''
    return styles[tag] ? `${start}${cell} style="${styles[tag]}"` : start
  }
  const plain = html
    .replace(/<figure class="video"><a href="([^"]*)">(<img [^>]*>)?(.*?)<\/a>/gs, videoLink)
    .replace(galleries, (whole) => whole.slice('<figure class="gallery">'.length, -'</figure>'.length))
    .replace(
      withoutScheme,
      (_, address: string) => `<a href="${URL.parse(address, look.publicUrl)?.href ?? address}">`,
    )
  return {
    text: textOfLetter(plain),
    html: plain
      .replace(/<([a-z][a-z0-9]*)(?=[ >])/g, styled)
      .replace(
        /<img src="([^"]*)" alt="([^"]*)"(?: width="(\d+)")?[^>]*>/g,
        (_, src: string, alt: string, width: string | undefined) =>
          pictureTag(look, { src, alt: textOfHtml(alt), width: Number(width ?? WIDTH) }),
      ),
  }
}

/** A link within the site; a letter has no page that it could begin from. */
const withoutScheme = /<a href="(?![a-z][a-z0-9+.-]*:)([^"]*)">/gi

/** The start of a video; its figure, which may have a caption, goes on behind it. */
const videoLink = (_: string, address: string, still: string | undefined, title: string) =>
  `<figure>${still ? `<p><a href="${address}">${still}</a></p>` : ''}<p><a href="${address}">${words.watchVideo}: ${title}</a></p>`

/**
 * Plain text of a letter: paragraphs apart, points marked, and below each the addresses of its links, each on a line of
 * its own, since mail programs take what stands beside an address for a part of it.
 */
const textOfLetter = (html: string): string =>
  html
    .replace(/<img [^>]*?alt=""[^>]*>/g, '')
    .replace(/<li>(?:<p>)?/g, '<li>- ')
    .split(/(?<=<\/(?:p|h2|h3|ul|ol|figure|table)>)(?!\s*<\/li>)/)
    .map((block) => {
      const said = textOfHtml(block)
      const links = [...block.matchAll(/<a href="([^"]*)"/g)].map((match) => textOfHtml(match[1]!))
      const unsaid = [...new Set(links)].filter((link) => !said.includes(link.replace(/^mailto:|^tel:/, '')))
      return [said, ...unsaid].filter(Boolean).join('\n')
    })
    .filter(Boolean)
    .join('\n\n')

/** An item of the site as a letter shows it. */
export type Card = {
  /** Attribute `lang` of its texts, and of the words around them. */
  lang: string
  labelLang: string
  /** Its kind and, of an event, time and place. */
  label: string
  title: string
  lead: string
  picture: Picture | null
  /** Path of its page. */
  path: string
  /** Words of its link. */
  verb: string
}

/** Picture, lead and link of an item. */
export function cardOfLetter(card: Card, look: Look): MailBody {
  const { lang, labelLang, label, title, lead, picture, path, verb } = card
  const { ink, muted, line } = tones
  const href = absolute(look, path)
  const to = escapeHtml(href)
  const shown = picture
    ? `<a href="${to}" style="display:block;margin:0 0 14px">${pictureTag(look, picture)}</a>\n`
    : ''
  return {
    text: [title, label, lead, `${verb}:`, href].filter(Boolean).join('\n'),
    html: `<div class="m-line" style="margin:0 0 24px;padding:20px 0 0;border-top:1px solid ${line}">
${shown}<p${labelLang} class="m-note" style="margin:0 0 4px;font-size:14px;color:${muted}">${escapeHtml(label)}</p>
<h2${lang} style="margin:0 0 8px;font-size:19px;line-height:1.3"><a class="m-title" href="${to}" style="color:${ink};text-decoration:none">${escapeHtml(title)}</a></h2>
${lead ? `<p${lang} style="margin:0 0 8px">${escapeHtml(lead)}</p>\n` : ''}<p style="margin:0"><a${labelLang} href="${to}" style="color:${look.colours.blue};font-weight:600">${escapeHtml(verb)}</a></p>
</div>`,
  }
}
