import { HOUR_MS } from '#src/wire/duration.ts'
import * as words from './words.id.ts'

/** Age in words: "kurang dari sejam", "5 jam", "3 hari". @param now ISO, the server's clock */
export function ageWords(since: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(since)) / HOUR_MS)
  if (hours < 1) return words.lessThanHour
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}
