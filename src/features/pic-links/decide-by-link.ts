import type { Services } from '#src/platform/http/endpoint.ts'
import { ownInstitution } from '../institutions/care.ts'
import { decideClaim } from '../institutions/claims/decide-claim.ts'
import { type ClaimRow, getClaim } from '../institutions/claims/queries.ts'
import type { ClaimDecision } from '../institutions/claims/schema.ts'
import { spendLink } from '../institutions/link-queries.ts'
import { linkFailure, type OpenLink, openLink, unlessGone } from '../institutions/links/open-link.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>

/**
 * Decides a claim by a mailed link, once, without a login.
 * @throws Failure 400 with `data:{reason}`, 409 with `data:{current}` where somebody else decided
 */
export const decideByLink = (
  { write, clock, place }: Parts,
  { token, decision }: { token: string; decision: ClaimDecision },
): Promise<ClaimRow> =>
  write(async (tx) => {
    const now = clock.now()
    const link = await openLink(tx, token, now)
    const claim = await unlessGone(readLinkedClaim(tx, link))
    if (!(await spendLink(tx, link.hash, now)) && claim.status === 'pending') throw linkFailure('used')
    return decideClaim(tx, { id: claim.id, decision, by: link.by, via: 'link', now, place })
  })

/** Claim of a link, if its holder is still PIC of that institution. @throws Failure 400, 404 */
export async function readLinkedClaim(db: Parameters<typeof getClaim>[0], link: OpenLink): Promise<ClaimRow> {
  if (link.claimId === null) throw linkFailure('unknown')
  const claim = await getClaim(db, link.by, link.claimId)
  if (claim.participantId !== ownInstitution(link.by)) throw linkFailure('void')
  return claim
}
