import { LOCALE } from '#src/urls/language.id.ts'

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month `YYYY-MM` in words. */
export const monthWords = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`))
