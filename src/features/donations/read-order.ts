import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { checkPayment } from './check-payment.ts'
import { orderNotFound, showsToken } from './order-token.ts'
import { adoptOrders, type DonationRow, findOrder } from './queries.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'payments' | 'place' | 'secret' | 'log'>

/**
 * An order of whoever asks: by their account, or by the token of the order.
 * @throws Failure 404 for anybody else's, and for none; with `data:{link_ended}` where a guest's link has ended
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

/** The same, once the gateway was asked how it stands: so a page heals while its reader looks. */
export async function refreshOrder(parts: Parts, actor: Actor | null, orderId: string): Promise<DonationRow> {
  const order = await getOwnOrder(parts, actor, orderId)
  const { payments } = parts
  if (!payments || !order.token || !mayChange.has(order.status)) return order
  await checkPayment({ ...parts, payments }, orderId)
  return getOwnOrder(parts, actor, orderId)
}
