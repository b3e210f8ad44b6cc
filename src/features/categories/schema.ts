import { z } from 'zod'
import { type CategoryKind, categorisedKinds } from '#src/kinds.ts'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'
import { versionField } from '../content/schema.ts'

const kindNames = categorisedKinds.map(({ kind }) => kind) as [CategoryKind, ...CategoryKind[]]
const kind = z.enum(kindNames, `Pilih salah satu: ${kindNames.join(', ')}.`)
export const kindParams = z.object({ kind })
export const categoryParams = z.object({ kind, id: idNumber })

const fields = {
  title: lineOfText('Tulis namanya.')
    .min(2, 'Nama paling pendek 2 huruf.')
    .max(60, 'Nama paling panjang 60 huruf.'),
  /** Sentence under the heading of its page; '' for the list's own. */
  lead: lineOfText('Tulis satu kalimat, atau kosongkan.').max(200, 'Paling panjang 200 huruf.'),
  /** Lower comes first. */
  position: z.int('Tulis angka bulat.').min(0, 'Paling kecil 0.').max(999, 'Paling besar 999.'),
  /** Parent of a download category; null for the first level. */
  parent_id: z.int('Pilih kategori induk.').positive('Pilih kategori induk.').nullable(),
}

export const newCategory = z.strictObject({ ...z.object(fields).partial().shape, title: fields.title })
export const categoryChange = z.strictObject({ version: versionField, ...z.object(fields).partial().shape })
export type CategoryWish = { [K in keyof typeof fields]?: z.output<(typeof fields)[K]> | undefined }

/** Target of the items; without it there must be none. */
export const newHome = z.object({ into: idNumber.optional() })

export const categoryShape = z.object({
  id: z.int(),
  kind,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  position: z.int(),
  parent_id: z.int().nullable(),
  /** Number of its items, including drafts. */
  items: z.int(),
  /** Number of its child categories. */
  children: z.int(),
  version: z.int(),
})
export type CategoryWire = z.output<typeof categoryShape>

export const goneShape = z.object({ id: z.int(), moved: z.int() })
