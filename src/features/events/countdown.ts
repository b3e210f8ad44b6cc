import { placeTime, type Zone } from './place-time.ts'

export type Countdown = { months: number; days: number; hours: number; minutes: number; seconds: number }

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * What is left from `now` until `target` (both ms) in the calendar of the place; all zero once it is there.
 * Months are counted back from the target, a month end standing for days that a month does not have: counted
 * on from now, the rest would grow again at midnight of such days.
 */
export function countdown(now: number, target: number, zone: Zone): Countdown {
  const from = placeTime(Math.min(now, target), zone)
  const to = placeTime(target, zone)
  const apart = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const months = monthsBefore(to, apart) < from.getTime() ? apart - 1 : apart
  const rest = monthsBefore(to, months) - from.getTime()
  return {
    months,
    days: Math.floor(rest / DAY),
    hours: Math.floor((rest % DAY) / HOUR),
    minutes: Math.floor((rest % HOUR) / MINUTE),
    seconds: Math.floor((rest % MINUTE) / SECOND),
  }
}

function monthsBefore(date: Date, months: number) {
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() - months
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDate)) + (date.getTime() % DAY)
}

export type Unit = { name: keyof Countdown; n: number; label: string }

/** The units from the greatest that is not zero on; seconds are always there. */
export function units(left: Countdown): Unit[] {
  const all: Unit[] = [
    { name: 'months', n: left.months, label: 'bulan' },
    { name: 'days', n: left.days, label: 'hari' },
    { name: 'hours', n: left.hours, label: 'jam' },
    { name: 'minutes', n: left.minutes, label: 'menit' },
    { name: 'seconds', n: left.seconds, label: 'detik' },
  ]
  const first = all.findIndex(({ n }) => n > 0)
  return first < 0 ? all.slice(-1) : all.slice(first)
}

/** The two greatest units, without seconds: what may be said of a page that is up to a minute old. */
export const coarse = (left: Countdown): Unit[] =>
  units(left)
    .filter(({ name }) => name !== 'seconds')
    .slice(0, 2)

/** `3 bulan 4 hari lagi`; below a minute `sebentar lagi`. */
export function inWords(left: Countdown): string {
  const words = coarse(left).flatMap(({ n, label }) => (n > 0 ? `${n} ${label}` : []))
  return words.length ? `${words.join(' ')} lagi` : 'sebentar lagi'
}

export type Phase = 'before' | 'running' | 'over'

/** Where an event stands at a moment (ms). */
export function phaseOf(event: { startAt: string; endAt: string }, now: number): Phase {
  if (now >= Date.parse(event.endAt)) return 'over'
  return now < Date.parse(event.startAt) ? 'before' : 'running'
}

/** A page may be a minute old when it comes, and some time on its way. */
const OLDEST_PAGE = 120 * SECOND
const SMALL_ERROR = 5 * SECOND

/**
 * By how many ms a visitor's clock is ahead of the server's, as far as a page's own time can tell: 0 as
 * long as the difference can be the page's age.
 */
export function clockError(serverNow: number, visitorNow: number): number {
  const difference = visitorNow - serverNow
  return difference >= -SMALL_ERROR && difference <= OLDEST_PAGE ? 0 : difference
}
