import { formatDayAndMonth, formatShortDate, formatTime } from '#src/ui/format.ts'
import { jakartaDayNumber } from '#src/wire/jakarta-day.ts'
import * as words from './words.id.ts'

const dayNumber = (at: string | number) => jakartaDayNumber(new Date(at))

/** "21 Nov 2026", in Jakarta. */
export const dayOf = formatShortDate

/** "08.31" of today, else "18 Nov", in Jakarta. */
export const shortMomentOf = (iso: string, now: number): string =>
  (dayNumber(iso) === dayNumber(now) ? formatTime : formatDayAndMonth)(iso)

/** Age in days by Jakarta's calendar: "hari ini", "kemarin", "3 hari". */
export function ageOf(iso: string, now: number): string {
  const days = dayNumber(now) - dayNumber(iso)
  return days <= 0 ? words.today : days === 1 ? words.yesterday : words.daysAgo(days)
}
