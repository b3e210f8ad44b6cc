import { dayOfNumber, jakartaDayNumber } from '#src/wire/jakarta-day.ts'
import type { SystemWire, TrendsWire, WaitingWire } from './schema.ts'
import type { SystemRow } from './system-queries.ts'
import type { Trends } from './trend-queries.ts'
import type { WaitingRow } from './waiting-queries.ts'

const DAYS = 14
const MONTHS = 12

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const presentWaiting = ({ kind, count, oldestAt }: WaitingRow): WaitingWire => ({
  kind,
  count,
  oldest_at: iso(oldestAt),
})

/** Days and months of the overview, oldest first, up to those of `now`. */
export function spanOf(now: Date): { days: string[]; months: string[] } {
  const today = jakartaDayNumber(now)
  const days = Array.from({ length: DAYS }, (_, index) => dayOfNumber(today - DAYS + 1 + index))
  const [year, month] = dayOfNumber(today).split('-').map(Number) as [number, number]
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
  return { days, months }
}

/** Fills every day and month of the span, with 0 where there was nothing. */
export function presentTrends(trends: Trends, { days, months }: ReturnType<typeof spanOf>): TrendsWire {
  const visitors = new Map(trends.days.map((one) => [one.day, one.visitors]))
  const given = new Map(trends.months.map((one) => [one.month, one]))
  return {
    days: days.map((day) => ({ day, visitors: visitors.get(day) ?? 0 })),
    months: months.map((month) => ({
      month,
      count: given.get(month)?.count ?? 0,
      received: given.get(month)?.received ?? 0,
    })),
  }
}

export const presentSystem = (
  row: SystemRow,
  { version, gateway, warnings }: Pick<SystemWire, 'version' | 'gateway' | 'warnings'>,
): SystemWire => ({
  version,
  schema: row.schema,
  jobs: { due: row.dueJobs, due_since: iso(row.dueSince) },
  letters: { unsent: row.unsentLetters },
  notified_at: iso(row.notifiedAt),
  gateway,
  warnings,
  backup: {
    made_at: iso(row.backupMadeAt),
    verified_at: iso(row.backupVerifiedAt),
    problem: row.backupProblem,
  },
})
