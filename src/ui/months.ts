import { months, weekdays } from './months.id.ts'

export { months, weekdays }

/** Three-letter abbreviation of a month; `index` from 0. */
export const shortMonth = (index: number): string => months[index]!.slice(0, 3)
