import { orderNotFound, showsToken } from '#src/features/giving/order-token.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { checkPayment } from './check-payment.ts'
import { adoptOrders, type DonationRow, findOrder } from './queries.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log'>

/**
 * Finds the caller's own order: by account, or by the order's token.
 * @throws Failure 404 for another's or an unknown one; with `data:{link_ended}` for a guest's expired link
 */
export async function getOwnOrder(
  { db, secret, clock }: Parts,
  actor: Actor | null,
  orderId: string,
): Promise<DonationRow> {
  const viewer = {
    userId: actor?.id ?? null,
    holdsToken: showsToken(secret, orderId),
    now: clock.now(),
  }
  const found = await findOrder(db, orderId, viewer)
  if (found) return found
  if (actor) await adoptOrders(db, actor.id)
  const adopted = actor && (await findOrder(db, orderId, viewer))
  if (!adopted) throw orderNotFound(orderId, viewer.now)
  return adopted
}

const mayChange = new Set(['created', 'pending', 'review', 'failed', 'expired', 'cancelled'])

/** Same as `getOwnOrder` after a status query, so that an open page updates itself. */
export async function refreshOrder(parts: Parts, actor: Actor | null, orderId: string): Promise<DonationRow> {
  const order = await getOwnOrder(parts, actor, orderId)
  const { payments } = parts
  if (!payments || !order.token || !mayChange.has(order.status)) return order
  await checkPayment({ ...parts, payments }, orderId)
  return getOwnOrder(parts, actor, orderId)
}
