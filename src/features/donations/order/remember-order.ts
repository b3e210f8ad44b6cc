import { pageClient } from '#src/browser/page-client.ts'
import type { openOrder } from '../my-donations/api.ts'

/** Has the browser keep what opens a guest's gift, as it does after giving: links to its receipt show nothing else. */
export const rememberOrder = (orderId: string, token: string) =>
  pageClient()<typeof openOrder>('POST /payment/{order_id}/access', {
    params: { order_id: orderId },
    body: { token },
    session: true,
  })
