import type { GiftWish } from '#src/features/giving/schema.ts'
import { createOrder, type From, findKept, type GiftParts } from '#src/features/payments/create-order.ts'
import { guestOf, memberOf } from '#src/features/payments/donor-of.ts'
import { openOrder } from '#src/features/payments/open-at-gateway.ts'
import { getOpening, type Opening } from '#src/features/payments/order-queries.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict } from '#src/platform/http/failures.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { getOwnPledge, type Shown } from './change-pledge.ts'
import { monthOfGift } from './pledge-days.ts'
import { insertPledgeGift, type PledgeRow } from './queries.ts'

type Asked = Shown & { key: string; actor: Actor | null; visit: Visit }

/**
 * Finds the open order of a pledge for its current sum, or opens a new one. Only its donor does so, by a button:
 * nothing is charged automatically.
 * @throws Failure 404 for another's pledge, 409 for a stopped one, and as `openMemberGift`
 */
export async function openPledgeGift(
  parts: GiftParts,
  { id, token, key, actor, visit }: Asked,
): Promise<{ order: Opening; isGuests: boolean }> {
  const pledge = await getOwnPledge(parts, actor, { id, token })
  if (pledge.status === 'stopped') throw conflict({ status: pledge.status })
  const open = pledge.openOrder
  const isGuests = pledge.userId === null
  if (open?.amount === pledge.amount) return { order: await getOpening(parts.db, open.id), isGuests }
  const month = monthOfGift(jakartaDay(parts.clock.now()), pledge)
  const from: From = {
    ...(await donorOf(parts, pledge, visit)),
    keyOwner: `pledge ${id}`,
  }
  const recordPledge = (tx: Tx, donationId: number) =>
    insertPledgeGift(tx, { donationId, pledgeId: id, month })
  const wish = wishOf(pledge, key)
  const order =
    (await findKept(parts, wish, from)) ??
    (await createOrder(parts, wish, from, { recordPledge })) ??
    (await findKept(parts, wish, from))
  return { order: await openOrder(parts, order!), isGuests }
}

/** A guest's limits apply, but no captcha: the mailed token identifies the donor. */
function donorOf(parts: GiftParts, { userId, donorName, donorEmail, donorPhone }: PledgeRow, visit: Visit) {
  if (userId) return memberOf(parts, userId)
  return guestOf(parts.secret, visit, { name: donorName!, email: donorEmail!, phone: donorPhone })
}

const wishOf = ({ amount, designation, designationId, isAnonymous }: PledgeRow, key: string): GiftWish => ({
  amount,
  designation: designation === 'general' ? { type: 'general' } : { type: designation, id: designationId! },
  is_anonymous: isAnonymous,
  message: '',
  wants_updates: false,
  show_name: false,
  frequency: 'once',
  cover_fee: false,
  consent: true,
  idempotency_key: key,
})
