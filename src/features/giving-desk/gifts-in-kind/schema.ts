import { z } from 'zod'
import { designations } from '#src/features/giving/designations.ts'
import { bookFilter, designationInput } from '#src/features/giving/schema.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { emailAddress, fullName, mobilePhone } from '#src/wire/person-fields.ts'
import { dayText, idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const filter = {
  /** Part of the thing, or of the giver's name or address. */
  q: searchText.default(''),
  state: z.enum(['valid', 'void']).optional(),
  ...bookFilter,
}
export const giftInKindFilter = z.object(filter)
export type GiftInKindFilter = z.output<typeof giftInKindFilter>
export const giftInKindQuery = z.object({ ...filter, ...pageQuery() })
export const giftInKindParams = z.object({ id: idNumber })

const MOST = 1_000_000_000
const WHOLE = words.countUnclear

export const newGiftInKind = z
  .strictObject({
    thing: lineOfText(words.goodsMissing).min(2, words.goodsMissing).max(200, sharedWords.atMostLetters(200)),
    quantity: z.int(WHOLE).min(1, words.atLeastOne).max(MOST, sharedWords.sumTooLarge),
    unit: lineOfText(words.unitMissing).min(1, words.unitMissing).max(40, sharedWords.atMostLetters(40)),
    /** Whole rupiah, for the desk alone: on no paper, in no sum. */
    estimated_value: z
      .int(words.valueUnclear)
      .min(0, words.valueUnclear)
      .max(1_000_000_000_000, words.valueTooLarge)
      .nullable()
      .default(null),
    /** A person of the network; else `giver`. */
    user_id: z.int(sharedWords.chooseListed).positive(sharedWords.chooseListed).nullable().default(null),
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
    note: linesOfText(sharedWords.remarkMissing).max(500, sharedWords.atMostLetters(500)).default(''),
    idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
  })
  .refine(({ user_id, giver }) => (user_id === null) !== (giver === null), {
    path: ['user_id'],
    error: words.personOrName,
  })
export type NewGiftInKind = z.output<typeof newGiftInKind>

export const voidGiftInKind = z.strictObject({
  reason: linesOfText(sharedWords.faultMissing)
    .min(3, sharedWords.faultMissing)
    .max(500, sharedWords.atMostLetters(500)),
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
