import {
  imagesIn,
  plainText,
  proseOf,
  SANITIZER_VERSION,
  sanitize,
  storedHtml,
} from '#src/platform/text/sanitize.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { NewsStatus } from '../workflow.ts'
import * as apiWords from './api-words.id.ts'
import type { TextRow } from './queries.ts'
import { CONTENT_TOO_LONG, MAX_CONTENT } from './schema.ts'

/** A text to be stored; its HTML is sanitised. */
export type NewsText = {
  title: string
  excerpt: string
  content: string
  sanitizerVersion: number
  categoryId: number
  image: string | null
}

/** `content` is unsanitised HTML. */
type Given = { title: string; excerpt: string; content: string; category_id: number; image: string | null }
type Wish = { [K in keyof Given]?: Given[K] | undefined }

export const asText = (wish: Given): NewsText => ({
  title: wish.title,
  excerpt: wish.excerpt,
  content: sanitize(wish.content),
  sanitizerVersion: SANITIZER_VERSION,
  categoryId: wish.category_id,
  image: wish.image,
})

/** Applies the wished changes to a stored text. */
export const changedText = (text: TextRow, wish: Wish): NewsText => ({
  title: wish.title ?? text.title,
  excerpt: wish.excerpt ?? text.excerpt,
  content: wish.content === undefined ? storedHtml(text) : sanitize(wish.content),
  sanitizerVersion: SANITIZER_VERSION,
  categoryId: wish.category_id ?? text.category.id,
  image: wish.image === undefined ? text.imageName : wish.image,
})

type Stored = Pick<TextRow, 'title' | 'excerpt' | 'content' | 'sanitizerVersion' | 'category' | 'imageName'>

export const isSameText = (text: Stored, other: NewsText): boolean =>
  text.title === other.title &&
  text.excerpt === other.excerpt &&
  storedHtml(text) === other.content &&
  text.category.id === other.categoryId &&
  text.imageName === other.image

/** Sanitised HTML may be longer: `<` becomes `&lt;`. */
export const tooLong = ({ content }: Pick<NewsText, 'content'>): FieldErrors =>
  content.length > MAX_CONTENT ? { content: [CONTENT_TOO_LONG] } : {}

/** Errors of a text that is not ready for readers. */
export const lacks = (text: Pick<NewsText, 'content'>): FieldErrors =>
  plainText(text.content) || imagesIn(text.content).length ? {} : { content: [apiWords.textFirst] }

/** True for a state in which others than the writers read a text. */
export const isSent = (status: NewsStatus): boolean => status !== 'draft' && status !== 'revision'

const EXCERPT_LENGTH = 200

/** Fills an empty excerpt with the text's first words, so that the publisher sees what lists will show. */
export function withExcerpt(text: NewsText): NewsText {
  if (text.excerpt) return text
  const words = plainText(proseOf(text.content))
  if (words.length <= EXCERPT_LENGTH) return { ...text, excerpt: words }
  const cut = words.slice(0, EXCERPT_LENGTH)
  const sentences = cut.slice(
    0,
    Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? ')) + 1,
  )
  return { ...text, excerpt: sentences.length > 60 ? sentences : `${cut.slice(0, cut.lastIndexOf(' '))} …` }
}
