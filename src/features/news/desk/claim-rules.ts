import type { Actor } from '#src/wire/actor.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { canPublish, isAtDesk, type NewsFacts } from '../policy.ts'
import { workState } from '../workflow.ts'
import type { DeskNewsWire } from './schema.ts'

/** Time for which a claimed review is exclusive. */
export const CLAIM_MS = 24 * HOUR_MS

/** True if somebody may decide on an item in review: nobody reviews their own text. */
export const isReviewer = (actor: Actor, facts: NewsFacts): boolean =>
  isAtDesk(actor, facts) && workState(facts) === 'review' && canPublish(actor, facts)

/** Claims from up to this time may be taken over by the reviewer; the secretariat may take over at once. */
export const overFrom = (actor: Actor, now: Date): Date =>
  actor.role === 'member' ? new Date(now.getTime() - CLAIM_MS) : now

/** The action that somebody may take on a claim now. */
export function claimActOf(
  actor: Actor,
  facts: NewsFacts,
  claim: { by: { id: number }; at: string } | null,
  now: Date,
): DeskNewsWire['can_claim'] {
  if (claim?.by.id === actor.id) return 'release'
  if (!isReviewer(actor, facts)) return null
  if (!claim) return 'claim'
  return new Date(claim.at) <= overFrom(actor, now) ? 'take_over' : null
}
