import { z } from 'zod'
import { languages } from '#src/wire/language.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
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
import * as words from './api-words.id.ts'

/** Clearable field: an empty string or null clears it. */
const clearable = <T extends z.ZodType>(field: T) =>
  z
    .preprocess((given) => (typeof given === 'string' && !given.trim() ? null : given), field.nullable())
    .optional()

export const profileChange = z.strictObject({
  /** Version that was edited; if omitted, the last write wins, field by field. */
  version: z.int(sharedWords.reload).positive(sharedWords.reload).optional(),
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
  consent_newsletter: z.boolean(sharedWords.yesOrNo).optional(),
  consent_terms: z.boolean(sharedWords.yesOrNo).optional(),
  consent_privacy: z.boolean(sharedWords.yesOrNo).optional(),
  visits_enabled: z.boolean(sharedWords.yesOrNo).optional(),
  language: z.enum(languages, words.chooseLanguage).optional(),
  image: z.string(words.photoMissing).max(100, words.photoMissing).nullable().optional(),
})
export type ProfileChange = z.output<typeof profileChange>
