import { z } from 'zod'
import { donationStatuses } from '#src/features/giving/gift-rules.ts'
import { pageQuery } from '#src/wire/pagination.ts'

const moment = z.iso.datetime()

export const reconciliationShape = z.object({
  /** Payment gateway; null for bank transfers only. */
  gateway: z
    .object({ name: z.string(), environment: z.enum(['simulation', 'sandbox', 'production']) })
    .nullable(),
  /** Time of the last new notification; null for never. */
  last_notification_at: moment.nullable(),
  /** Time of the last notification or status response. */
  last_heard_at: moment.nullable(),
  /** Number of open orders at the gateway. */
  open: z.int().min(0),
  /** Number of open orders without news for 15 minutes. */
  unheard: z.int().min(0),
  /** Number of quarantined notices without a note. */
  aside: z.int().min(0),
  by_status: z.array(z.object({ status: z.enum(donationStatuses), count: z.int().min(0) })),
})
export type ReconciliationWire = z.output<typeof reconciliationShape>

const kinds = ['unheard', 'open'] as const
export const openOrdersQuery = z.object({
  ...pageQuery(),
  which: z.enum(kinds).default('unheard'),
})
export type OpenOrdersQuery = z.output<typeof openOrdersQuery>

export const openOrderShape = z.object({
  order_id: z.string(),
  status: z.enum(donationStatuses),
  amount: z.int().min(0),
  channel_title: z.string(),
  donor_name: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
  /** Times of the last query, the last news and the next query. */
  asked_at: moment.nullable(),
  heard_at: moment.nullable(),
  ask_at: moment.nullable(),
})
export type OpenOrderWire = z.output<typeof openOrderShape>

export const statusCheckShape = z.object({
  /** False if the gateway did not respond; the query is retried automatically. */
  answered: z.boolean(),
  order: openOrderShape,
})
