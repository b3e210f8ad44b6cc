import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import type { DeskDownload } from './queries.ts'
import type { DownloadWish } from './schema.ts'
import { type DownloadDetails, hasCategory } from './write-queries.ts'

/** Fields of a download before anything is written. */
export const emptyDetails: DownloadDetails = {
  title: '',
  description: '',
  categoryId: 0,
  level: 'internal',
  image: null,
  imageAlt: '',
  imageX: 50,
  imageY: 50,
}

export const detailsOfDownload = (item: DeskDownload): DownloadDetails => ({
  title: item.title,
  description: item.description,
  categoryId: item.categoryId,
  level: item.level,
  image: item.imageName,
  imageAlt: item.imageAlt,
  imageX: item.imageX,
  imageY: item.imageY,
})

/** Applies the wished changes to a download's stored fields. */
export function applyDownloadChange(before: DownloadDetails, wish: DownloadWish): DownloadDetails {
  const image = wish.image === undefined ? before.image : wish.image
  return {
    title: wish.title ?? before.title,
    description: wish.description ?? before.description,
    categoryId: wish.category_id ?? before.categoryId,
    level: wish.level ?? before.level,
    image,
    imageAlt: image ? (wish.image_alt ?? before.imageAlt) : '',
    imageX: image ? (wish.image_x ?? before.imageX) : 50,
    imageY: image ? (wish.image_y ?? before.imageY) : 50,
  }
}

/** @throws Failure 400 for a picture without alt text, an unknown category, or no description when published */
export async function requireValidDetails(tx: Tx, face: DownloadDetails, isOut: boolean): Promise<void> {
  const errors: FieldErrors = {}
  if (face.image && !face.imageAlt) errors.image_alt = [sharedWords.describeImage]
  if (isOut && !face.description) errors.description = [words.sentenceBeforePublishing]
  if (!(await hasCategory(tx, face.categoryId))) errors.category_id = [words.noSuchCategory]
  if (Object.keys(errors).length) throw invalid(errors)
}
