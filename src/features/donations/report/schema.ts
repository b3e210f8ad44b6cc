import { z } from 'zod'
import { yearNumber } from '#src/wire/shapes.ts'
import { moneyShape, shareShape } from '../ledger/schema.ts'

export const reportQuery = z.object({
  /** By Jakarta's calendar; left out, all years. */
  year: yearNumber.optional(),
})

/** What came in and went back: sums only, nobody's name. */
export const reportShape = z.object({
  year: z.int().nullable(),
  /** Years with money, newest first. */
  years: z.array(z.int()),
  all: moneyShape,
  by_region: z.array(shareShape),
  by_institution: z.array(shareShape),
  /** When it was added up. */
  at: z.iso.datetime(),
  /** No money moved: the site simulates its payments. */
  is_simulation: z.boolean(),
})
export type ReportWire = z.output<typeof reportShape>
