import type { DonationRowWire } from '../schema.ts'

export type Totals = { received: number; count: number; refunded: number }

/** The gifts whose money came and stayed, at least a part of it. */
const received = new Set(['paid', 'partially_refunded'])

/** What arrived of these gifts and was not given back, in whole rupiah. */
export function totalsOf(rows: readonly DonationRowWire[]): Totals {
  const stayed = rows.filter(({ status }) => received.has(status))
  return {
    received: stayed.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0),
    count: stayed.length,
    refunded: rows.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0),
  }
}

const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Jakarta' })

/** The years of these gifts by the capital's calendar, newest first. */
export const yearsOf = (rows: readonly DonationRowWire[]): number[] =>
  [...new Set(rows.map(({ created_at }) => Number(yearFormat.format(new Date(created_at)))))].sort(
    (a, b) => b - a,
  )
