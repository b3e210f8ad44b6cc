import { escapeHtml } from '#src/wire/escape-html.ts'
import type { Language } from '#src/wire/language.ts'
import { wordsOfLetter } from './letter-words.ts'

/**
 * A paragraph, one in another language than the mail (`lang`), a button, an address as a link, a code to type, an
 * attached picture, or a list of facts. An address of ours stands in `href` only: within a sentence mail programs
 * include the full stop in the link.
 */
export type MailBlock =
  | string
  | { text: string; lang: Language | undefined }
  | { says: string; href: string }
  | { button: string; href: string }
  | { code: string }
  | { image: string; alt: string; width: number }
  | { facts: readonly (readonly [label: string, value: string])[] }

/**
 * A person's name within a sentence of a mail. Isolates (U+2068, U+2069) keep a name of another direction from
 * reordering the text around it; they become `<bdi>` in the HTML and nothing in the text.
 */
export const nameIn = (name: string) => `\u2068${name}\u2069`

/** The same content as plain text and as HTML. */
export type MailBody = { text: string; html: string }

/** Composes the content of a mail, greeting first; the frame with the signature is added when it is sent. */
export function composeMail({
  name,
  blocks,
  language = 'id',
}: {
  name?: string
  blocks: readonly MailBlock[]
  language?: Language
}): MailBody {
  const { dear, greeting, buttonFails } = wordsOfLetter(language)
  const all: readonly MailBlock[] = [name ? dear(nameIn(name)) : greeting, ...blocks]
  const text = all.map(asText).filter(Boolean).join('\n\n')
  const html = all.map((block) => asHtml(block, buttonFails)).join('\n')
  return {
    text: text.replace(/[\u2068\u2069]/g, ''),
    html: html.replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>'),
  }
}

function asText(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('text' in block) return block.text
  if ('button' in block) return `${block.button}:\n${block.href}`
  if ('says' in block) return `${block.says}\n${block.href}`
  if ('code' in block) return block.code
  if ('image' in block) return ''
  return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

export const builtInBlue = '#1456b8'

/**
 * Attributes of a button of this colour. Some mail programs drop the style sheet, so it has inline styles; the frame
 * puts the site's own colour in.
 */
export const buttonWith = (colour: string) =>
  `class="button" style="display:inline-block;padding:14px 24px;border-radius:6px;background-color:${colour};color:#ffffff;font-weight:600;text-decoration:none"`

function asHtml(block: MailBlock, buttonFails: string): string {
  if (typeof block === 'string') return `<p>${linesOf(block)}</p>`
  if ('text' in block) return `<p${block.lang ? ` lang="${block.lang}"` : ''}>${linesOf(block.text)}</p>`
  if ('code' in block) return `<p class="code">${escapeHtml(block.code)}</p>`
  if ('image' in block)
    return `<p><img src="cid:${escapeHtml(block.image)}" alt="${escapeHtml(block.alt)}" width="${block.width}"></p>`
  if ('facts' in block)
    return `<dl>${block.facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${linesOf(value)}</dd>`).join('')}</dl>`
  const href = escapeHtml(block.href)
  if ('says' in block) return `<p>${linesOf(block.says)}<br><a href="${href}">${href}</a></p>`
  return `<p><a ${buttonWith(builtInBlue)} href="${href}">${escapeHtml(block.button)}</a></p>
<p class="note">${buttonFails}<br><a href="${href}">${href}</a></p>`
}

const linesOf = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
