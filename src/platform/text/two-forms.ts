import { marksOfHtml } from '#src/wire/marked-text.ts'
import { sanitize } from './sanitize.ts'

/** A text as it is written without the editor, and as its HTML; null: the HTML is made of the plain text. */
export type TwoForms = { plain: string; html: string | null }

type Wish = { plain?: string | undefined; html?: string | null | undefined }

/**
 * A text after a change of one form, which the other follows; HTML is sanitised. A form that says what the text says
 * already changes nothing, so that writing without the editor keeps its HTML.
 * @param render HTML of the plain text
 */
export function changedForms(
  before: TwoForms,
  { plain, html }: Wish,
  render: (plain: string) => string,
): TwoForms {
  if (typeof html === 'string') {
    const clean = sanitize(html)
    if (clean === sanitize(before.html ?? render(before.plain))) return before
    return { plain: marksOfHtml(clean), html: clean }
  }
  return plain === undefined || plain === before.plain ? before : { plain, html: null }
}
