import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import { pageFields } from '../page/schema.ts'

const deskSorts = ['title', '-title', 'updated_at', '-updated_at'] as const
const yesNo = z.enum(['0', '1'], 'Tulis 0 atau 1.')

export const deskParticipantFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  region: idNumber.optional(),
  letter: z
    .string()
    .regex(/^[A-Za-z#]$/, 'Tulis satu huruf A–Z, atau #.')
    .toUpperCase()
    .optional(),
  /** Only institutions without a PIC. */
  without_pic: yesNo.default('0'),
  /** Only institutions with a pending change. */
  changed: yesNo.default('0'),
  /** Only removed institutions. */
  deleted: yesNo.default('0'),
  sort: z.enum(deskSorts, `Pilih salah satu: ${deskSorts.join(', ')}.`).default('title'),
})
export type DeskParticipantFilter = z.output<typeof deskParticipantFilter>

const facts = {
  title: lineOfText('Tulis nama lembaga.')
    .min(3, 'Paling pendek 3 huruf.')
    .max(150, 'Paling panjang 150 huruf.'),
  region_id: z.int('Pilih region.').positive('Pilih region.'),
  founded: z
    .int('Tulis tahun, misalnya 1989.')
    .min(1600, 'Paling awal 1600.')
    .max(2100, 'Paling akhir 2100.')
    .nullable(),
  address: linesOfText('Tulis alamat.').max(500, 'Paling panjang 500 huruf.'),
}

const newFields = z.strictObject({ ...facts, ...pageFields })

export const newParticipant = z.strictObject({
  title: facts.title,
  region_id: facts.region_id,
  ...newFields.omit({ title: true, region_id: true }).partial().shape,
})
export type NewParticipantInput = z.output<typeof newParticipant>

export const participantChange = z.strictObject({
  version: z.int('Muat ulang halaman ini.').positive('Muat ulang halaman ini.'),
  ...newFields.partial().shape,
  /** Slug below `/participants`; the former one redirects. */
  slug: z
    .string('Tulis alamat.')
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Hanya huruf kecil, angka, dan tanda hubung, misalnya mata-air-passo.',
    )
    .max(80, 'Paling panjang 80 huruf.')
    .optional(),
})
export type ParticipantChange = z.output<typeof participantChange>

export const deskParticipantRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  id_region: z.int(),
  title_region: z.string(),
  total_member: z.int(),
  pics_total: z.int(),
  members_total: z.int(),
  claims_total: z.int(),
  has_change: z.boolean(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type DeskParticipantRowWire = z.output<typeof deskParticipantRowShape>
