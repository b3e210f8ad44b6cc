import type { DonationStatus } from './gift-rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Money for a virtual account that was given out can come days after the order ended (midtrans.md §2). */
const LATE = 8 * DAY

type About = { status: DonationStatus; createdAt: Date; expiresAt: Date; paidAt: Date | null }

/**
 * When the gateway is asked again what became of an order, if it says nothing by itself; null for never. What may
 * still be paid is asked about often, so that money no notification told of is found within a quarter of an hour.
 */
export function askAgainAt({ status, createdAt, expiresAt, paidAt }: About, now: Date): Date | null {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const sinceEnd = now.getTime() - expiresAt.getTime()
  switch (status) {
    case 'paid':
    case 'partially_refunded': {
      // Some banks take a payment back within minutes; a day later all of them have made up their minds.
      const sincePaid = now.getTime() - (paidAt ?? now).getTime()
      if (sincePaid < 12 * MINUTE) return at(4 * MINUTE)
      return sincePaid < DAY ? at(DAY) : null
    }
    case 'reversed':
      return sinceEnd < 0 ? at(5 * MINUTE) : null
    case 'refunded':
    case 'charged_back':
      return null
    default:
      if (sinceEnd > LATE) return null
      if (sinceEnd > HOUR) return at(6 * HOUR)
      return now.getTime() - createdAt.getTime() < 15 * MINUTE ? at(2 * MINUTE) : at(10 * MINUTE)
  }
}
