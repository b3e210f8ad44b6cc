import { z } from 'zod'

const month = z.string()
const sums = { gifts: z.int().min(0), amount: z.int() }

export const institutionGivingShape = z.object({
  /** Sum of the periods below; null if there are none. */
  total: z.object(sums).nullable(),
  /** Ranges of whole months, newest first, each with enough donors to hide single gifts. */
  periods: z.array(z.object({ from: month, to: month, ...sums })),
  /** True if later gifts have too few donors to be shown. */
  has_few_more: z.boolean(),
  /** Minimum number of donors per period. */
  least_donors: z.int(),
  /** Last whole month, `YYYY-MM`; later gifts are not counted yet. */
  counted_until: month,
})
/** Gifts for a region itself with its campaigns, or for one of its institutions; no group contains another. */
const groupShape = z.object({
  region: z.object({ id: z.int(), title: z.string() }),
  /** Null for the region itself. */
  institution: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** Null while there are too few donors. */
  total: z.object(sums).nullable(),
  /** Last month in the total; null without one. */
  until: month.nullable(),
  has_few_more: z.boolean(),
})
export const regionGivingShape = z.object({
  groups: z.array(groupShape),
  least_donors: z.int(),
  counted_until: month,
})
export type RegionGivingWire = z.output<typeof regionGivingShape>

export type InstitutionGivingWire = z.output<typeof institutionGivingShape>
