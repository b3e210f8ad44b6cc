import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
/** An uploaded picture: `name` as requests take it. */
export type Photo = { name: string; url: string }

/** Text fields in the editor. */
export type Text = {
  title: string
  excerpt: string
  /** HTML. */
  content: string
  categoryId: number | null
  /** Null: the woven cover. */
  photo: Photo | null
}

export const emptyText: Text = { title: '', excerpt: '', content: '', categoryId: null, photo: null }

export const limits = { shortestTitle: 5, title: 150, excerpt: 300, content: 100_000 }

export const sameText = (a: Text, b: Text): boolean =>
  a.title === b.title &&
  a.excerpt.trim() === b.excerpt.trim() &&
  a.categoryId === b.categoryId &&
  a.photo?.name === b.photo?.name &&
  (a.content === b.content || plainest(a.content) === plainest(b.content))

/** Normalises HTML: the server serialises it differently from browsers; an empty paragraph is nothing. */
const plainest = (html: string) =>
  html
    .replaceAll(' />', '>')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&quot;/g, '"')
    .replace(/(?:<p><\/p>)+$/, '')

/** Reason why the server would reject a text, in words for the writer; null if it would not. */
export function whyUnkept(text: Text, isNew: boolean): string | null {
  const { title, content, excerpt } = text
  if (title.length > limits.title) return words.titleTooLong(limits.title)
  if (excerpt.length > limits.excerpt) return words.excerptTooLong(limits.excerpt)
  if (content.length > limits.content) return sharedWords.contentTooLong
  if (isNew && (title.trim().length < limits.shortestTitle || text.categoryId === null))
    return words.neededToSave
  return null
}
