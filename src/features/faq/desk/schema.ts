import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { lineOfText, searchText } from '#src/wire/shapes.ts'
import { keyField, versionField } from '../../content/schema.ts'

const fields = {
  question: lineOfText('Tulis pertanyaannya.')
    .min(5, 'Pertanyaan paling pendek 5 huruf.')
    .max(200, 'Pertanyaan paling panjang 200 huruf.'),
  /** HTML. */
  answer: z.string('Tulis jawabannya.').max(20_000, 'Jawaban paling panjang 20.000 karakter.'),
  category: lineOfText('Tulis kelompoknya.')
    .min(2, 'Paling pendek 2 huruf.')
    .max(100, 'Paling panjang 100 huruf.'),
  /** Sort position, ascending. */
  position: z.int('Tulis angka bulat.').min(0, 'Paling kecil 0.').max(9_999, 'Paling besar 9999.'),
}

export const newFaq = z.strictObject({
  ...fields,
  position: fields.position.optional(),
  idempotency_key: keyField.optional(),
})
export type NewFaq = Omit<z.output<typeof newFaq>, 'idempotency_key'>
export const faqChange = z.strictObject({ version: versionField, ...z.object(fields).partial().shape })
export type FaqWish = { [K in keyof typeof fields]?: z.output<(typeof fields)[K]> | undefined }

export const deskFaqFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  status: z.enum(['deleted'], 'Pilih deleted, atau kosongkan.').optional(),
})
export type DeskFaqFilter = z.output<typeof deskFaqFilter>

export const deskFaqShape = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  position: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type DeskFaqWire = z.output<typeof deskFaqShape>
