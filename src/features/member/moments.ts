import { jakartaDayNumber } from '#src/wire/jakarta-day.ts'

const zone = 'Asia/Jakarta'
const clock = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone: zone })
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: zone })

/** Greeting by the hour in Jakarta, the same on server and browser. */
export function greetingAt(now: string): string {
  const hours = Number(hour.format(new Date(now)))
  if (hours < 4 || hours >= 18) return 'Selamat malam'
  if (hours < 11) return 'Selamat pagi'
  return hours < 15 ? 'Selamat siang' : 'Selamat sore'
}

/** Age in days of Jakarta: "tadi 08.14", "kemarin", "3 hari yang lalu". */
export function agoWords(at: string, now: string): string {
  const days = jakartaDayNumber(new Date(now)) - jakartaDayNumber(new Date(at))
  if (days <= 0) return `tadi ${clock.format(new Date(at))}`
  return days === 1 ? 'kemarin' : `${days} hari yang lalu`
}

/** Time in Jakarta: "08.14". */
export const clockOf = (at: string): string => clock.format(new Date(at))
