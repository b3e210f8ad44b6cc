import { invalid } from '#src/platform/http/failures.ts'
import { imagesIn, SANITIZER_VERSION, sanitize, storedHtml } from '#src/platform/text/sanitize.ts'
import { changedForms, plainOf } from '#src/platform/text/two-forms.ts'
import { htmlOfMarks } from '#src/wire/marked-text.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import type { PageFields } from './schema.ts'

type Description = Pick<PageFields, 'description_2' | 'description_2_html'>
type StoredDescription = { description2: string; content: string | null; sanitizerVersion: number | null }

const MAX_DESCRIPTION = 10_000

/**
 * An institution's story after a change of its plain text or its HTML; an unchanged one is not checked, as it may come
 * from an import.
 * @throws Failure 400 for one that is too long or has pictures, at the given form
 */
export function changedDescription(
  before: Description,
  wish: { [Name in keyof Description]?: Description[Name] | undefined },
): Description {
  const forms = { plain: before.description_2, html: before.description_2_html }
  const { description_2, description_2_html } = wish
  const after = changedForms(forms, { plain: description_2, html: description_2_html })
  const given = typeof description_2_html === 'string' ? 'description_2_html' : 'description_2'
  if (after !== forms && after.plain.length > MAX_DESCRIPTION)
    throw invalid({ [given]: [sharedWords.atMostLetters(10_000)] })
  if (after !== forms && after.html && imagesIn(after.html).length)
    throw invalid({ [given]: [words.storyWithoutImages] })
  return { description_2: after.plain, description_2_html: after.html || null }
}

/**
 * Fields of a page change with both forms of its story: older changes name one that differs alone.
 * @param samePlain plain text, for a story whose HTML was made of it
 */
export function withBothForms(fields: Partial<PageFields>, samePlain = ''): Partial<PageFields> {
  const { description_2, description_2_html: html = null } = fields
  if (description_2 === undefined && fields.description_2_html === undefined) return fields
  const plain = description_2 ?? (html === null ? samePlain : plainOf(html))
  return { ...fields, description_2: plain, description_2_html: html }
}

/** Stored HTML of a story; null if it was written without the editor. */
export const contentOf = ({ content, sanitizerVersion }: Omit<StoredDescription, 'description2'>) =>
  content === null ? null : storedHtml({ content, sanitizerVersion: sanitizerVersion! })

/** HTML of a story for readers. */
export const descriptionHtml = (row: StoredDescription): string =>
  contentOf(row) ?? htmlOfMarks(row.description2)

/** Database columns of the HTML, which may have waited for approval since older rules. */
export const contentColumns = (html: string | null) => ({
  content: html && sanitize(html),
  sanitizerVersion: html === null ? null : SANITIZER_VERSION,
})
