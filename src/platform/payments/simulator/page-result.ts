import { toWib } from '../wib.ts'
import { channelKinds } from './channels.ts'
import type { Transaction } from './transaction.ts'

export type PageResult = { kind: 'none' | 'success' | 'pending' | 'error'; result: Record<string, unknown> }

const kinds: Record<string, PageResult['kind']> = {
  created: 'none',
  settlement: 'success',
  capture: 'success',
  pending: 'pending',
  authorize: 'pending',
}

/** Result that the popup passes to its opener, oddities included: hints, never proof. */
export function resultOf(payment: Transaction): PageResult {
  const isReviewed = payment.fraudStatus === 'challenge'
  const kind = isReviewed ? 'pending' : (kinds[payment.status] ?? 'error')
  const { status, channel } = payment
  const names = { order_id: payment.orderId, transaction_id: payment.transactionId }
  return {
    kind,
    result: {
      status_code: payment.statusCode,
      status_message: 'Simulasi',
      // BCA's pending result has neither.
      ...(channel === 'bca_va' && status === 'pending' ? {} : names),
      gross_amount: `${payment.amount}.00`,
      payment_type: channelKinds[channel ?? '']?.type,
      transaction_time: toWib(payment.chosenAt ?? payment.createdAt),
      // The notification has `expire`.
      transaction_status: status === 'expire' ? 'expired' : status,
      ...(payment.fraudStatus && { fraud_status: payment.fraudStatus }),
    },
  }
}

/** The donor's return address, with the parameters that Midtrans adds; null where none was given. */
export function finishAddress(payment: Transaction): string | null {
  const url = payment.finishUrl && URL.parse(payment.finishUrl)
  if (!url) return null
  url.searchParams.set('order_id', payment.orderId)
  url.searchParams.set('status_code', payment.statusCode)
  url.searchParams.set('transaction_status', payment.status === 'created' ? 'pending' : payment.status)
  return url.href
}
