import { z } from 'zod'
import { moneyShape, shareShape } from '#src/features/giving-desk/schema.ts'
import { yearNumber } from '#src/wire/shapes.ts'

export const reportQuery = z.object({
  /** Year by Jakarta's calendar; omitted for all. */
  year: yearNumber.optional(),
})

/** Things that were given in a year, by Jakarta's calendar. */
export const goodsShape = z.object({
  year: z.int(),
  thing: z.string(),
  unit: z.string(),
  quantity: z.int(),
})
export type GoodsWire = z.output<typeof goodsShape>

/** Received and refunded sums, without names. */
export const reportShape = z.object({
  year: z.int().nullable(),
  /** Years with money, newest first. */
  years: z.array(z.int()),
  all: moneyShape,
  by_region: z.array(shareShape),
  by_institution: z.array(shareShape),
  /** Time of computation. */
  at: z.iso.datetime(),
  /** True if the site simulates payments. */
  is_simulation: z.boolean(),
})
export type ReportWire = z.output<typeof reportShape>
