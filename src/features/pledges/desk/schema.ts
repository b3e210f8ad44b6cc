import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { searchText } from '#src/wire/shapes.ts'
import { pledgeShape, pledgeStatuses } from '../schema.ts'

export const deskPledgesQuery = z.object({
  /** Donor or mail. */
  q: searchText.default(''),
  status: z.enum(pledgeStatuses).optional(),
  ...pageQuery(),
})
export type DeskPledgesQuery = z.output<typeof deskPledgesQuery>

/** Pledge at the desk: with its donor, without the donor's own actions. */
export const deskPledgeShape = pledgeShape
  .omit({ version: true, open_order: true, environment: true })
  .extend({
    /** Null once the person was erased. */
    donor_name: z.string().nullable(),
    donor_email: z.string().nullable(),
    is_member: z.boolean(),
  })
export type DeskPledgeWire = z.output<typeof deskPledgeShape>

export const deskPledgeTotalsShape = z.object({
  waiting: z.int(),
  active: z.int(),
  paused: z.int(),
  stopped: z.int(),
  /** Monthly sum of the active pledges, whole rupiah. Not received yet. */
  monthly_amount: z.int(),
})
export type DeskPledgeTotalsWire = z.output<typeof deskPledgeTotalsShape>
