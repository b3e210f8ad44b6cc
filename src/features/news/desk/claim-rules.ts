import type { Actor } from '#src/wire/actor.ts'
import { actsOf, isAtDesk, type NewsFacts } from '../policy.ts'
import { workState } from '../workflow.ts'
import type { DeskNewsWire } from './schema.ts'

/** How long a review that somebody took is theirs alone. */
export const CLAIM_MS = 24 * 3_600_000

/** Whether somebody may decide on an item that waits for review: nobody takes the review of an own text. */
export const isReviewer = (actor: Actor, facts: NewsFacts): boolean =>
  isAtDesk(actor) && workState(facts) === 'review' && actsOf(actor, facts).includes('publish')

/** From when on a reviewer may take over what another has taken; the secretariat may at once. */
export const overFrom = (actor: Actor, now: Date): Date =>
  actor.role === 'member' ? new Date(now.getTime() - CLAIM_MS) : now

/** What somebody may do about a claim now. */
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
