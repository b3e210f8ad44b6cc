import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { EventMonthsWire } from './schema.ts'

/** A visitor's filters of the list of events. A query searches all of them, upcoming or past. */
export type Choice = {
  q: string
  isPast: boolean
  /** `YYYY-MM`, or null for every month. */
  month: string | null
  /** A region's number as text, empty for all regions. */
  region: string
}

type Months = EventMonthsWire['months']
type Part = Pick<Choice, 'isPast' | 'month'>
type Place = Part & { q?: string; region: string; page?: number }

/** The months that have events, in the order of the list. */
export const monthsOf = (months: Months, isPast: boolean): string[] => {
  const those = months.filter((m) => (isPast ? m.past : m.upcoming) > 0).map(({ month }) => month)
  return isPast ? those.reverse() : those
}

/** Number of upcoming or past events, in a month or in all. */
export const countOf = (months: Months, { isPast, month }: Part): number =>
  months
    .filter((m) => month === null || m.month === month)
    .reduce((sum, m) => sum + (isPast ? m.past : m.upcoming), 0)

/** Address of a filtered list, by default its first page. */
export const hrefOf = ({ q = '', isPast, month, region, page = 1 }: Place): string =>
  withQuery(paths.events, {
    ...(q ? { q } : { upcoming: isPast ? '0' : '', bulan: month ?? '' }),
    region,
    page: page > 1 ? String(page) : '',
  })
