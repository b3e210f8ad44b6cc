import { DAY_MS, HOUR_MS } from '#src/wire/duration.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'

/*
 * Days are `YYYY-MM-DD` by Jakarta's calendar, months their first day: as texts they compare like the moments they name.
 */

/** First day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
const monthAfter = (day: string) => firstOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)))

/** Due day of a pledge in a month: the last one if the month is shorter. */
export function dueIn(month: string, day: number): string {
  const last = new Date(Date.parse(monthAfter(month)) - DAY_MS).getUTCDate()
  return month.slice(0, 8) + String(Math.min(day, last)).padStart(2, '0')
}

/** Next due day: after `today`, in a month later than the last reminder's. */
export function nextDue(day: number, { today, askedOn }: { today: string; askedOn: string }): string {
  let month = monthAfter(askedOn)
  while (dueIn(month, day) <= today) month = monthAfter(month)
  return dueIn(month, day)
}

/** Latest due day since `nextOn` up to `today`; null if none. */
export function lastDue(day: number, { today, nextOn }: { today: string; nextOn: string }): string | null {
  if (today < nextOn) return null
  const inThisMonth = dueIn(monthOf(today), day)
  if (inThisMonth <= today) return inThisMonth < nextOn ? nextOn : inThisMonth
  const before = dueIn(monthOf(dayBefore(monthOf(today))), day)
  return before < nextOn ? nextOn : before
}

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Day for reminders, which are mailed from eight in the morning: until then it is the day before. */
export const mailDay = (now: Date): string => jakartaDay(new Date(now.getTime() - 8 * HOUR_MS))

/** Days after a reminder during which a gift still counts for its month. */
const LATE_DAYS = 14

/** Month that a gift of today pays. @param isAnswered true if a gift of the last reminded month was paid */
export function monthOfGift(
  today: string,
  { askedOn, isAnswered }: { askedOn: string; isAnswered: boolean },
) {
  return !isAnswered && daysBetween(askedOn, today) <= LATE_DAYS ? monthOf(askedOn) : monthOf(today)
}
