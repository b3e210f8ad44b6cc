import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { oneLine } from '#src/wire/one-line.ts'
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
import { sentPassword } from '../password.ts'
import { newPasswordSchema, RESEMBLES, resembles } from '../password-policy.ts'
import * as words from './api-words.id.ts'

const slugOfList = z.string(sharedWords.chooseList).max(80, sharedWords.chooseList)

const agreed = (message: string) => z.literal(true, { error: message })

const needed = {
  age_17: sharedWords.seventeenNeeded,
  consent_terms: sharedWords.termsNeeded,
  consent_privacy: sharedWords.privacyNeeded,
} as const

/** Fields that only the person themselves can declare. */
const declaration = z.object({
  nama_lengkap: fullName,
  age_17: agreed(needed.age_17),
  consent_terms: agreed(needed.consent_terms),
  consent_privacy: agreed(needed.consent_privacy),
})

/** Checked even if other fields are invalid, to report all errors at once. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

const isNotOwn = ({ password, email, nama_lengkap }: Record<string, unknown>) =>
  typeof password !== 'string' ||
  typeof email !== 'string' ||
  typeof nama_lengkap !== 'string' ||
  !resembles(password, { email, name: nama_lengkap })

export const registration = z
  .strictObject({
    ...declaration.shape,
    email: emailAddress,
    password: newPasswordSchema,
    phone: mobilePhone,
    region_id: regionId,
    participant_id: participantId.nullish(),
    organisasi: organisation.nullish(),
    jenis_kelamin: gender.nullish(),
    tempat_lahir: birthPlace.nullish(),
    tanggal_lahir: birthDate.nullish(),
    alamat: homeAddress.nullish(),
    consent_newsletter: z.boolean(sharedWords.yesOrNo).default(false),
    /** Addresses of further mailing lists. */
    lists: z.array(slugOfList, sharedWords.chooseList).max(50, words.atMost50Lists).default([]),
    captcha: captchaSolution,
  })
  .refine(isNotOwn, { ...always, path: ['password'], error: RESEMBLES })
export type Registration = z.output<typeof registration>

/** Identical for addresses with and without an account. */
export const registrationReceipt = z.object({
  activation_required: z.literal(true),
  email_masked: z.string(),
  expires_at: z.iso.datetime(),
})

const UNKNOWN_WAY = words.unknownWay

/**
 * `{token}`, `{email, code}` or `{email, resend: true}`; the first two with `password` or `new_password` in another
 * browser.
 */
export const activation = z
  .strictObject({
    token: z
      .string(sharedWords.openLinkFromEmail)
      .overwrite(oneLine)
      .max(200, sharedWords.linkIncomplete)
      .optional(),
    email: emailAddress.optional(),
    code: z
      .string(words.sixDigitsMissing)
      .max(40, words.sixDigitsMissing)
      .transform((text) => oneLine(text).replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^[0-9]{6}$/, words.sixDigitsMissing))
      .optional(),
    resend: z.literal(true, { error: UNKNOWN_WAY }).optional(),
    /** Password of the registration, needed in another browser than the registering one. */
    password: sentPassword.optional(),
    /** Replacement password, with name and consents of the mail's reader. */
    new_password: newPasswordSchema.optional(),
    ...declaration.partial().shape,
  })
  .superRefine(isOneWay, always)
  .superRefine(isDeclared, always)
export type Activation = z.output<typeof activation>

function isDeclared(given: Record<string, unknown>, context: z.core.$RefinementCtx) {
  if (given.new_password === undefined) return
  for (const [field, message] of Object.entries({ nama_lengkap: sharedWords.fullNameMissing, ...needed }))
    if (given[field] === undefined) context.addIssue({ code: 'custom', path: [field], message })
}

function isOneWay(given: Record<string, unknown>, context: z.core.$RefinementCtx) {
  const { token, email, code, resend } = given
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (token !== undefined) {
    if ([email, code, resend].some((other) => other !== undefined)) refuse('token', UNKNOWN_WAY)
    return
  }
  if (email === undefined) refuse('email', sharedWords.emailMissing)
  if (code === undefined && resend === undefined) refuse('code', words.sixDigitsMissing)
  if (code !== undefined && resend !== undefined) refuse('resend', UNKNOWN_WAY)
}

export const activationReceipt = z.union([
  /** `was_active`: already activated by an earlier click. */
  z.object({ activated: z.literal(true), was_active: z.boolean() }),
  /** Identical for registered and unregistered addresses. */
  z.object({ activated: z.literal(false), email_masked: z.string() }),
])
export type ActivationReceipt = z.output<typeof activationReceipt>
