import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/wire/duration.ts'
import type { DonationStatus } from './gift-rules.ts'

/**
 * Money for an issued virtual account can arrive days after the order expired
 * (docs/reference/payment-gateway.md#late-payments).
 */
const LATE = 8 * DAY_MS

type About = {
  status: DonationStatus
  createdAt: Date
  expiresAt: Date
  /** Time of the last new event. */
  toldAt: Date
}

/**
 * Time of the next status query for an order if no notification comes; null for never. Orders that can still be paid
 * are queried often, so that a payment without notification is found within 15 minutes.
 */
export function nextStatusCheckAt({ status, createdAt, expiresAt, toldAt }: About, now: Date): Date | null {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const sinceEnd = now.getTime() - expiresAt.getTime()
  // The donor may retry under the same order id.
  if (status === 'reversed' && sinceEnd < 0) return at(5 * MINUTE_MS)
  switch (status) {
    case 'reversed':
    case 'paid':
    case 'partially_refunded':
    case 'refunded':
    case 'charged_back': {
      // Some banks reverse a payment within minutes; a day later all of them are final. And a signature does not cover
      // the status, so no refund is trusted without a status query.
      const sinceTold = now.getTime() - toldAt.getTime()
      if (sinceTold < 12 * MINUTE_MS) return at(4 * MINUTE_MS)
      return sinceTold < DAY_MS ? at(DAY_MS) : null
    }
    default:
      if (sinceEnd > LATE) return null
      if (sinceEnd > HOUR_MS) return at(6 * HOUR_MS)
      return now.getTime() - createdAt.getTime() < 15 * MINUTE_MS ? at(2 * MINUTE_MS) : at(10 * MINUTE_MS)
  }
}
