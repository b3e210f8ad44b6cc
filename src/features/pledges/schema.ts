import { z } from 'zod'
import { giftSentences, MAX_DONATION_AMOUNT, MIN_DONATION_AMOUNT } from '#src/features/giving/gift-rules.ts'
import { openedOrderShape } from '#src/features/giving/schema.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

/** `waiting`: the first gift is not paid yet, so no reminders are sent. */
export const pledgeStatuses = ['waiting', 'active', 'paused', 'stopped'] as const
export type PledgeStatus = (typeof pledgeStatuses)[number]

export const pledgeParams = z.object({ id: idNumber })
export const ownPledgesQuery = z.object(pageQuery())

const token = z.string(words.copyLink).min(1).max(200)
/** Token in a guest's mail, behind `#`. */
export const pledgeLink = z.strictObject({ token })

/** Token of a guest's mail; a member's account is enough. */
export const linkRevocation = z.strictObject({ token: token.optional() })

const WHOLE = sharedWords.sumUnclear

/** Changes by the donor, with the version that they saw. */
export const pledgeChange = z.strictObject({
  version: z.int(words.reloadAndRetry).positive(words.reloadAndRetry),
  /** Whole rupiah a month. */
  amount: z
    .int(WHOLE)
    .min(MIN_DONATION_AMOUNT, giftSentences.least)
    .max(MAX_DONATION_AMOUNT, giftSentences.most)
    .optional(),
  day: z
    .int(words.chooseDay)
    .min(1, sharedWords.numberAtLeast(1))
    .max(31, sharedWords.numberAtMost(31))
    .optional(),
  status: z.enum(['active', 'paused', 'stopped'], words.chooseState).optional(),
  /** Token of a guest's mail. */
  token: token.optional(),
})
export type PledgeChange = z.output<typeof pledgeChange>

export const pledgeGift = z.strictObject({
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
  /** Token of a guest's mail. */
  token: token.optional(),
})

const rupiah = z.int().min(0)

export const pledgeShape = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(pledgeStatuses),
  /** Whole rupiah a month. */
  amount: rupiah,
  /** Day of the month; the last day of shorter months. */
  day: z.int(),
  designation: z.object({
    type: z.enum(['general', 'region', 'partisipan']),
    id: z.int().nullable(),
    title: z.string(),
  }),
  is_anonymous: z.boolean(),
  created_at: z.iso.datetime(),
  /** Day of the next reminder, by Jakarta's calendar; null if none. */
  next_on: z.iso.date().nullable(),
  /** Number of its paid gifts, and their sum less refunds. */
  gifts: z.object({ count: z.int(), total: rupiah, last_paid_at: z.iso.datetime().nullable() }),
  /** Newest of its orders that can still be paid. */
  open_order: z.object({ order_id: z.string(), amount: rupiah, expires_at: z.iso.datetime() }).nullable(),
  /** Environment of its newest order; null without a gateway. */
  environment: z.enum(['simulation', 'sandbox', 'production']).nullable(),
})
export type PledgeWire = z.output<typeof pledgeShape>

/** Order of a pledge; the token is for guests. */
export const pledgeOrderShape = openedOrderShape.extend({ order_token: z.string().nullable() })
