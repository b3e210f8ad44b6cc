import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { anyDuty } from '#src/platform/http/gates.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { dayOfNumber, jakartaDayNumber } from '#src/wire/jakarta-day.ts'
import about from '../../../../package.json' with { type: 'json' }
import { countsSimulated } from '../../giving/counts-simulated.ts'
import { overviewShape, type SystemWire, type TrendsWire, type WaitingWire, waitingShape } from './schema.ts'
import { readSystem, type SystemRow } from './system-queries.ts'
import { readTrends, type Trends } from './trend-queries.ts'
import { countWaiting, type WaitingRow } from './waiting-queries.ts'

/** Version of the running site. */
const siteVersion: string = about.version

const DAYS = 14
const MONTHS = 12

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const presentWaiting = ({ kind, count, oldestAt }: WaitingRow): WaitingWire => ({
  kind,
  count,
  oldest_at: iso(oldestAt),
})

/** Days and months of the overview, oldest first, up to those of `now`. */
function spanOf(now: Date): { days: string[]; months: string[] } {
  const today = jakartaDayNumber(now)
  const days = Array.from({ length: DAYS }, (_, index) => dayOfNumber(today - DAYS + 1 + index))
  const [year, month] = dayOfNumber(today).split('-').map(Number) as [number, number]
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
  return { days, months }
}

/** Fills every day and month of the span, with 0 where there was nothing. */
function presentTrends(trends: Trends, { days, months }: ReturnType<typeof spanOf>): TrendsWire {
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

const presentSystem = (
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
    missing_files: row.backupMissingFiles ?? 0,
    problem: row.backupProblem,
  },
})

export const listWaiting = endpoint({
  where: 'GET /desk/waiting',
  summary: 'Banyaknya yang menunggu orang ini di meja kerja, menurut tugasnya',
  gate: anyDuty,
  answer: z.array(waitingShape),
  async run({ db, actor, clock, payments }) {
    const how = { isMenu: true, now: clock.now(), countsSimulated: countsSimulated(payments) }
    return ok((await countWaiting(db, actor!, how)).map(presentWaiting))
  },
})

export const readOverview = endpoint({
  where: 'GET /desk/overview',
  summary: 'Yang menunggu orang ini; bagi sekretariat juga kunjungan, donasi, dan keadaan sistem',
  gate: anyDuty,
  isReport: true,
  answer: overviewShape,
  async run({ db, actor, clock, payments, warnings }) {
    const now = clock.now()
    const span = spanOf(now)
    const isOffice = hasOneOf(actor!, ['staff', 'admin'])
    const gateway = payments?.environment ?? null
    const from = { fromDay: span.days[0]!, fromMonth: `${span.months[0]}-01` }
    const isSimulating = countsSimulated(payments)
    const [waiting, trends, system] = await Promise.all([
      countWaiting(db, actor!, { isMenu: false, now, countsSimulated: isSimulating }),
      isOffice ? readTrends(db, { ...from, countsSimulated: isSimulating }) : null,
      isOffice ? readSystem(db, now) : null,
    ])
    return ok({
      waiting: waiting.map(presentWaiting),
      trends: trends && presentTrends(trends, span),
      system: system && presentSystem(system, { version: siteVersion, gateway, warnings: [...warnings] }),
      now: now.toISOString(),
    })
  },
})

export const overviewEndpoints = [listWaiting, readOverview]
