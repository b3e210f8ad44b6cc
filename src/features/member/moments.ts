import { jakartaDayNumber } from '../visits/jakarta-day.ts'

const zone = 'Asia/Jakarta'
const clock = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone: zone })
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: zone })

/** The greeting of the hour by the capital's clock, on the server as in the browser. */
export function greetingAt(now: string): string {
  const hours = Number(hour.format(new Date(now)))
  if (hours < 4 || hours >= 18) return 'Selamat malam'
  if (hours < 11) return 'Selamat pagi'
  return hours < 15 ? 'Selamat siang' : 'Selamat sore'
}

/** How long ago a moment was, in days of the capital: "tadi 08.14", "kemarin", "3 hari yang lalu". */
export function agoWords(at: string, now: string): string {
  const days = jakartaDayNumber(new Date(now)) - jakartaDayNumber(new Date(at))
  if (days <= 0) return `tadi ${clock.format(new Date(at))}`
  return days === 1 ? 'kemarin' : `${days} hari yang lalu`
}

/** The time of a moment by the capital's clock: "08.14". */
export const clockOf = (at: string): string => clock.format(new Date(at))
