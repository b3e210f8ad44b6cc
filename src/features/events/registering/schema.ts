import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { personName } from '#src/wire/person-name.ts'
import { idNumber, lineOfText, optionalPhoneText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { registrants, registrationStates } from './rules.ts'

/** Public registration state, without people. */
export const registrationShape = z.object({
  state: z.enum(registrationStates),
  who: z.enum(registrants),
  capacity: z.int().nullable(),
  /** Number of free seats; null if unlimited. */
  left: z.int().min(0).nullable(),
  opens_at: z.iso.datetime().nullable(),
  closes_at: z.iso.datetime(),
  /** True once the event has begun. */
  has_begun: z.boolean(),
})
export type RegistrationWire = z.output<typeof registrationShape>

export const eventNumber = z.object({ id: idNumber })

export const nameField = personName(words.nameMissing)
  .min(2, words.nameMissing)
  .max(100, sharedWords.atMostLetters(100))
export const emailField = lineOfText(words.emailMissing)
  .toLowerCase()
  .max(254, sharedWords.addressTooLong)
  .pipe(z.email(sharedWords.emailIncomplete))
export const phoneField = optionalPhoneText('any', words.phoneOrNothing).default('')

/** A member's name and address come from the profile; a guest gives them. */
export const registrationBody = z.strictObject({
  name: nameField.optional(),
  email: emailField.optional(),
  phone: phoneField,
  captcha: captchaSolution,
})

const standing = z.enum(['confirmed', 'waiting', 'cancelled'])

/** `mailed`: a guest gets the result by mail only, so that nobody learns here who is registered. */
export const receiptShape = z.object({ state: z.enum(['mailed', 'confirmed', 'waiting']) })

const ownRegistrationShape = z.object({
  id: z.int(),
  state: standing,
  created_at: z.iso.datetime(),
  checked_in_at: z.iso.datetime().nullable(),
  /** Check-in code; null without a seat. */
  code: z.string().nullable(),
})
export type OwnRegistrationWire = z.output<typeof ownRegistrationShape>
export const ownRegistration = z.object({ registration: ownRegistrationShape.nullable() })

const UNREADABLE = sharedWords.linkUnreadable
export const registrationTokenBody = z.strictObject({
  token: z.string(UNREADABLE).regex(/^[1-9]\d{0,14}\.[\w-]{43}$/, UNREADABLE),
})

/** Registration opened by a link from a mail. */
export const linkedRegistrationShape = z.object({
  name: z.string().nullable(),
  state: standing,
  checked_in_at: z.iso.datetime().nullable(),
  code: z.string().nullable(),
  event: z.object({
    title: z.string(),
    /** Null while readers do not see it. */
    slug: z.string().nullable(),
    place: z.string(),
    start_at: z.iso.datetime(),
    end_at: z.iso.datetime(),
    timezone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
    is_over: z.boolean(),
  }),
})
export type LinkedRegistrationWire = z.output<typeof linkedRegistrationShape>
