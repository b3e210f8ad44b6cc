import { jakartaDay } from '#src/wire/jakarta-day.ts'
import type { GivingMonth } from './queries.ts'
import type { GivingWire } from './schema.ts'

/** Totals for the chosen year, or for all years with the latest twelve months. */
export function presentGiving(rows: readonly GivingMonth[], year: number | undefined, now: Date): GivingWire {
  const chosen = year === undefined ? rows : rows.filter((row) => row.year === year)
  const years = [...Map.groupBy(rows, (row) => row.year)].reverse()
  return {
    ...sumOf(chosen),
    refunded: chosen.reduce((sum, { refunded }) => sum + refunded, 0),
    years: years.map(([one, months]) => ({
      year: one,
      ...sumOf(months),
      receipts: months.reduce((sum, { receipts }) => sum + receipts, 0),
    })),
    months: monthsOf(rows, year === undefined ? monthNumber(now) : year * 12 + 11),
  }
}

/** Latest twelve months only. */
export function presentLastYear(
  rows: readonly GivingMonth[],
  now: Date,
): Pick<GivingWire, 'received' | 'count' | 'months'> {
  const months = monthsOf(rows, monthNumber(now))
  return { ...sumOf(months), months }
}

/** Twelve months up to `last`, empty ones included. @param last months since the year 0 */
function monthsOf(rows: readonly GivingMonth[], last: number): GivingWire['months'] {
  const known = new Map(rows.map((row) => [row.year * 12 + row.month - 1, row]))
  return Array.from({ length: 12 }, (_, index) => {
    const number = last - 11 + index
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
    return { month, ...sumOf([known.get(number) ?? NONE]) }
  })
}

const NONE = { received: 0, count: 0 }

/** Month in Jakarta of a moment, counted from the year 0. */
const monthNumber = (now: Date) => {
  const [year = 0, month = 0] = jakartaDay(now).split('-').map(Number)
  return year * 12 + month - 1
}

const sumOf = (rows: readonly { received: number; count: number }[]) => ({
  received: rows.reduce((sum, { received }) => sum + received, 0),
  count: rows.reduce((sum, { count }) => sum + count, 0),
})
