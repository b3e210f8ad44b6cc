import type { DonorInput } from '#src/features/giving/schema.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import { keyedHashes } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { From } from './create-order.ts'
import { getDonor } from './order-queries.ts'

/** Donor of a member's gift. */
export const memberOf = async ({ db }: Pick<Services, 'db'>, userId: number): Promise<From> => ({
  userId,
  donor: await getDonor(db, userId),
  network: null,
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
    keyOwner: 'guest',
    counted: [
      { limitKey: `network ${address}`, giver: { networks } },
      { limitKey: `mail ${donor.email}`, giver: { email: donor.email } },
    ],
  }
}
