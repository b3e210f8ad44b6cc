import { plainText, sanitize } from '#src/platform/text/sanitize.ts'
import type { WxrItem } from './read-export.ts'

/** Length limits of the desk, in characters; for content of its HTML. */
const most = { title: 150, excerpt: 300, content: 100_000, author: 100 }
const SHORTEST_TITLE = 5
/** Length of a generated summary. */
const OWN_EXCERPT = 200

export type Fitted = { title: string; excerpt: string; notes: string[] }

const cut = (text: string, length: number): string =>
  text.length > length
    ? `${text
        .slice(0, length - 2)
        .toWellFormed()
        .replace(/\s+\S*$/, '')} …`
    : text

export const fitAuthor = (name: string): string => cut(name, most.author)

/** Fits title and summary to the desk's limits. @returns them with notes on changes */
export function fitToDesk(item: WxrItem, html: string): Fitted {
  const notes: string[] = []
  const given = plainText(item.title)
  const title = cut(given, most.title) || 'Tanpa judul'
  if (!given) notes.push('has no title')
  else if (given.length < SHORTEST_TITLE)
    notes.push(`title: shorter than the ${SHORTEST_TITLE} letters of the desk`)
  if (title.length < given.length) notes.push(`title: cut from ${given.length} letters`)
  const summary = plainText(item.excerpt)
  if (summary.length > most.excerpt) notes.push(`summary: cut from ${summary.length} letters`)
  const content = sanitize(html)
  if (content.length > most.content)
    notes.push(
      `text: ${content.length} letters, more than the ${most.content} of the desk; here whole, to be shortened`,
    )
  if (/\ufffd/.test(item.title + item.content + item.excerpt))
    notes.push('holds signs that were lost before (\ufffd)')
  return {
    title,
    excerpt: summary ? cut(summary, most.excerpt) : cut(plainText(content), OWN_EXCERPT),
    notes,
  }
}
