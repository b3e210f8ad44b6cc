import { LOCALE } from '#src/urls/language.id.ts'
import { JAKARTA } from '#src/wire/jakarta-day.ts'
import * as words from './words.id.ts'

/** Formatter in Indonesian and Jakarta's time zone, created on first use. */
function inJakarta(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (at: Date | string | number): string => {
    format ??= new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: JAKARTA })
    return format.format(new Date(at))
  }
}

/** A date for readers: 21 November 2026, in Jakarta's time zone. */
export const formatDate = inJakarta({ dateStyle: 'long' })

/** 21 Nov 2026. */
export const formatShortDate = inJakarta({ dateStyle: 'medium' })

/** 21 Nov. */
export const formatDayAndMonth = inJakarta({ day: 'numeric', month: 'short' })

/** Sabtu, 21 November 2026. */
export const formatFullDate = inJakarta({ dateStyle: 'full' })

/** 08.14. */
export const formatTime = inJakarta({ timeStyle: 'short' })

/** 21 Nov 2026, 08.14. */
export const formatShortDateTime = inJakarta({ dateStyle: 'medium', timeStyle: 'short' })

const dateTime = inJakarta({ dateStyle: 'long', timeStyle: 'short' })
const fullDateTime = inJakarta({ dateStyle: 'full', timeStyle: 'short' })

/** 21 November 2026 pukul 08.14 WIB. */
export const formatDateTime = (at: Date | string): string => `${dateTime(at)} ${words.zone}`

/** Sabtu, 21 November 2026 pukul 08.14 WIB. */
export const formatFullDateTime = (at: Date): string => `${fullDateTime(at)} ${words.zone}`
