import type { Tx } from '#src/platform/database/write.ts'
import { Failure } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { Decision } from '../writing/decide-change.ts'
import { factsOf } from '../writing/facts.ts'
import { presentItem } from '../writing/present.ts'
import type { ItemRow } from '../writing/queries.ts'
import * as words from './api-words.id.ts'
import { lockNewsClaim } from './claim-queries.ts'
import { isReviewer } from './claim-rules.ts'
import { presentClaim } from './present.ts'

const decisions = ['publish', 'return', 'schedule']

/**
 * Requires a reviewer to hold the claim, and locks it meanwhile. The author may withdraw a text, and a PIC return it,
 * whoever reviews.
 * @throws Failure 409 with the claimant: to go on, take it over first
 */
export async function requireOwnReview(
  tx: Tx,
  actor: Actor,
  item: ItemRow,
  { act, from }: Pick<Decision, 'act' | 'from'>,
) {
  if (from !== 'review' || !decisions.includes(act) || !isReviewer(actor, factsOf(item))) return
  const claim = await lockNewsClaim(tx, item.id)
  if (!claim || claim.by.id === actor.id) return
  throw new Failure(409, {
    data: { current: presentItem(item, actor), claim: presentClaim(claim) },
    errors: { claim: [words.takeOverFirst(claim.by.name)] },
  })
}
