import { attemptId } from '#src/features/giving/order-ids.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict } from '#src/platform/http/failures.ts'
import { GatewayRefused, GatewayUnavailable } from '#src/platform/payments/gateway.ts'
import { applyEvent } from './apply-event.ts'
import type { DonationRow } from './queries.ts'
import { lockOrder } from './settle-queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log'>

export const canCancel = (status: string) =>
  status === 'created' || status === 'pending' || status === 'failed'

/**
 * Cancels an unpaid order; cancelling it again changes nothing. A later payment still counts.
 * @throws Failure 409 with `data:{status}` in any other state
 */
export async function endOrder(parts: Parts, { orderId, attempt, token }: DonationRow): Promise<void> {
  const { write, clock, payments, place, secret, log } = parts
  const isEnded = await write(async (tx) => {
    const held = (await lockOrder(tx, orderId))!
    if (held.status === 'cancelled') return null
    if (!canCancel(held.status)) throw conflict({ status: held.status })
    const event = { source: 'donor', kind: 'cancelled', transactionId: null, refunds: [] } as const
    const sender = { publicUrl: place.publicUrl, secret }
    return applyEvent(tx, held, event, { now: clock.now(), sender })
  })
  if (!isEnded || !payments || !token) return
  try {
    await payments.cancel(attemptId(orderId, attempt))
  } catch (error) {
    // No method chosen yet, or the gateway cannot cancel it: the reconciler checks again.
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    log.info({ error, orderId }, 'payment not cancelled at the gateway')
  }
}
