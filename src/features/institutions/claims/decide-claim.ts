import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, forbidden } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isSecretariat } from '../care.ts'
import { lockInstitution, lockReach } from '../care-queries.ts'
import { presentClaim } from './present.ts'
import { type ClaimRow, decideWaiting, getClaim, joinInstitution, lockClaimant } from './queries.ts'
import type { ClaimDecision } from './schema.ts'

type Decision = {
  id: number
  decision: ClaimDecision
  by: Actor
  /** Decided in a session, or by a mailed link. */
  via: 'desk' | 'link'
  now: Date
  place: SiteOrigin
}

const statusOf = { confirm: 'confirmed', refuse: 'refused' } as const

/**
 * Confirms or refuses a membership claim, once: of two concurrent decisions the second gets a conflict. Repeating one's
 * own decision changes nothing.
 * @throws Failure 404 for a claim on another's institution, 403 for an editor's own, 409 with `data:{current}` once it is decided or taken back
 */
export async function decideClaim(
  tx: Tx,
  { id, decision, by, via, now, place }: Decision,
): Promise<ClaimRow> {
  const claim = await getClaim(tx, by, id)
  // An editor's own claim is for others to decide.
  if (claim.userId === by.id && !isSecretariat(by)) throw forbidden()
  await lockInstitution(tx, claim.participantId, [by.id, claim.userId])
  await lockReach(tx, by, claim.participantId)
  const status = statusOf[decision]
  const claimant = await lockClaimant(tx, claim.userId)
  const isElsewhere = status === 'confirmed' && claimant?.participantId !== null
  if (!claimant || isElsewhere || !(await decideWaiting(tx, { id, status, by: by.id, now }))) {
    const current = await getClaim(tx, by, id)
    if (current.status === status && current.decidedBy?.id === by.id) return current
    throw conflict({ current: presentClaim(current) })
  }
  if (status === 'confirmed') await joinInstitution(tx, claim.userId, claim.participantId, now)
  await recordAudit(tx, by, {
    act: `claim ${decision}`,
    entity: 'claim',
    entityId: id,
    detail: {
      user: claim.userId,
      participant: claim.participantId,
      via,
      before: { status: 'pending' },
      after: { status },
    },
  })
  const { claimLetters } = await lettersIn(claim.language)
  await queueMail(tx, claimLetters.decisionMail(claim, status, place.publicUrl))
  return getClaim(tx, by, id)
}
