import { DAY_MS } from '#src/wire/duration.ts'
import { JAKARTA_OFFSET_MS } from '#src/wire/jakarta-day.ts'

/** Working days until the desk should have decided. */
const WORKING_DAYS = 3

/**
 * Due time of a text sent for review: the end, in Jakarta, of the third working day after the day of sending. Saturdays
 * and Sundays do not count; public holidays are not known here.
 */
export function dueAfter(sentAt: Date): Date {
  let day = Math.floor((sentAt.getTime() + JAKARTA_OFFSET_MS) / DAY_MS)
  for (let left = WORKING_DAYS; left > 0; ) {
    day += 1
    if (isWorkingDay(day)) left -= 1
  }
  return new Date((day + 1) * DAY_MS - JAKARTA_OFFSET_MS)
}

/** @param day counted from 1 January 1970, a Thursday */
const isWorkingDay = (day: number) => ![2, 3].includes(day % 7)
