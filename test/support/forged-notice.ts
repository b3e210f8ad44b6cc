import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'
import type { FreshApp } from './fresh-app.ts'
import { booksOf } from './giving.ts'

/** Sends a notice about an order with a valid signature, which covers neither status nor refunds. */
export async function sendForgedNotice(site: FreshApp, id: string, given: object) {
  const { transactionId, amount } = await booksOf(site, id)
  const told = { order_id: id, status_code: '200', gross_amount: `${amount}.00`, currency: 'IDR' }
  const signature_key = signatureOf(told, simulatorKey(site.services.secret))
  return site.send('POST', '/v1/payment/notification', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...told, transaction_id: transactionId, signature_key, ...given }),
  })
}
