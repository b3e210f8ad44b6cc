import { z } from 'zod'
import {
  birthDate,
  birthPlace,
  emailAddress,
  fullName,
  gender,
  homeAddress,
  mobilePhone,
  organisation,
  participantId,
  regionId,
} from '../../../wire/person-fields.ts'

/** Clearable field: an empty string or null clears it. */
const clearable = <T extends z.ZodType>(field: T) =>
  z
    .preprocess((given) => (typeof given === 'string' && !given.trim() ? null : given), field.nullable())
    .optional()

export const profileChange = z.strictObject({
  /** Version that was edited; if omitted, the last write wins, field by field. */
  version: z.int('Muat ulang halaman ini.').positive('Muat ulang halaman ini.').optional(),
  nama_lengkap: fullName.optional(),
  phone: mobilePhone.optional(),
  alamat: clearable(homeAddress),
  region_id: regionId.optional(),
  jenis_kelamin: clearable(gender),
  tempat_lahir: clearable(birthPlace),
  tanggal_lahir: clearable(birthDate),
  organisasi: clearable(organisation),
  participant_id: clearable(participantId),
  email: emailAddress.optional(),
  consent_newsletter: z.boolean('Pilih ya atau tidak.').optional(),
  consent_terms: z.boolean('Pilih ya atau tidak.').optional(),
  consent_privacy: z.boolean('Pilih ya atau tidak.').optional(),
  visits_enabled: z.boolean('Pilih ya atau tidak.').optional(),
  image: z.string('Unggah foto dahulu.').max(100, 'Unggah foto dahulu.').nullable().optional(),
})
export type ProfileChange = z.output<typeof profileChange>
