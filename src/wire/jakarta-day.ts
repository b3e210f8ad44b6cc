import { DAY_MS, HOUR_MS } from './duration.ts'

/** Offset of Jakarta, without daylight saving time. */
export const JAKARTA_OFFSET_MS = 7 * HOUR_MS

/** Day of a moment in Jakarta, as `YYYY-MM-DD`. */
export const jakartaDay = (moment: Date): string => dayOfNumber(jakartaDayNumber(moment))

/** The day as a number from 1970, where a text would be too slow. */
export const jakartaDayNumber = (moment: Date): number =>
  Math.floor((moment.getTime() + JAKARTA_OFFSET_MS) / DAY_MS)

export const dayOfNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
