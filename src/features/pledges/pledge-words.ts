import type { IconName } from '#src/ui/icon.tsx'
import type { Tone } from '#src/ui/notice.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import type { PledgeStatus } from './schema.ts'
import * as words from './words.id.ts'

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', ...options })
const long = inWords({ dateStyle: 'long' })
const monthAndYear = inWords({ month: 'long', year: 'numeric' })

/** `5 Desember 2026` of a day without a time. */
export const dateWords = (day: string): string => long.format(new Date(day))
/** `Desember 2026`. */
export const monthWords = (day: string): string => monthAndYear.format(new Date(day))

/** Day of each month, in words. */
export const dayWords = (day: number): string => (day > 28 ? words.onDayOrLast(day) : words.onDay(day))

type Words = { label: string; tone: Tone | 'quiet'; icon: IconName }

/** Label of each state of a pledge. */
export const pledgeWords: Record<PledgeStatus, Words> = {
  waiting: { label: words.states.waiting, tone: 'warn', icon: 'clock' },
  active: { label: words.states.active, tone: 'ok', icon: 'circle-check' },
  paused: { label: words.states.paused, tone: 'info', icon: 'clock' },
  stopped: { label: words.states.stopped, tone: 'quiet', icon: 'x' },
}
