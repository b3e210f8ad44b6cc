import { pageClient } from '#src/browser/page-client.ts'
import type { openOrder } from '../my-donations/api.ts'

/** Stores a guest's token in the browser's cookie, as after giving: links to the receipt do not carry it. */
export const storeOrderAccess = (orderId: string, token: string) =>
  pageClient()<typeof openOrder>('POST /payment/{order_id}/access', {
    params: { order_id: orderId },
    body: { token },
    session: true,
  })
