import { dayOfNumber, jakartaDayNumber } from '#src/wire/jakarta-day.ts'
import type { ProfilePart } from '../accounts/profile/profile-completeness.ts'
import type { ProfileWire } from '../accounts/schema.ts'
import { presentLastYear } from '../donations/my-donations/present.ts'
import type { GivingMonth } from '../donations/my-donations/queries.ts'
import { presentEventRow } from '../events/present.ts'
import type { EventRow } from '../events/queries.ts'
import { newsStatuses } from '../news/workflow.ts'
import type { MemberRow } from '../news/writing/list-queries.ts'
import { presentRow } from '../news/writing/present.ts'
import type { MemberParts } from './queries.ts'
import type { SummaryWire, WaitingWire } from './schema.ts'

export const DAYS = 14

type SummaryRows = Omit<MemberParts, 'returned'> & {
  profile: ProfileWire
  completeness: readonly ProfilePart[]
  waiting: WaitingWire[]
  posts: MemberRow[]
  events: EventRow[]
  giving: GivingMonth[]
  now: Date
}

export const presentSummary = (rows: SummaryRows): SummaryWire => ({
  now: rows.now.toISOString(),
  user: presentUser(rows.profile),
  profile: presentCompleteness(rows.completeness),
  waiting: rows.waiting,
  posts: {
    by_status: Object.fromEntries(newsStatuses.map((status) => [status, rows.postCounts[status] ?? 0])),
    rows: rows.posts.map(presentRow),
  },
  events: rows.events.map(presentEventRow),
  visits: {
    enabled: rows.profile.visits_enabled,
    days: eachDay(rows.days, rows.now),
    recent: rows.recent.map(({ path, title, createdAt }) => ({
      path,
      title,
      created_at: new Date(createdAt).toISOString(),
    })),
  },
  registrations: rows.registrations.map(({ startAt, endAt, ...event }) => ({
    ...event,
    start_at: new Date(startAt).toISOString(),
    end_at: new Date(endAt).toISOString(),
  })),
  donations: rows.giving.some(({ count }) => count > 0) ? presentLastYear(rows.giving, rows.now) : null,
})

const presentUser = ({ id, nama_lengkap, photo, partisipan, region, organisasi }: ProfileWire) => ({
  id,
  nama_lengkap,
  photo,
  partisipan,
  region,
  organisasi,
})

const presentCompleteness = (parts: readonly ProfilePart[]) => ({
  percent: Math.round((100 * parts.filter(({ isDone }) => isDone).length) / parts.length),
  parts: parts.map(({ title, isDone, field }) => ({ title, is_done: isDone, field })),
})

/** Fills the last days one by one, with 0 for days without visits. */
function eachDay(days: MemberParts['days'], now: Date) {
  const known = new Map(days.map(({ date, visits }) => [date, visits]))
  const today = jakartaDayNumber(now)
  return Array.from({ length: DAYS }, (_, i) => {
    const date = dayOfNumber(today - DAYS + 1 + i)
    return { date, visits: known.get(date) ?? 0 }
  })
}
