import { MINUTE_MS } from '#src/wire/duration.ts'
import type { Channel, NewTransaction } from './gateway.ts'
import { toWib } from './wib.ts'

/** Payment methods whose name differs from ours (MT:docs/snap-advanced-feature). */
const otherNames: Partial<Record<Channel, string>> = { qris: 'other_qris', mandiri_bill: 'echannel' }

const NAME_MAX = 30
const ITEM_MAX = 50
/** Midtrans accepts five minutes to seven days. */
const [LEAST_MINUTES, MOST_MINUTES] = [5, 7 * 24 * 60]

/**
 * Body of Snap's request for a token (MT:reference/request-body-json-parameter).
 * @throws RangeError for an amount or an order id that Midtrans does not accept
 */
export function transactionBody(order: NewTransaction) {
  if (!Number.isSafeInteger(order.amount) || order.amount <= 0)
    throw new RangeError('an amount is whole rupiah above zero')
  if (!/^[A-Za-z0-9\-_~.]{1,50}$/.test(order.orderId)) throw new RangeError('an order id of another shape')
  const phone = phoneOf(order.donor.phone)
  return {
    transaction_details: { order_id: order.orderId, gross_amount: order.amount },
    item_details: [{ id: 'donasi', price: order.amount, quantity: 1, name: cut(order.itemName, ITEM_MAX) }],
    customer_details: {
      // One name: BCA rejects more than thirty characters of it.
      first_name: cut(order.donor.name, NAME_MAX),
      email: order.donor.email,
      ...(phone && { phone }),
    },
    enabled_payments: order.channels.map((channel) => otherNames[channel] ?? channel),
    credit_card: { secure: true },
    expiry: {
      start_time: `${toWib(order.now)} +0700`,
      unit: 'minute',
      duration: minutesBetween(order.now, order.expiresAt),
    },
    callbacks: { finish: order.finishUrl },
  }
}

function minutesBetween(now: Date, end: Date) {
  const minutes = Math.floor((end.getTime() - now.getTime()) / MINUTE_MS)
  return Math.min(Math.max(minutes, LEAST_MINUTES), MOST_MINUTES)
}

/** BNI rejects the whole transaction for a number that begins with neither +62 nor 0. */
function phoneOf(given: string | null) {
  const phone = given?.replace(/[^\d+]/g, '') ?? ''
  return /^(?:\+62|0)\d{5,26}$/.test(phone) ? phone : null
}

/** One line without the vertical bar, which Midtrans asks to avoid; no truncated character at its end. */
const cut = (text: string, most: number) =>
  text
    .replace(/[\s|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
