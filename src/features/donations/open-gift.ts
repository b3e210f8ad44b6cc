import type { DonorInput, GiftWish } from '#src/features/giving/schema.ts'
import { createOrder, type From, findKept, type GiftParts } from '#src/features/payments/create-order.ts'
import { guestOf, memberOf } from '#src/features/payments/donor-of.ts'
import { openOrder } from '#src/features/payments/open-at-gateway.ts'
import type { Opening } from '#src/features/payments/order-queries.ts'
import { createPledge } from '#src/features/pledges/create-pledge.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import type { Actor } from '#src/wire/actor.ts'

/**
 * Opens an order of a member; the donor is their profile. Idempotent by key.
 * @throws Failure 400, 409 for a key of another gift, 429 beyond the limits, 503 when no payment is possible now
 */
export async function openMemberGift(parts: GiftParts, actor: Actor, wish: GiftWish): Promise<Opening> {
  const from = await memberOf(parts, actor.id)
  const id =
    (await findKept(parts, wish, from)) ??
    (await createOrder(parts, wish, from, { recordPledge: pledgeOf(wish, from) })) ??
    (await findKept(parts, wish, from))
  return openOrder(parts, id!)
}

type GuestWish = { wish: GiftWish; donor: DonorInput; captcha: string | undefined }

/**
 * Opens an order of a guest who solved a captcha. A repeated key needs no other one.
 * @throws Failure as `openMemberGift`, and 400 with `data:{captcha_required:true}`
 */
export async function openGuestGift(parts: GiftParts, visit: Visit, guest: GuestWish): Promise<Opening> {
  const { wish, donor } = guest
  const from = guestOf(parts.secret, visit, donor)
  const known = await findKept(parts, wish, from)
  if (known) return openOrder(parts, known)
  if (!guest.captcha) await parts.captcha.require('donate', undefined)
  const solved = await parts.captcha.check('donate', guest.captcha!)
  const id =
    (await createOrder(parts, wish, from, { solved, recordPledge: pledgeOf(wish, from) })) ??
    (await findKept(parts, wish, from))
  return openOrder(parts, id!)
}

/** Creates the pledge of a first monthly gift. */
const pledgeOf = (wish: GiftWish, from: From) => (tx: Tx, donationId: number, now: Date) =>
  createPledge(tx, donationId, { wish, from, now })
