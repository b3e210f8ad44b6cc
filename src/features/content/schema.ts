import { z } from 'zod'
import { contentStatuses } from '#src/wire/content.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import { scenes } from '../covers/scene-names.ts'

/** Characters of HTML. */
export const MAX_CONTENT = 100_000
export const CONTENT_TOO_LONG = 'Isi paling panjang 100.000 karakter, termasuk bentuk hurufnya.'

const percent = (text: string) => z.int(text).min(0, text).max(100, text).multipleOf(25, text)
export const versionField = z.int('Muat ulang halaman ini.').positive('Muat ulang halaman ini.')
export const keyField = z.uuid('Muat ulang halaman ini, lalu kirim lagi.').toLowerCase()

/** Slug of an item below its list. */
export const slugField = z
  .string('Tulis alamat.')
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Hanya huruf kecil, angka, dan tanda hubung, misalnya kabar-dari-timor.',
  )
  .max(80, 'Alamat paling panjang 80 huruf.')

/** A picture with alt text, and the focal point that every crop keeps, in percent: 0, 25, 50, 75 or 100. */
export const pictureFields = {
  /** The name of an uploaded file; null for the woven cover. */
  image: z.string('Pilih gambar.').max(100, 'Pilih gambar.').nullable(),
  image_alt: lineOfText('Tulis apa yang terlihat.').max(300, 'Keterangan gambar paling panjang 300 huruf.'),
  image_x: percent('Tulis 0, 25, 50, 75, atau 100.'),
  image_y: percent('Tulis 0, 25, 50, 75, atau 100.'),
}

/** The scene of the woven cover; null for the one that follows from the item's words. */
export const sceneField = z.enum(scenes, 'Pilih salah satu gambar tenun, atau biarkan otomatis.').nullable()

/** Fields of every text of the desk. */
const textFields = {
  title: lineOfText('Tulis judul.')
    .min(5, 'Judul paling pendek 5 huruf.')
    .max(150, 'Judul paling panjang 150 huruf.'),
  excerpt: linesOfText('Tulis ringkasan.').max(300, 'Ringkasan paling panjang 300 huruf.'),
  content: z.string('Tulis isinya.').max(MAX_CONTENT, CONTENT_TOO_LONG),
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
  status: z.enum(contentStatuses, `Pilih salah satu: ${contentStatuses.join(', ')}.`).optional(),
  publish_at: z.iso
    .datetime({ offset: true, error: 'Tulis tanggal, jam dan zona, misalnya 2026-12-01T08:00:00+07:00.' })
    .optional(),
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
  status: z.enum(listStatuses, `Pilih salah satu: ${listStatuses.join(', ')}.`).optional(),
  sort: z.enum(contentSorts, `Pilih salah satu: ${contentSorts.join(', ')}.`).default('-worked_at'),
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
