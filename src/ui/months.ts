import * as words from './words.id.ts'

export const months = words.months

/** Three-letter abbreviation of a month; `index` from 0. */
export const shortMonth = (index: number): string => months[index]!.slice(0, 3)

/** Names from Sunday, as `getUTCDay` counts. */
export const weekdays = words.weekdays
