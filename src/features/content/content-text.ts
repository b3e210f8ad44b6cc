import { isDeepStrictEqual } from 'node:util'
import { invalid } from '#src/platform/http/failures.ts'
import {
  imagesIn,
  plainText,
  proseOf,
  SANITIZER_VERSION,
  sanitize,
  storedHtml,
} from '#src/platform/text/sanitize.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as apiWords from './api-words.id.ts'
import type { Details } from './content-kind.ts'
import type { TextRow } from './queries.ts'
import { CONTENT_TOO_LONG, MAX_CONTENT } from './schema.ts'
import type { ContentText } from './write-queries.ts'

/** Text fields of a request body; `content` is HTML, sanitised later. */
export type TextWish = {
  title?: string | undefined
  excerpt?: string | undefined
  content?: string | undefined
  theme_id?: number | undefined
  author?: string | undefined
  image?: string | null | undefined
  image_alt?: string | undefined
  image_x?: number | undefined
  image_y?: number | undefined
}

export const noText: ContentText = {
  title: '',
  excerpt: '',
  content: '',
  sanitizerVersion: SANITIZER_VERSION,
  categoryId: null,
  author: null,
  image: null,
  imageAlt: '',
  imageX: 50,
  imageY: 50,
  details: {},
}

/** A stored text, ready to be stored again. */
export const textOf = (row: TextRow): ContentText => ({
  title: row.title,
  excerpt: row.excerpt,
  content: storedHtml(row),
  sanitizerVersion: SANITIZER_VERSION,
  categoryId: row.categoryId,
  author: row.author,
  image: row.imageName,
  imageAlt: row.imageAlt,
  imageX: row.imageX,
  imageY: row.imageY,
  details: row.details,
})

/**
 * Applies the wished changes to a text and sanitises its HTML.
 * @param names of the details of its kind
 * @throws Failure 400 for a picture without alt text, or a text too long
 */
export function changedText(before: ContentText, wish: TextWish, names: readonly string[] = []): ContentText {
  const image = wish.image === undefined ? before.image : wish.image
  const text: ContentText = {
    title: wish.title ?? before.title,
    excerpt: wish.excerpt ?? before.excerpt,
    content: wish.content === undefined ? before.content : sanitize(wish.content),
    sanitizerVersion: SANITIZER_VERSION,
    categoryId: wish.theme_id ?? before.categoryId,
    author: wish.author ?? before.author,
    image,
    imageAlt: image ? (wish.image_alt ?? before.imageAlt) : '',
    imageX: image ? (wish.image_x ?? before.imageX) : 50,
    imageY: image ? (wish.image_y ?? before.imageY) : 50,
    details: detailsOf(before.details, wish as Partial<Details>, names),
  }
  const errors: FieldErrors = {}
  // Sanitised HTML may be longer: `<` becomes `&lt;`.
  if (text.content.length > MAX_CONTENT) errors.content = [CONTENT_TOO_LONG]
  if (image && !text.imageAlt) errors.image_alt = [sharedWords.describeImage]
  if (Object.keys(errors).length) throw invalid(errors)
  return text
}

const detailsOf = (before: Details, wish: Partial<Details>, names: readonly string[]): Details =>
  Object.fromEntries(
    names.map((name) => [name, wish[name] === undefined ? (before[name] ?? null) : wish[name]]),
  )

/** @throws Failure 400 for a text that readers would find empty */
export function requireWords(text: ContentText) {
  if (!plainText(text.content) && !imagesIn(text.content).length)
    throw invalid({ content: [apiWords.textBeforePublishing] })
}

const names = Object.keys(noText).filter((name) => name !== 'sanitizerVersion') as (keyof ContentText)[]

/** Names of the fields that differ. */
export const differing = (a: ContentText, b: ContentText): (keyof ContentText)[] =>
  names.filter((name) => !isDeepStrictEqual(a[name], b[name]))

const EXCERPT_LENGTH = 200

/** Fills an empty excerpt with the text's first words. */
export function withExcerpt(text: ContentText): ContentText {
  if (text.excerpt) return text
  const words = plainText(proseOf(text.content))
  if (words.length <= EXCERPT_LENGTH) return { ...text, excerpt: words }
  const cut = words.slice(0, EXCERPT_LENGTH)
  return { ...text, excerpt: `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))} …` }
}
