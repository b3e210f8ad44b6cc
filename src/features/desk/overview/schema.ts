import { z } from 'zod'
import { postureWarnings } from '#src/wire/posture.ts'
import { waitingKinds } from '#src/wire/waiting.ts'

const moment = z.iso.datetime()
const count = z.int().min(0)

/** One kind of pending work. The count stops at a thousand. */
export const waitingShape = z.object({
  kind: z.enum(waitingKinds),
  count,
  /** Time since which the oldest waits; null if none does. */
  oldest_at: moment.nullable(),
})
export type WaitingWire = z.output<typeof waitingShape>

const trendsShape = z.object({
  /** Site visitors of the last fourteen days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), visitors: count })),
  /** Received gifts of the last twelve months, oldest first; whole rupiah, net of refunds. */
  months: z.array(z.object({ month: z.string(), count, received: z.int() })),
})
export type TrendsWire = z.output<typeof trendsShape>

const systemShape = z.object({
  version: z.string(),
  /** Number of the newest migration. */
  schema: z.string(),
  jobs: z.object({ due: count, due_since: moment.nullable() }),
  letters: z.object({ unsent: count }),
  /** Time of the last gateway notification; null if there was none, or no gateway. */
  notified_at: moment.nullable(),
  /** Failing rules of the start-up posture check. */
  warnings: z.array(z.enum(postureWarnings)),
  gateway: z.enum(['production', 'sandbox', 'simulation']).nullable(),
  backup: z.object({
    /** Creation time of the newest verified backup. */
    made_at: moment.nullable(),
    verified_at: moment.nullable(),
    /** Number of files that rows named and the store did not have when that backup was made. */
    missing_files: count,
    /** Reason why the newest backup failed verification. */
    problem: z.string().nullable(),
  }),
})
export type SystemWire = z.output<typeof systemShape>

/** `trends` and `system` are for the secretariat only. */
export const overviewShape = z.object({
  waiting: z.array(waitingShape),
  trends: trendsShape.nullable(),
  system: systemShape.nullable(),
  /** Server time, the reference for ages. */
  now: moment,
})
export type OverviewWire = z.output<typeof overviewShape>
