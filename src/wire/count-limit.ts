import { LOCALE } from '#src/urls/language.id.ts'

/** Matches of a search, and what one region or institution has, are counted up to this limit. */
export const COUNT_LIMIT = 1_000

/** Such a count for people: at the limit there may be more. */
export const limitedCount = (count: number): string =>
  count < COUNT_LIMIT ? count.toLocaleString(LOCALE) : `${COUNT_LIMIT.toLocaleString(LOCALE)}+`
