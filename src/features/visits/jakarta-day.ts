const DAY_MS = 86_400_000
/** The capital's clock, which knows no summer time. */
const AHEAD_MS = 7 * 3_600_000

/** The day that a moment lies in, by the capital's clock, as `YYYY-MM-DD`. */
export const jakartaDay = (moment: Date): string => dayOfNumber(jakartaDayNumber(moment))

/** The same day counted from 1970, for where a text would cost too much. */
export const jakartaDayNumber = (moment: Date): number => Math.floor((moment.getTime() + AHEAD_MS) / DAY_MS)

export const dayOfNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
