import { z } from 'zod'
import { imageShape } from '#src/wire/shapes.ts'
import { givingShape } from '../donations/my-donations/schema.ts'
import { eventRowShape } from '../events/schema.ts'
import { newsStatuses } from '../news/workflow.ts'
import { memberNewsRowShape } from '../news/writing/schema.ts'

const named = z.object({ id: z.int(), title: z.string() }).nullable()

/** Pending actions of the member, most urgent first. */
const waitingShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('second_factor'), due_at: z.iso.datetime() }),
  z.object({ kind: z.literal('revision'), id: z.int(), title: z.string(), comments: z.int().min(0) }),
  z.object({ kind: z.literal('claim'), title: z.string(), status: z.enum(['pending', 'refused']) }),
  z.object({ kind: z.literal('profile'), missing: z.int().min(1) }),
])
export type WaitingWire = z.output<typeof waitingShape>

/** Member home in one response. */
export const summaryShape = z.object({
  /** Server time of the response. */
  now: z.iso.datetime(),
  user: z.object({
    id: z.int(),
    nama_lengkap: z.string(),
    photo: imageShape.nullable(),
    partisipan: named,
    region: named,
    organisasi: z.string().nullable(),
  }),
  profile: z.object({
    percent: z.int().min(0).max(100),
    /** Parts of a complete profile; `field` is the missing one where a part is not done. */
    parts: z.array(z.object({ title: z.string(), is_done: z.boolean(), field: z.string() })),
  }),
  waiting: z.array(waitingShape),
  posts: z.object({
    by_status: z.object(Object.fromEntries(newsStatuses.map((status) => [status, z.int().min(0)]))),
    rows: z.array(memberNewsRowShape),
  }),
  events: z.array(eventRowShape),
  /** Upcoming events that the member registered for, soonest first. */
  registrations: z.array(
    eventRowShape
      .pick({ slug: true, title: true, place: true, start_at: true, end_at: true, timezone: true })
      .extend({ state: z.enum(['confirmed', 'waiting']) }),
  ),
  visits: z.object({
    enabled: z.boolean(),
    /** The last fourteen days in Jakarta time, today last. */
    days: z.array(z.object({ date: z.iso.date(), visits: z.int().min(0) })),
    recent: z.array(z.object({ path: z.string(), title: z.string(), created_at: z.iso.datetime() })),
  }),
  /** Donations of the last twelve months, current month last; null if the member never gave. */
  donations: givingShape.pick({ received: true, count: true, months: true }).nullable(),
})
export type SummaryWire = z.output<typeof summaryShape>
