import { escapeHtml } from '../text/escape-html.ts'

/**
 * A paragraph, a button, an address to go to, a code to type, a picture that goes along with the letter, or a list
 * of facts. An address of ours stands in `href` only: within a sentence mail programs take its full stop along.
 */
export type LetterBlock =
  | string
  | { says: string; href: string }
  | { button: string; href: string }
  | { code: string }
  | { image: string; alt: string; width: number }
  | { facts: readonly (readonly [label: string, value: string])[] }

/** The same words as plain text and as HTML. */
export type Body = { text: string; html: string }

/** What a letter says, greeting first; the frame with the signature is put around it when it is sent. */
export function compose({ name, blocks }: { name?: string; blocks: readonly LetterBlock[] }): Body {
  const all: readonly LetterBlock[] = [name ? `Salam, ${name},` : 'Salam,', ...blocks]
  return { text: all.map(asText).filter(Boolean).join('\n\n'), html: all.map(asHtml).join('\n') }
}

function asText(block: LetterBlock): string {
  if (typeof block === 'string') return block
  if ('button' in block) return `${block.button}:\n${block.href}`
  if ('says' in block) return `${block.says}\n${block.href}`
  if ('code' in block) return block.code
  if ('image' in block) return ''
  return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

/** Some mail programs leave the style sheet out, so the button carries its looks with it. */
const buttonStyle =
  'display:inline-block;padding:14px 24px;border-radius:6px;background-color:#1456b8;color:#ffffff;font-weight:600;text-decoration:none'

function asHtml(block: LetterBlock): string {
  if (typeof block === 'string') return `<p>${linesOf(block)}</p>`
  if ('code' in block) return `<p class="code">${escapeHtml(block.code)}</p>`
  if ('image' in block)
    return `<p><img src="cid:${escapeHtml(block.image)}" alt="${escapeHtml(block.alt)}" width="${block.width}"></p>`
  if ('facts' in block)
    return `<dl>${block.facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${linesOf(value)}</dd>`).join('')}</dl>`
  const href = escapeHtml(block.href)
  if ('says' in block) return `<p>${linesOf(block.says)}<br><a href="${href}">${href}</a></p>`
  return `<p><a class="button" style="${buttonStyle}" href="${href}">${escapeHtml(block.button)}</a></p>
<p class="note">Tombolnya tidak bisa diketuk? Salin alamat ini ke peramban Anda:<br><a href="${href}">${href}</a></p>`
}

const linesOf = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
