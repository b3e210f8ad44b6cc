import { z } from 'zod'
import { contentStatuses } from '#src/wire/content.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { scenes } from '../covers/scene-names.ts'
import * as words from './api-words.id.ts'

/** Characters of HTML. */
export const MAX_CONTENT = 100_000
export const CONTENT_TOO_LONG = sharedWords.textTooLong

const percent = (text: string) => z.int(text).min(0, text).max(100, text).multipleOf(25, text)
export const versionField = z.int(sharedWords.reload).positive(sharedWords.reload)
export const keyField = z.uuid(sharedWords.reloadAndSend).toLowerCase()

/** Slug of an item below its list. */
export const slugField = z
  .string(sharedWords.addressMissing)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, words.slugUnclear)
  .max(80, sharedWords.slugTooLong)

/** A picture with alt text, and the focal point that every crop keeps, in percent: 0, 25, 50, 75 or 100. */
export const pictureFields = {
  /** The name of an uploaded file; null for the woven cover. */
  image: z.string(sharedWords.chooseImage).max(100, sharedWords.chooseImage).nullable(),
  image_alt: lineOfText(sharedWords.altMissing).max(300, words.altTooLong),
  image_x: percent(words.focusUnclear),
  image_y: percent(words.focusUnclear),
}

/** The scene of the woven cover; null for the one that follows from the item's words. */
export const sceneField = z.enum(scenes, words.chooseWeave).nullable()

/** Fields of every text of the desk. */
const textFields = {
  title: lineOfText(sharedWords.titleMissing)
    .min(5, sharedWords.titleTooShort)
    .max(150, sharedWords.titleTooLong),
  excerpt: linesOfText(sharedWords.excerptMissing).max(300, sharedWords.excerptTooLong),
  content: z.string(sharedWords.textMissing).max(MAX_CONTENT, CONTENT_TOO_LONG),
  ...pictureFields,
}

/** Optional fields of a new text with their defaults. */
export const newTextFields = {
  ...textFields,
  excerpt: textFields.excerpt.default(''),
  content: textFields.content.default(''),
  image: textFields.image.default(null),
  image_alt: textFields.image_alt.default(''),
  image_x: textFields.image_x.default(50),
  image_y: textFields.image_y.default(50),
  idempotency_key: keyField.optional(),
}

/** Omitted fields stay; `version` is the one that was read. */
export const changeFields = {
  version: versionField,
  ...z.object(textFields).partial().shape,
  slug: slugField.optional(),
  status: z.enum(contentStatuses).optional(),
  publish_at: z.iso.datetime({ offset: true, error: sharedWords.momentUnclear }).optional(),
}

export const contentSorts = [
  '-worked_at',
  'worked_at',
  '-published_at',
  'published_at',
  'title',
  '-title',
] as const
const listStatuses = [...contentStatuses, 'deleted'] as const

/** `deleted` lists what can still be restored; without a status everything else is listed. */
export const contentFilterFields = {
  ...pageQuery(),
  q: searchText.optional(),
  status: z.enum(listStatuses).optional(),
  sort: z.enum(contentSorts).default('-worked_at'),
}
export type ContentFilter = {
  page: number
  limit: number
  q?: string | undefined
  status?: (typeof listStatuses)[number] | undefined
  /** One of `contentSorts`, or an order of the kind's own. */
  sort: string
  theme?: number | undefined
}

export const contentParams = z.object({ id: idNumber })
export const revisionParams = z.object({ id: idNumber, revision: idNumber })
export const versionBody = z.strictObject({ version: versionField })
