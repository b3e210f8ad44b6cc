import { signatureOf } from '../signature.ts'
import { toWib } from '../wib.ts'
import { channelKinds } from './channels.ts'
import type { Transaction } from './transaction.ts'

export type Notice = Record<string, unknown> & { order_id: string; status_code: string; gross_amount: string }

const money = (amount: number) => `${amount}.00`

/** The gateway's unsigned report on a payment. @param lies forged fields */
function tell(payment: Transaction, lies: Partial<Notice>): Notice {
  const { settledAt, refunds } = payment
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return {
    transaction_time: toWib(payment.chosenAt ?? payment.createdAt),
    transaction_status: payment.status,
    transaction_id: payment.transactionId,
    status_message: 'midtrans payment notification',
    status_code: payment.statusCode,
    payment_type: channelKinds[payment.channel ?? '']?.type,
    order_id: payment.orderId,
    merchant_id: 'SIMULASI',
    gross_amount: money(payment.amount + payment.imposedFee),
    ...(payment.imposedFee && { metadata: feeInfo(payment) }),
    currency: 'IDR',
    expiry_time: toWib(payment.expiresAt),
    ...(payment.fraudStatus && { fraud_status: payment.fraudStatus }),
    ...(settledAt && { settlement_time: toWib(settledAt) }),
    ...payment.fields,
    ...(refunds.length && { refund_amount: money(returned), refunds: refunds.map(refundOf) }),
    ...lies,
  }
}

const feeInfo = ({ amount, imposedFee }: Transaction) => ({
  extra_info: {
    gross_amount_info: { original_amount: String(amount), customer_imposed_payment_fee: String(imposedFee) },
  },
})

const refundOf = ({ key, amount, reason, at, confirmedAt }: Transaction['refunds'][number]) => ({
  refund_key: key,
  refund_amount: money(amount),
  reason,
  created_at: toWib(at),
  ...(confirmedAt && { bank_confirmed_at: toWib(confirmedAt) }),
})

/** A notification, signed over its content, forged fields included. */
export function noticeOf(payment: Transaction, serverKey: string, lies: Partial<Notice> = {}): Notice {
  const notice = tell(payment, lies)
  return { signature_key: signatureOf(notice, serverKey), ...notice }
}

/** The answer to a status request, with the oddities of some channels (MT:reference/get-transaction-status). */
export function statusOf(payment: Transaction, serverKey: string): Notice {
  const isOver = payment.status === 'expire'
  return noticeOf(payment, serverKey, {
    status_message: 'Success, transaction is found',
    ...(isOver && { status_code: '407' }),
    ...(payment.channel === 'dana' && {
      order_id: payment.transactionId!,
      transaction_status: payment.status.toUpperCase(),
    }),
  })
}
