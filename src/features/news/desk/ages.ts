import { jakartaDayNumber } from '#src/wire/jakarta-day.ts'

const day = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

const shortDay = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Jakarta',
})
const clock = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jakarta',
})

const dayNumber = (ms: number) => jakartaDayNumber(new Date(ms))

/** "21 Nov 2026", in Jakarta. */
export const dayOf = (iso: string): string => day.format(new Date(iso))

/** "08.31" of today, else "18 Nov", in Jakarta. */
export const shortMomentOf = (iso: string, now: number): string =>
  (dayNumber(Date.parse(iso)) === dayNumber(now) ? clock : shortDay).format(new Date(iso))

/** Age in days by Jakarta's calendar: "hari ini", "kemarin", "3 hari". */
export function ageOf(iso: string, now: number): string {
  const days = dayNumber(now) - dayNumber(Date.parse(iso))
  return days <= 0 ? 'hari ini' : days === 1 ? 'kemarin' : `${days} hari`
}
