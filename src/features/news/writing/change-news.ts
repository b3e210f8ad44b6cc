import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { requireOwnReview } from '../desk/require-own-review.ts'
import { applyChange } from './apply-change.ts'
import { decideChange } from './decide-change.ts'
import { presentItem } from './present.ts'
import { getMemberNews } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import type { MemberNewsWire, NewsChange } from './schema.ts'

/**
 * Changes text, state or slug of an item at the version that was read: of two concurrent changes one is refused.
 * Pictures of the `known` texts need not be the actor's own.
 * @throws Failure 404, 409 with the current item or its reviewer, and as `decideChange`
 */
export async function changeNews(
  { db, write, clock, place }: Pick<Services, 'db' | 'write' | 'clock' | 'place'>,
  actor: Actor,
  id: number,
  wish: NewsChange,
  known?: Parameters<typeof applyChange>[3]['known'],
): Promise<MemberNewsWire> {
  const item = await getMemberNews(db, actor, id)
  if (item.version !== wish.version || item.deletedAt) throw conflict({ current: presentItem(item, actor) })
  const now = clock.now()
  const change = decideChange(actor, item, wish, now)
  if (!change) return presentItem(item, actor)
  const isWritten = await write(async (tx) => {
    await requireOwnReview(tx, actor, item, change)
    return applyChange(tx, item, change, { by: actor, now, place, ...(known && { known }) })
  })
  // A concurrent change may have hidden the item from the actor: then this is a 404.
  const current = await readMemberNews(db, actor, id)
  if (!isWritten) throw conflict({ current })
  return current
}
