import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#src/wire/duration.ts'
import { placeTime, type Zone } from './place-time.ts'
import * as words from './words.id.ts'

export type Countdown = { months: number; days: number; hours: number; minutes: number; seconds: number }

/**
 * Time left from `now` until `target` (both ms) in the calendar of the place; all zero after it.
 * Months are counted back from the target, a month end replacing days that a month does not have: counted forward
 * from now, the rest would grow again at midnight of such days.
 */
export function countdown(now: number, target: number, zone: Zone): Countdown {
  const from = placeTime(Math.min(now, target), zone)
  const to = placeTime(target, zone)
  const apart = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const months = monthsBefore(to, apart) < from.getTime() ? apart - 1 : apart
  const rest = monthsBefore(to, months) - from.getTime()
  return {
    months,
    days: Math.floor(rest / DAY_MS),
    hours: Math.floor((rest % DAY_MS) / HOUR_MS),
    minutes: Math.floor((rest % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((rest % MINUTE_MS) / SECOND_MS),
  }
}

function monthsBefore(date: Date, months: number) {
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() - months
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDate)) + (date.getTime() % DAY_MS)
}

export type Unit = { name: keyof Countdown; n: number; label: string }

/** The units from the greatest non-zero one down; seconds are always included. */
export function units(left: Countdown): Unit[] {
  const all: Unit[] = [
    { name: 'months', n: left.months, label: words.unit('months', left.months) },
    { name: 'days', n: left.days, label: words.unit('days', left.days) },
    { name: 'hours', n: left.hours, label: words.unit('hours', left.hours) },
    { name: 'minutes', n: left.minutes, label: words.unit('minutes', left.minutes) },
    { name: 'seconds', n: left.seconds, label: words.unit('seconds', left.seconds) },
  ]
  const first = all.findIndex(({ n }) => n > 0)
  return first < 0 ? all.slice(-1) : all.slice(first)
}

/** The two greatest units, without seconds: precise enough for a page up to a minute old. */
export const coarse = (left: Countdown): Unit[] =>
  units(left)
    .filter(({ name }) => name !== 'seconds')
    .slice(0, 2)

/** `3 bulan 4 hari lagi`; below a minute `sebentar lagi`. */
export function inWords(left: Countdown): string {
  const parts = coarse(left).flatMap(({ n, label }) => (n > 0 ? `${n} ${label}` : []))
  return parts.length ? words.timeLeft(parts.join(' ')) : words.verySoon
}

export type Phase = 'before' | 'running' | 'over'

/** Phase of an event at a moment (ms). */
export function phaseOf(event: { startAt: string; endAt: string }, now: number): Phase {
  if (now >= Date.parse(event.endAt)) return 'over'
  return now < Date.parse(event.startAt) ? 'before' : 'running'
}

/** A page may be a minute old when it arrives, plus transfer time. */
const OLDEST_PAGE = 120 * SECOND_MS
const SMALL_ERROR = 5 * SECOND_MS

/**
 * Offset of a visitor's clock ahead of the server's in ms, measured by the page's own time; 0 if the page's age can
 * explain it.
 */
export function clockError(serverNow: number, visitorNow: number): number {
  const difference = visitorNow - serverNow
  return difference >= -SMALL_ERROR && difference <= OLDEST_PAGE ? 0 : difference
}
