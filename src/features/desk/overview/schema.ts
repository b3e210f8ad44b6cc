import { z } from 'zod'
import { postureWarnings } from '#src/wire/posture.ts'
import { waitingKinds } from '#src/wire/waiting.ts'

const moment = z.iso.datetime()
const count = z.int().min(0)

/** One kind of what waits. Of more than a thousand a thousand are counted. */
export const waitingShape = z.object({
  kind: z.enum(waitingKinds),
  count,
  /** Since when the oldest waits; null with nothing waiting. */
  oldest_at: moment.nullable(),
})
export type WaitingWire = z.output<typeof waitingShape>

const trendsShape = z.object({
  /** Visitors of the site, the last fourteen days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), visitors: count })),
  /** Gifts whose money came, the last twelve months, oldest first; whole rupiah, less what went back. */
  months: z.array(z.object({ month: z.string(), count, received: z.int() })),
})
export type TrendsWire = z.output<typeof trendsShape>

const systemShape = z.object({
  version: z.string(),
  /** The number of the newest migration. */
  schema: z.string(),
  jobs: z.object({ due: count, due_since: moment.nullable() }),
  letters: z.object({ unsent: count }),
  /** When the gateway last told something by itself; null for never, or without a gateway. */
  notified_at: moment.nullable(),
  /** Rules of the start-up posture check that warn. */
  warnings: z.array(z.enum(postureWarnings)),
  gateway: z.enum(['production', 'sandbox', 'simulation']).nullable(),
  backup: z.object({
    /** Of the newest that was restored and found equal. */
    made_at: moment.nullable(),
    verified_at: moment.nullable(),
    /** Why the newest of all was not found equal. */
    problem: z.string().nullable(),
  }),
})
export type SystemWire = z.output<typeof systemShape>

/** `trends` and `system` are the secretariat's. */
export const overviewShape = z.object({
  waiting: z.array(waitingShape),
  trends: trendsShape.nullable(),
  system: systemShape.nullable(),
  /** The server's clock, by which ages are told. */
  now: moment,
})
export type OverviewWire = z.output<typeof overviewShape>
