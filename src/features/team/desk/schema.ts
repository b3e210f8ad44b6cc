import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { personName } from '#src/wire/person-name.ts'
import { imageShape, lineOfText, linesOfText, optionalPhoneText, searchText } from '#src/wire/shapes.ts'
import { keyField, pictureFields, versionField } from '../../content/schema.ts'
import { teamFlags } from '../schema.ts'

const WEB = 'Tulis alamat lengkap yang diawali https://, atau kosongkan.'
const webAddress = z
  .string(WEB)
  .trim()
  .max(300, 'Paling panjang 300 huruf.')
  .refine((text) => text === '' || URL.parse(text)?.protocol === 'https:', WEB)

const fields = {
  name: personName('Tulis namanya.')
    .min(3, 'Nama paling pendek 3 huruf.')
    .max(100, 'Nama paling panjang 100 huruf.'),
  title: lineOfText('Tulis jabatannya.')
    .min(2, 'Paling pendek 2 huruf.')
    .max(120, 'Paling panjang 120 huruf.'),
  flag: z.enum(teamFlags, `Pilih salah satu: ${teamFlags.join(', ')}.`),
  about: linesOfText('Tulis tentangnya.').max(600, 'Paling panjang 600 huruf.'),
  lembaga: lineOfText('Tulis lembaganya.').max(150, 'Paling panjang 150 huruf.'),
  region_id: z.int('Pilih region.').positive('Pilih region.').nullable(),
  /** Stored as chat addresses have it: `628…`. */
  wa_number: optionalPhoneText('any', 'Tulis nomornya.').transform((phone) => phone.replace('+', '')),
  linkedin: webAddress,
  facebook: webAddress,
  instagram: webAddress,
  twitter: webAddress,
  /** Lower comes first. */
  position: z.int('Tulis angka bulat.').min(0, 'Paling kecil 0.').max(9_999, 'Paling besar 9999.'),
  ...pictureFields,
}
const { name, title, flag, ...rest } = fields
const others = z.object(rest).partial().shape

export const newMember = z.strictObject({
  name,
  title,
  flag,
  ...others,
  idempotency_key: keyField.optional(),
})
export const memberChange = z.strictObject({ version: versionField, ...z.object(fields).partial().shape })
export type MemberWish = Partial<z.output<typeof newMember>>

export const deskTeamFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  flag: fields.flag.optional(),
  status: z.enum(['deleted'], 'Pilih deleted, atau kosongkan.').optional(),
})
export type DeskTeamFilter = z.output<typeof deskTeamFilter>

export const deskMemberShape = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  flag: z.enum(teamFlags),
  about: z.string(),
  lembaga: z.string(),
  region: z.object({ id: z.int(), title: z.string() }).nullable(),
  wa_number: z.string(),
  linkedin: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  position: z.int(),
  image: imageShape.nullable(),
  image_alt: z.string(),
  image_x: z.int(),
  image_y: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type DeskMemberWire = z.output<typeof deskMemberShape>
