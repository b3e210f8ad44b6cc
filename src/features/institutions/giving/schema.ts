import { z } from 'zod'

const month = z.string()
const sums = { gifts: z.int().min(0), amount: z.int() }

export const institutionGivingShape = z.object({
  /** All that the periods below add up to; null while there is none. */
  total: z.object(sums).nullable(),
  /** Runs of whole months, newest first, each of so many donors that no one's gift can be told from it. */
  periods: z.array(z.object({ from: month, to: month, ...sums })),
  /** Whether gifts came since the last period, from too few donors to say more. */
  has_few_more: z.boolean(),
  /** How many donors a period must have. */
  least_donors: z.int(),
  /** The last whole month, `YYYY-MM`: what came after it is not counted yet. */
  counted_until: month,
})
export type InstitutionGivingWire = z.output<typeof institutionGivingShape>
