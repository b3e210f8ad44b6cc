import { invalid } from '#src/platform/http/failures.ts'
import { imagesIn, SANITIZER_VERSION, sanitize, storedHtml } from '#src/platform/text/sanitize.ts'
import { changedForms } from '#src/platform/text/two-forms.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import type { PageFields } from './schema.ts'

type Description = Pick<PageFields, 'description_2' | 'description_2_html'>
type StoredDescription = { description2: string; content: string | null; sanitizerVersion: number | null }

const MAX_DESCRIPTION = 10_000

/** HTML of a story written without the editor. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join('')

/**
 * An institution's story after a change of its plain text or its HTML.
 * @throws Failure 400 for one that is too long or has pictures, at the given form
 */
export function changedDescription(
  before: Description,
  wish: { [Name in keyof Description]?: Description[Name] | undefined },
): Description {
  const { plain, html } = changedForms(
    { plain: before.description_2, html: before.description_2_html },
    { plain: wish.description_2, html: wish.description_2_html },
    paragraphs,
  )
  if (plain.length > MAX_DESCRIPTION) throw invalid({ description_2_html: ['Paling panjang 10.000 huruf.'] })
  if (html && imagesIn(html).length)
    throw invalid({ description_2_html: ['Cerita lembaga tanpa gambar. Pakai isian Gambar di bawahnya.'] })
  return { description_2: plain, description_2_html: html || null }
}

/** Stored HTML of a story; null if it was written without the editor. */
export const contentOf = ({ content, sanitizerVersion }: Omit<StoredDescription, 'description2'>) =>
  content === null ? null : storedHtml({ content, sanitizerVersion: sanitizerVersion! })

/** HTML of a story for readers. */
export const descriptionHtml = (row: StoredDescription): string =>
  contentOf(row) ?? paragraphs(row.description2)

/** Database columns of the HTML, which may have waited for approval since older rules. */
export const contentColumns = (html: string | null) => ({
  content: html && sanitize(html),
  sanitizerVersion: html === null ? null : SANITIZER_VERSION,
})
