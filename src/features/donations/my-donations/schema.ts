import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { yearNumber } from '#src/wire/shapes.ts'

const rupiah = z.int().min(0)
const count = z.int().min(0)

export const summaryQuery = z.object({
  /** Of the receipt, else of the order, by Jakarta's calendar. */
  year: yearNumber.optional(),
})

/** What a donor gave, added up over all their gifts. */
export const givingShape = z.object({
  /** Of the chosen year, or of all: what came and was not given back. */
  received: rupiah,
  count,
  refunded: rupiah,
  /** The years of their orders, newest first. */
  years: z.array(z.object({ year: z.int(), received: rupiah, count, receipts: count })),
  /** The months of the chosen year, `YYYY-MM`; without one the last twelve. */
  months: z.array(z.object({ month: z.string(), received: rupiah, count })),
})
export type GivingWire = z.output<typeof givingShape>

export const anonymity = z.strictObject({ is_anonymous: z.boolean('Jawab ya atau tidak.') })

/** The token of an order as people paste it. */
export const accessBody = z.strictObject({
  token: z
    .string('Tempel kunci dari e-mail.')
    .overwrite(oneLine)
    .regex(/^[\w-]{43}$/, 'Kunci ini kurang lengkap. Salin seluruhnya dari e-mail.'),
})
