import type { IconName } from '#src/ui/icon.tsx'
import type { Tone } from '#src/ui/notice.tsx'
import type { PledgeStatus } from './schema.ts'

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', ...options })
const long = inWords({ dateStyle: 'long' })
const monthAndYear = inWords({ month: 'long', year: 'numeric' })

/** `5 Desember 2026` of a day without a time. */
export const dateWords = (day: string): string => long.format(new Date(day))
/** `Desember 2026`. */
export const monthWords = (day: string): string => monthAndYear.format(new Date(day))

/** Day of each month, in words. */
export const dayWords = (day: number): string =>
  day > 28 ? `tanggal ${day}, atau hari terakhir bulan yang lebih pendek` : `tanggal ${day}`

type Words = { label: string; tone: Tone | 'quiet'; icon: IconName }

/** Label of each state of a pledge. */
export const pledgeWords: Record<PledgeStatus, Words> = {
  waiting: { label: 'Menunggu donasi pertama', tone: 'warn', icon: 'clock' },
  active: { label: 'Berjalan', tone: 'ok', icon: 'circle-check' },
  paused: { label: 'Dijeda', tone: 'info', icon: 'clock' },
  stopped: { label: 'Dihentikan', tone: 'quiet', icon: 'x' },
}
