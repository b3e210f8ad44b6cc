import { z } from 'zod'
import { type Language, languages } from '#src/wire/language.ts'
import { oneLine } from '#src/wire/one-line.ts'
import { optionalPhoneText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { emailAddress, fullName, organisation } from '../../../wire/person-fields.ts'
import { newPasswordSchema } from '../../accounts/password-policy.ts'
import * as words from './api-words.id.ts'

export const MAX_ROWS = 10_000

export const peopleImport = z.strictObject({
  csv: z.string(sharedWords.sendCsv).min(1, sharedWords.sendCsv).max(1_000_000, sharedWords.fileTooLarge),
  dry_run: z.boolean(sharedWords.yesOrNo).default(true),
})

/** One line of the list. Region and institution are looked up by name. */
export const invitedPerson = z.object({
  nama_lengkap: fullName,
  email: emailAddress,
  phone: optionalPhoneText('mobile', words.phoneMissing).transform((phone) => phone || null),
  organisasi: organisation.nullable(),
  /** Of the invitation, and at first of the account. */
  language: z.enum(languages).default(languages[0]),
})
export type InvitedFields = {
  nama_lengkap: string
  phone: string | null
  organisasi: string | null
  region_id: number | null
  participant_id: number | null
  /** Older invitations name none. */
  language?: Language
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
    .string(sharedWords.openLinkFromEmail)
    .overwrite(oneLine)
    .min(1, sharedWords.openLinkFromEmail)
    .max(200, sharedWords.linkIncomplete),
  password: newPasswordSchema,
  age_17: agreed(sharedWords.seventeenNeeded),
  consent_terms: agreed(sharedWords.termsNeeded),
  consent_privacy: agreed(sharedWords.privacyNeeded),
  consent_newsletter: z.boolean(sharedWords.yesOrNo).default(false),
})
export const accepted = z.object({ activated: z.literal(true) })
