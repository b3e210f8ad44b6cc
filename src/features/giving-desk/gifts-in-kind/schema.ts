import { z } from 'zod'
import { designations } from '#src/features/giving/designations.ts'
import { bookFilter, designationInput } from '#src/features/giving/schema.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { emailAddress, fullName, mobilePhone } from '#src/wire/person-fields.ts'
import { dayText, idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'

const oneOf = (names: readonly string[]) => `Pilih salah satu: ${names.join(', ')}.`

const filter = {
  /** Part of the thing, or of the giver's name or address. */
  q: searchText.default(''),
  state: z.enum(['valid', 'void'], oneOf(['valid', 'void'])).optional(),
  ...bookFilter,
}
export const giftInKindFilter = z.object(filter)
export type GiftInKindFilter = z.output<typeof giftInKindFilter>
export const giftInKindQuery = z.object({ ...filter, ...pageQuery() })
export const giftInKindParams = z.object({ id: idNumber })

const MOST = 1_000_000_000
const WHOLE = 'Tulis jumlah bulat; untuk bagian dari satu pakai satuan yang lebih kecil.'

export const newGiftInKind = z
  .strictObject({
    thing: lineOfText('Tulis barangnya.').min(2, 'Tulis barangnya.').max(200, 'Paling panjang 200 huruf.'),
    quantity: z.int(WHOLE).min(1, 'Paling sedikit 1.').max(MOST, 'Jumlah ini terlalu besar.'),
    unit: lineOfText('Tulis satuannya, misalnya karung.')
      .min(1, 'Tulis satuannya, misalnya karung.')
      .max(40, 'Paling panjang 40 huruf.'),
    /** Whole rupiah, for the desk alone: on no paper, in no sum. */
    estimated_value: z
      .int('Tulis jumlah dalam rupiah bulat, misalnya 1500000.')
      .min(0, 'Tulis jumlah dalam rupiah bulat, misalnya 1500000.')
      .max(1_000_000_000_000, 'Nilai ini terlalu besar.')
      .nullable()
      .default(null),
    /** A person of the network; else `giver`. */
    user_id: z.int('Pilih dari daftar.').positive('Pilih dari daftar.').nullable().default(null),
    giver: z
      .strictObject({
        name: fullName,
        email: emailAddress.nullable().default(null),
        phone: mobilePhone.nullable().default(null),
      })
      .nullable()
      .default(null),
    designation: designationInput,
    received_on: dayText('2000-01-01'),
    note: linesOfText('Tulis catatan.').max(500, 'Paling panjang 500 huruf.').default(''),
    idempotency_key: z.uuid('Muat ulang halaman ini, lalu kirim lagi.').toLowerCase(),
  })
  .refine(({ user_id, giver }) => (user_id === null) !== (giver === null), {
    path: ['user_id'],
    error: 'Pilih orang dari jaringan, atau tulis nama pemberinya; jangan keduanya.',
  })
export type NewGiftInKind = z.output<typeof newGiftInKind>

export const voidGiftInKind = z.strictObject({
  reason: linesOfText('Tulis apa yang keliru.')
    .min(3, 'Tulis apa yang keliru.')
    .max(500, 'Paling panjang 500 huruf.'),
})

const moment = z.iso.datetime()

/** Gift in kind at the desk. */
export const giftInKindShape = z.object({
  id: z.int(),
  /** Number of its receipt: `JKL-B/2026/000012`. */
  number: z.string(),
  status: z.enum(['valid', 'void']),
  thing: z.string(),
  quantity: z.int(),
  unit: z.string(),
  estimated_value: z.int().nullable(),
  /** Number of the giver's account; null for others. */
  user_id: z.int().nullable(),
  /** Null once the giver was erased. */
  giver_name: z.string().nullable(),
  giver_email: z.string().nullable(),
  giver_phone: z.string().nullable(),
  designation: z.object({ type: z.enum(designations), id: z.int().nullable(), title: z.string() }),
  received_on: z.iso.date(),
  note: z.string(),
  entered_by: z.string(),
  entered_at: moment,
  voided_by: z.string().nullable(),
  voided_at: moment.nullable(),
  void_reason: z.string().nullable(),
})
export type GiftInKindWire = z.output<typeof giftInKindShape>
