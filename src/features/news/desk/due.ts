import { jakartaDayNumber, startOfDayNumber } from '#src/wire/jakarta-day.ts'

/** Working days until the desk should have decided. */
const WORKING_DAYS = 3

/**
 * Due time of a text sent for review: the end, in Jakarta, of the third working day after the day of sending. Saturdays
 * and Sundays do not count; public holidays are not known here.
 */
export function dueAfter(sentAt: Date): Date {
  let day = jakartaDayNumber(sentAt)
  for (let left = WORKING_DAYS; left > 0; ) {
    day += 1
    if (isWorkingDay(day)) left -= 1
  }
  return startOfDayNumber(day + 1)
}

/** @param day counted from 1 January 1970, a Thursday */
const isWorkingDay = (day: number) => ![2, 3].includes(day % 7)
