import { DAY_MS, HOUR_MS } from './duration.ts'

/** Time zone of the network's calendar; it has no daylight saving time. */
export const JAKARTA = 'Asia/Jakarta'
export const JAKARTA_OFFSET = '+07:00'
export const JAKARTA_OFFSET_MS = 7 * HOUR_MS

/** Day of a moment in Jakarta, as `YYYY-MM-DD`. */
export const jakartaDay = (moment: Date): string => dayOfNumber(jakartaDayNumber(moment))

/** The day as a number from 1970, where a text would be too slow. */
export const jakartaDayNumber = (moment: Date): number =>
  Math.floor((moment.getTime() + JAKARTA_OFFSET_MS) / DAY_MS)

export const dayOfNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Midnight in Jakarta at the start of a day. */
export const startOfDayNumber = (day: number): Date => new Date(day * DAY_MS - JAKARTA_OFFSET_MS)

/** Date and time of a moment in Jakarta, as `YYYY-MM-DDTHH:MM:SS`. */
export const jakartaTime = (moment: Date): string =>
  new Date(moment.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 19)

/** Timestamp of a date and time in Jakarta, `YYYY-MM-DDTHH:MM`; an invalid one stays invalid. */
export const atJakartaTime = (local: string): string => `${local}:00${JAKARTA_OFFSET}`
