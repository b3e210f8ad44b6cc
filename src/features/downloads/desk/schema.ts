import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber, imageShape, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { keyField, pictureFields, slugField, versionField } from '../../content/schema.ts'
import { levels } from '../policy.ts'
import * as words from './api-words.id.ts'

const statuses = ['draft', 'published', 'archived'] as const
export type DownloadStatus = (typeof statuses)[number]
const fields = {
  title: lineOfText(sharedWords.titleMissing)
    .min(5, sharedWords.titleTooShort)
    .max(150, sharedWords.titleTooLong),
  /** Plain text. */
  description: linesOfText(sharedWords.descriptionMissing).max(600, words.descriptionTooLong),
  category_id: z.int(words.chooseCategory).positive(words.chooseCategory),
  level: z.enum(levels),
  /** Name of a document that the caller uploaded. */
  file: z.string(words.uploadFile).min(1, words.uploadFile).max(100, words.uploadFile),
  ...pictureFields,
}
const { description, image, image_alt, image_x, image_y, ...needed } = fields

export const newDownload = z.strictObject({
  ...needed,
  ...z.object({ description, image, image_alt, image_x, image_y }).partial().shape,
  idempotency_key: keyField.optional(),
})

/** Omitted fields stay; `version` is the one that was read. Another file is a new version of it. */
export const downloadChange = z.strictObject({
  version: versionField,
  ...z.object(fields).partial().shape,
  slug: slugField.optional(),
  status: z.enum(statuses).optional(),
})
export type DownloadWish = Omit<z.output<typeof downloadChange>, 'version'>

const sorts = ['-updated_at', 'updated_at', '-published_at', 'published_at', 'title', '-title'] as const
const listStatuses = [...statuses, 'deleted'] as const

/** `deleted` lists what can still be restored; a category includes its children. */
export const deskDownloadFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  category: idNumber.optional(),
  level: z.enum(levels).optional(),
  status: z.enum(listStatuses).optional(),
  sort: z.enum(sorts).default('-updated_at'),
})
export type DeskDownloadFilter = z.output<typeof deskDownloadFilter>

export const fileParams = z.object({ id: idNumber, number: idNumber })

const moment = z.iso.datetime()
const category = z.object({ id: z.int(), title: z.string() })

export const deskDownloadRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(statuses),
  level: z.enum(levels),
  category,
  parent_category: category.nullable(),
  file: z.object({ name: z.string(), size: z.int(), number: z.int() }),
  published_at: moment.nullable(),
  updated_at: moment,
  deleted_at: moment.nullable(),
  version: z.int(),
})
export type DeskDownloadRowWire = z.output<typeof deskDownloadRowShape>

const fileShape = z.object({
  number: z.int(),
  name: z.string(),
  size: z.int(),
  created_at: moment,
  /** Uploader; null for files of the installation. */
  author: z.string().nullable(),
  /** The version whose file was restored. */
  again: z.int().nullable(),
  is_current: z.boolean(),
})

export const deskDownloadShape = deskDownloadRowShape.extend({
  description: z.string(),
  image: imageShape.nullable(),
  image_alt: z.string(),
  image_x: z.int(),
  image_y: z.int(),
  created_at: moment,
  /** Newest first. */
  files: z.array(fileShape),
})
export type DeskDownloadWire = z.output<typeof deskDownloadShape>

const takenFields = {
  /** Version number of the file. */
  version: idNumber.optional(),
  from: dayText().optional(),
  to: dayText().optional(),
}
export const takenFilter = z.object({ ...pageQuery(), ...takenFields })
export const takenFileFilter = z.object({ download: idNumber, ...takenFields })
export type TakenFilter = { version?: number | undefined; from?: string | undefined; to?: string | undefined }

export const takenShape = z.object({
  id: z.int(),
  at: moment,
  /** Version number and name of the file. */
  version: z.int(),
  file_name: z.string().nullable(),
  /** Null for a guest. */
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type TakenWire = z.output<typeof takenShape>
