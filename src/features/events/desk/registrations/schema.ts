import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { registrants, registrationStates } from '../../registering/rules.ts'
import { emailField, nameField, phoneField } from '../../registering/schema.ts'
import { timezones } from '../../schema.ts'
import * as words from './api-words.id.ts'

export const eventParams = z.object({ id: idNumber })
export const registrationParams = z.object({ id: idNumber, registration: idNumber })

const moment = z.iso
  .datetime({ offset: true, error: sharedWords.chooseDayAndTime })
  .refine((text) => text >= '1990' && text < '2200', sharedWords.impossibleYear)
const MANY = words.capacityUnclear

/** Complete each time: an empty field has a meaning too. */
export const registrationRules = z.strictObject({
  who: z.enum(registrants),
  capacity: z.int(MANY).min(1, MANY).max(100_000, MANY).nullable(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
})
export type RegistrationRules = z.output<typeof registrationRules>

export const rulesBody = registrationRules.extend({
  version: z.int(sharedWords.reload).positive(sharedWords.reload),
})
export type RulesBody = z.output<typeof rulesBody>

const shownRules = {
  who: z.enum(registrants),
  capacity: z.int().nullable(),
  opens_at: z.iso.datetime().nullable(),
  closes_at: z.iso.datetime().nullable(),
}
export const registrationRulesShape = z.object(shownRules)
export type RegistrationRulesWire = z.output<typeof registrationRulesShape>

/** Registration state of an event, for the desk. */
export const rulesShape = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string().nullable(),
  /** True if readers see the event. */
  is_live: z.boolean(),
  place: z.string(),
  start_at: z.iso.datetime(),
  end_at: z.iso.datetime(),
  timezone: z.enum(timezones),
  version: z.int(),
  ...shownRules,
  state: z.enum(registrationStates),
  confirmed: z.int().min(0),
  waiting: z.int().min(0),
  cancelled: z.int().min(0),
  /** Number of confirmed people who came. */
  present: z.int().min(0),
  /** Server time of the response. */
  now: z.iso.datetime(),
})
export type RulesWire = z.output<typeof rulesShape>

const sorts = ['created_at', '-created_at', 'name', '-name'] as const
/** `present` and `absent` are those with a seat who came, or have not yet. */
const listStates = ['confirmed', 'waiting', 'cancelled', 'present', 'absent'] as const
const narrowing = {
  q: searchText.optional(),
  state: z.enum(listStates).optional(),
}
export const registrationFilter = z.object({
  ...pageQuery(),
  ...narrowing,
  sort: z.enum(sorts).default('created_at'),
})
export type RegistrationFilter = z.output<typeof registrationFilter>
export const registrationFileFilter = z.object({ event: idNumber, ...narrowing })

export const registrationRowShape = z.object({
  id: z.int(),
  user_id: z.int().nullable(),
  /** Null, like mail and phone, after erasure of the person. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(['confirmed', 'waiting', 'cancelled']),
  is_by_desk: z.boolean(),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  cancelled_at: z.iso.datetime().nullable(),
  checked_in_at: z.iso.datetime().nullable(),
})
export type RegistrationRowWire = z.output<typeof registrationRowShape>

/** A person without an address gets no mail. */
export const newRegistration = z.strictObject({
  name: nameField,
  email: z.union([z.literal('').transform(() => null), emailField]).default(null),
  phone: phoneField,
})

export const registrationActs = ['check-in', 'undo', 'cancel'] as const

const CODE = words.enterCodeOrPerson
/** Exactly one of the two. */
export const checkInBody = z.strictObject({
  code: z.string(CODE).overwrite(oneLine).min(1, CODE).max(300, CODE).optional(),
  registration_id: z.int(CODE).positive(CODE).optional(),
  /** Admits a waiting person beyond the number of seats: the person at the door decides. */
  beyond_capacity: z.boolean(sharedWords.answerYesOrNo).default(false),
})

export const checkInShape = z.object({
  /** `already`: came before, at `registration.checked_in_at`. */
  result: z.enum(['in', 'already']),
  registration: registrationRowShape,
  present: z.int().min(0),
  confirmed: z.int().min(0),
})
export type CheckInWire = z.output<typeof checkInShape>

/** Reason why a valid code admits nobody, in the `data` of a 409. */
export type CheckInReason = 'waiting' | 'cancelled' | 'other_event'
export type CheckInRefusal = { reason: CheckInReason; name: string | null }
