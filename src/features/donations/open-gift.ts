import type { Services } from '#src/platform/http/endpoint.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import { keyedHashes } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { Actor } from '#src/wire/actor.ts'
import { createOrder, type From, findKept } from './create-order.ts'
import { type OpenParts, openOrder } from './open-at-gateway.ts'
import { getDonor, type Opening } from './order-queries.ts'
import type { DonorInput, GiftWish } from './schema.ts'

export type GiftParts = OpenParts & Pick<Services, 'limits' | 'captcha' | 'giving'>

/**
 * Opens an order of a member; the donor is their profile. Idempotent by key.
 * @throws Failure 400, 409 for a key of another gift, 429 beyond the limits, 503 when no payment is possible now
 */
export async function openMemberGift(parts: GiftParts, actor: Actor, wish: GiftWish): Promise<Opening> {
  const from = await memberOf(parts, actor.id)
  const id =
    (await findKept(parts, wish, from)) ??
    (await createOrder(parts, wish, from, null)) ??
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
  const id = (await createOrder(parts, wish, from, solved)) ?? (await findKept(parts, wish, from))
  return openOrder(parts, id!)
}

/** Donor of a member's gift. */
export const memberOf = async ({ db }: Pick<GiftParts, 'db'>, userId: number): Promise<From> => ({
  userId,
  donor: await getDonor(db, userId),
  network: null,
  pledge: null,
  keyOwner: `user ${userId}`,
  counted: [{ limitKey: `user ${userId}`, giver: { userId } }],
})

/** Donor of a guest's gift. */
export function guestOf(secret: SiteSecret, visit: Visit, donor: DonorInput): From {
  const address = networkOf(visit.address)
  const networks = keyedHashes(secret, 'order network', address)
  const network = networks[0]!
  return {
    userId: null,
    donor,
    network,
    pledge: null,
    keyOwner: 'guest',
    counted: [
      { limitKey: `network ${address}`, giver: { networks } },
      { limitKey: `mail ${donor.email}`, giver: { email: donor.email } },
    ],
  }
}
