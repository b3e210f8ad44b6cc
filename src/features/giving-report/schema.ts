import { z } from 'zod'
import { moneyShape } from '#src/features/giving-desk/schema.ts'
import { yearNumber } from '#src/wire/shapes.ts'
import { langShape } from '#src/wire/translated.ts'

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

const reportMoney = moneyShape.extend({
  /** Passed on to those who carry the work out, whole rupiah. */
  passed_on: z.int(),
  /** `received` less `fees`, `refunded` and `passed_on`; negative if more went out than came in, as in one year. */
  balance: z.int(),
})
const reportShare = reportMoney.extend({
  /** Null for gifts of none. */
  id: z.int().nullable(),
  title: z.string(),
})
export type ReportShare = z.output<typeof reportShare>

/** Received, refunded and passed on sums, without names of donors. */
export const reportShape = z.object({
  year: z.int().nullable(),
  /** Years with money, newest first. */
  years: z.array(z.int()),
  all: reportMoney,
  by_region: z.array(reportShare),
  /** Gifts for one institution; `reached` is what it received from any designation. */
  by_institution: z.array(reportShare.extend({ reached: z.int() })),
  by_campaign: z.array(reportShare),
  /** Months of the year (`2026-07`), or years, in order; those without money included. */
  periods: z.array(z.object({ period: z.string(), received: z.int(), passed_on: z.int() })),
  /** The latest hundred, without reversed ones. */
  disbursements: z.array(
    z.object({
      id: z.int(),
      paid_on: z.string(),
      amount: z.int(),
      /** Receiving institution; null for another party, whose name is not public. */
      receiver: z.string().nullable(),
      target: z.string(),
      note: z.string(),
      /** Document that everybody may read; null if there is none. */
      /** `lang`: language of the file, in a further language. */
      proof: z.object({ title: z.string(), url: z.string(), ...langShape }).nullable(),
    }),
  ),
  /** Time of computation. */
  at: z.iso.datetime(),
  /** True if the site simulates payments. */
  is_simulation: z.boolean(),
})
export type ReportWire = z.output<typeof reportShape>
