import { htmlOfMarks, marksOfHtml } from '#src/wire/marked-text.ts'
import { withoutUnseen } from '#src/wire/one-line.ts'
import { imagesIn, sanitize } from './sanitize.ts'

/** A text as it is written without the editor, and as its HTML; null: the HTML is made of the plain text. */
export type TwoForms = { plain: string; html: string | null }

type Wish = { plain?: string | undefined; html?: string | null | undefined }

/**
 * A text after a change of one form, which the other follows; HTML is sanitised. A form that says what the text says
 * already changes nothing and gives `before` itself, so that writing without the editor keeps its HTML.
 */
export function changedForms(before: TwoForms, { plain, html }: Wish): TwoForms {
  if (typeof html === 'string') {
    const clean = sanitize(html)
    if (clean === sanitize(before.html ?? htmlOfMarks(before.plain))) return before
    return { plain: plainOf(clean), html: clean }
  }
  if (plain === undefined || plain === normalised(before.plain)) return before
  const made = sanitize(htmlOfMarks(plain))
  // Uploads are kept by the HTML that shows them.
  return { plain, html: before.html === null && !imagesIn(made).length ? null : made }
}

/** Plain text of sanitised HTML, normalised like one that is typed. */
export const plainOf = (html: string): string => normalised(marksOfHtml(html))

const normalised = (text: string) => withoutUnseen(text).trim()
