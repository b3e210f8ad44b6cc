import { paths } from '#src/paths.ts'
import { withQuery } from '#src/ui/with-query.ts'
import type { EventMonthsWire } from './schema.ts'

/** What a visitor chose on the list of events. Words are looked for in all of them, to come or over. */
export type Choice = {
  q: string
  isPast: boolean
  /** `YYYY-MM`, or null for every month. */
  month: string | null
  /** A region's number as the address writes it, empty for all regions. */
  region: string
}

type Months = EventMonthsWire['months']
type Part = Pick<Choice, 'isPast' | 'month'>
type Place = Part & { q?: string; region: string; page?: number }

/** The months that have something to show, in the order in which the list goes through them. */
export const monthsOf = (months: Months, isPast: boolean): string[] => {
  const those = months.filter((m) => (isPast ? m.past : m.upcoming) > 0).map(({ month }) => month)
  return isPast ? those.reverse() : those
}

/** How many events there are to come, or over, in a month or in all. */
export const countOf = (months: Months, { isPast, month }: Part): number =>
  months
    .filter((m) => month === null || m.month === month)
    .reduce((sum, m) => sum + (isPast ? m.past : m.upcoming), 0)

/** The address of a part of the list, from its first page on. */
export const hrefOf = ({ q = '', isPast, month, region, page = 1 }: Place): string =>
  withQuery(paths.events, {
    ...(q ? { q } : { upcoming: isPast ? '0' : '', bulan: month ?? '' }),
    region,
    page: page > 1 ? String(page) : '',
  })
