import { randomUUID } from 'node:crypto'
import { channelKinds } from './channels.ts'

type Refund = { key: string; amount: number; reason: string; at: Date; confirmedAt: Date | null }

export type Transaction = {
  token: string
  orderId: string
  /** Whole rupiah. */
  amount: number
  /** Charged to the donor on top, as "Automatic Fee Imposition" does; 0 for none. */
  imposedFee: number
  itemName: string
  /** The requested payment methods, by the gateway's names. */
  channels: string[]
  createdAt: Date
  expiresAt: Date
  finishUrl: string | null
  notificationUrl: string | null
  /** `created` until a payment method is chosen: the gateway does not know the transaction before. */
  status: string
  statusCode: string
  fraudStatus: string | null
  channel: string | null
  transactionId: string | null
  chosenAt: Date | null
  settledAt: Date | null
  fields: Record<string, unknown>
  refunds: Refund[]
}

/** Chooses a payment method; possible again after a denial. */
export function choose(payment: Transaction, channel: string, now: Date) {
  Object.assign(payment, {
    channel,
    status: 'pending',
    statusCode: '201',
    fraudStatus: channel === 'credit_card' ? 'accept' : null,
    transactionId: randomUUID(),
    chosenAt: now,
    fields: channelKinds[channel]?.fields?.() ?? {},
  })
}

/** Status changes of a payment, from any status: tests and drills also need some that no gateway should make. */
export const acts = {
  settle: (payment, now) => move(payment, 'settlement', '200', { settledAt: now }),
  capture: (payment) => move(payment, 'capture', '200', { fraudStatus: 'accept' }),
  challenge: (payment) => move(payment, 'capture', '201', { fraudStatus: 'challenge' }),
  authorize: (payment) => move(payment, 'authorize', '200', { fraudStatus: 'accept' }),
  pend: (payment) => move(payment, 'pending', '201'),
  deny: (payment) => move(payment, 'deny', '202'),
  cancel: (payment) => move(payment, 'cancel', '200'),
  expire: (payment) => move(payment, 'expire', '202'),
  fail: (payment) => move(payment, 'failure', '202'),
  chargeback: (payment) => move(payment, 'chargeback', '200'),
  /** Repeats the notification. */
  notify: () => {},
} satisfies Record<string, (payment: Transaction, now: Date) => void>

function move(payment: Transaction, status: string, statusCode: string, more: Partial<Transaction> = {}) {
  Object.assign(payment, { status, statusCode, ...more })
}

/** Refunds a part or the whole, not yet confirmed by the bank. */
export function refund(
  payment: Transaction,
  given: { key: string; amount: number; reason: string },
  now: Date,
) {
  payment.refunds.push({ ...given, at: now, confirmedAt: null })
  const sum = payment.refunds.reduce((total, { amount }) => total + amount, 0)
  move(payment, sum < payment.amount + payment.imposedFee ? 'partial_refund' : 'refund', '200')
}
