import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/wire/duration.ts'
import type { DonationStatus } from './gift-rules.ts'

/**
 * Money for a virtual account that was given out can come days after the order ended
 * (docs/reference/payment-gateway.md#late-payments).
 */
const LATE = 8 * DAY_MS

type About = {
  status: DonationStatus
  createdAt: Date
  expiresAt: Date
  /** When something new was last heard or done. */
  toldAt: Date
}

/**
 * When the gateway is asked again what became of an order, if it says nothing by itself; null for never. What may
 * still be paid is asked about often, so that money no notification told of is found within a quarter of an hour.
 */
export function askAgainAt({ status, createdAt, expiresAt, toldAt }: About, now: Date): Date | null {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const sinceEnd = now.getTime() - expiresAt.getTime()
  // The donor may try again under the same number.
  if (status === 'reversed' && sinceEnd < 0) return at(5 * MINUTE_MS)
  switch (status) {
    case 'reversed':
    case 'paid':
    case 'partially_refunded':
    case 'refunded':
    case 'charged_back': {
      // Some banks take a payment back within minutes; a day later all of them have made up their minds. And a
      // signature does not cover the state, so nobody is believed unasked that money went back.
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
