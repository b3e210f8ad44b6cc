import { formatTime } from '#src/ui/format.ts'
import { jakartaDayNumber, jakartaTime } from '#src/wire/jakarta-day.ts'
import * as words from './words.id.ts'

/** Greeting by the hour in Jakarta, the same on server and browser. */
export function greetingAt(now: string): string {
  const hours = Number(jakartaTime(new Date(now)).slice(11, 13))
  if (hours < 4 || hours >= 18) return words.goodNight
  if (hours < 11) return words.goodMorning
  return hours < 15 ? words.goodDay : words.goodAfternoon
}

/** Age in days of Jakarta: "tadi 08.14", "kemarin", "3 hari yang lalu". */
export function agoWords(at: string, now: string): string {
  const days = jakartaDayNumber(new Date(now)) - jakartaDayNumber(new Date(at))
  if (days <= 0) return words.todayAt(formatTime(at))
  return days === 1 ? words.yesterday : words.daysAgo(days)
}

/** Time in Jakarta: "08.14". */
export const clockOf = formatTime
