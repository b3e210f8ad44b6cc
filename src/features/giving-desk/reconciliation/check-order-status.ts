import { checkPayment } from '#src/features/payments/check-payment.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, notFound, unavailable } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { presentOpenOrder } from './present.ts'
import { findOrderToCheck, type OpenOrder } from './queries.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log'>

/**
 * Queries the gateway for an order's status now and applies the response like the reconciler.
 * @returns true if it responded, and the order afterwards
 * @throws Failure 404 for no order, 409 for one never opened at the gateway, 503 without a gateway
 */
export async function checkOrderStatus(
  parts: Parts,
  actor: Actor,
  orderId: string,
): Promise<{ answered: boolean; order: OpenOrder }> {
  const { db, write, payments } = parts
  const order = await findOrderToCheck(db, orderId)
  if (!order) throw notFound()
  if (!order.hasToken) throw conflict({ current: presentOpenOrder(order) })
  if (!payments) throw unavailable(600)
  const answered = (await checkPayment({ ...parts, payments }, orderId)) !== 'away'
  await write((tx) =>
    recordAudit(tx, actor, { act: 'ask', entity: 'donation', entityId: order.id, detail: { answered } }),
  )
  return { answered, order: (await findOrderToCheck(db, orderId))! }
}
