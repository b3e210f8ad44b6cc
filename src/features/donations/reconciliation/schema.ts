import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { donationStatuses } from '../gift-rules.ts'

const moment = z.iso.datetime()

export const reconciliationShape = z.object({
  /** Who takes payments; null for bank transfers only. */
  gateway: z
    .object({ name: z.string(), environment: z.enum(['simulation', 'sandbox', 'production']) })
    .nullable(),
  /** When the gateway last told something new by itself; null for never. */
  last_notification_at: moment.nullable(),
  /** When it was last heard at all, by its word or by its answer. */
  last_heard_at: moment.nullable(),
  /** Orders at the gateway that can still end either way. */
  open: z.int().min(0),
  /** Those of them that nobody has heard of for a quarter of an hour. */
  unheard: z.int().min(0),
  /** Notices put aside that nobody has looked at. */
  aside: z.int().min(0),
  by_status: z.array(z.object({ status: z.enum(donationStatuses), count: z.int().min(0) })),
})
export type ReconciliationWire = z.output<typeof reconciliationShape>

const kinds = ['unheard', 'open'] as const
export const openOrdersQuery = z.object({
  ...pageQuery(),
  which: z.enum(kinds, `Pilih salah satu: ${kinds.join(', ')}.`).default('unheard'),
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
  /** When the gateway was last asked, when it was last heard, and when it is asked again. */
  asked_at: moment.nullable(),
  heard_at: moment.nullable(),
  ask_at: moment.nullable(),
})
export type OpenOrderWire = z.output<typeof openOrderShape>

export const askedShape = z.object({
  /** False: the gateway gave no answer; it is asked again by itself. */
  answered: z.boolean(),
  order: openOrderShape,
})
