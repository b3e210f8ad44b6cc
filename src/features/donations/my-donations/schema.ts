import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { yearNumber } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const rupiah = z.int().min(0)
const count = z.int().min(0)

export const summaryQuery = z.object({
  /** Year of the receipt, else of the order, by Jakarta's calendar. */
  year: yearNumber.optional(),
})

/** Totals over all gifts of a donor. */
export const givingShape = z.object({
  /** Received less refunded, in the chosen year or in total. */
  received: rupiah,
  count,
  refunded: rupiah,
  /** Years of the orders, newest first. */
  years: z.array(z.object({ year: z.int(), received: rupiah, count, receipts: count })),
  /** Months of the chosen year, `YYYY-MM`; without one the latest twelve. */
  months: z.array(z.object({ month: z.string(), received: rupiah, count })),
})
export type GivingWire = z.output<typeof givingShape>

/** Wish how a gift is shown in public; what is left out stays. */
export const visibility = z
  .strictObject({
    is_anonymous: z.boolean(sharedWords.answerYesOrNo).optional(),
    /** Name beside gifts to campaigns only; ignored for others. */
    show_name: z.boolean(sharedWords.answerYesOrNo).optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    path: ['is_anonymous'],
    error: sharedWords.answerYesOrNo,
  })
export type Visibility = z.output<typeof visibility>

/** Order token as pasted. */
export const accessBody = z.strictObject({
  token: z
    .string(words.keyMissing)
    .overwrite(oneLine)
    .regex(/^[\w-]{43}$/, words.keyIncomplete),
})
