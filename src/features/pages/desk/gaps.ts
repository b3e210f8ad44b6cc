import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Site } from '#src/ui/site.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'

/** Text with places that the secretariat fills in, `[lengkapi: nama situs]`; `…` stands for all of them. */
type GappedText = { content: string; excerpt: string }

const GAP = /\[lengkapi: ([^[\]<]+)\]/g
const ALL = '…'
/** Paragraph that says what has to be done before the text is in force. */
const DRAFT_NOTE = /<p>(?:(?!<\/p>).)*\[lengkapi: …\](?:(?!<\/p>).)*<\/p>\s*/gs

/** Names of the gaps, each once, in the order of the text. */
export const gapsIn = ({ excerpt, content }: GappedText): string[] => [
  ...new Set([...namesIn(excerpt, asTyped), ...namesIn(content, textOfHtml)].filter((name) => name !== ALL)),
]

const namesIn = (text: string, read: (name: string) => string) =>
  [...text.matchAll(GAP)].map(([, name]) => read(name!))
const asTyped = (name: string) => name.trim()

/** Name of a gap's form field, another for every gap. */
export const gapField = (gap: string): string => `gap-${encodeURIComponent(gap)}`

/** True while the paragraph that calls the text a draft is there. */
export const hasDraftNote = ({ content }: GappedText): boolean => content.includes(`[lengkapi: ${ALL}]`)

/** Form values of the gaps, those filled in that the settings know. */
export function gapValues(text: GappedText, { name, address, email }: Site): Values {
  const known: Values = { 'nama situs': name, 'alamat lengkap': address, 'e-mail sekretariat': email }
  return Object.fromEntries(gapsIn(text).map((gap) => [gapField(gap), known[gap] ?? '']))
}

/**
 * Text with all gaps filled in that were given; what was left empty stays marked. A checked text loses its draft note,
 * if that is a paragraph.
 */
export function fillGaps({ excerpt, content }: GappedText, values: Values): GappedText {
  const filled = (text: string, read: (name: string) => string, write: (value: string) => string) =>
    text.replace(GAP, (whole, name: string) => {
      const value = values[gapField(read(name))]?.trim()
      return value ? write(value) : whole
    })
  const checked = values.is_checked === 'on' ? content.replace(DRAFT_NOTE, '') : content
  return { excerpt: filled(excerpt, asTyped, String), content: filled(checked, textOfHtml, asHtml) }
}

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
