import { createHash, timingSafeEqual } from 'node:crypto'

/** Fields covered by a notification's signature, as strings exactly as received. */
export type Signed = { order_id: string; status_code: string; gross_amount: string }

/** Midtrans' `signature_key`, in hex (MT:docs/https-notification-webhooks). */
export const signatureOf = ({ order_id, status_code, gross_amount }: Signed, serverKey: string): string =>
  createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest('hex')

/** Compares in constant time. */
export function isSigned(notice: Signed & { signature_key?: unknown }, serverKey: string): boolean {
  if (typeof notice.signature_key !== 'string') return false
  const wanted = Buffer.from(signatureOf(notice, serverKey))
  const given = Buffer.from(notice.signature_key)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
