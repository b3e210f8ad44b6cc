import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { optionalPhoneText } from '#src/wire/shapes.ts'
import { emailAddress, fullName, organisation } from '../../../wire/person-fields.ts'
import { newPasswordSchema } from '../../accounts/password-policy.ts'

export const MAX_ROWS = 10_000

export const peopleImport = z.strictObject({
  csv: z
    .string('Kirim isi berkas CSV.')
    .min(1, 'Kirim isi berkas CSV.')
    .max(1_000_000, 'Berkas terlalu besar.'),
  dry_run: z.boolean('Pilih ya atau tidak.').default(true),
})

/** One line of the list. Region and institution are looked up by name. */
export const invitedPerson = z.object({
  nama_lengkap: fullName,
  email: emailAddress,
  phone: optionalPhoneText('mobile', 'Tulis nomor ponsel.').transform((phone) => phone || null),
  organisasi: organisation.nullable(),
})
export type InvitedFields = {
  nama_lengkap: string
  phone: string | null
  organisasi: string | null
  region_id: number | null
  participant_id: number | null
}

const importRowShape = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  /** `known`: has an account or an invitation already, and is skipped. */
  status: z.enum(['new', 'known', 'error']),
  errors: z.array(z.string()),
})
export type ImportRowWire = z.output<typeof importRowShape>
export const importShape = z.object({
  dry_run: z.boolean(),
  counts: z.object({ new: z.int(), known: z.int(), error: z.int() }),
  /** Every invalid line, then the first hundred others. */
  rows: z.array(importRowShape),
})
export type ImportWire = z.output<typeof importShape>

const agreed = (message: string) => z.literal(true, { error: message })

export const acceptance = z.strictObject({
  token: z
    .string('Buka tautan dari e-mail.')
    .overwrite(oneLine)
    .min(1, 'Buka tautan dari e-mail.')
    .max(200, 'Tautan ini tidak utuh.'),
  password: newPasswordSchema,
  age_17: agreed('Akun hanya untuk orang berusia 17 tahun ke atas.'),
  consent_terms: agreed('Setujui syarat layanan untuk membuat akun.'),
  consent_privacy: agreed('Setujui pengolahan data untuk membuat akun.'),
  consent_newsletter: z.boolean('Pilih ya atau tidak.').default(false),
})
export const accepted = z.object({ activated: z.literal(true) })
