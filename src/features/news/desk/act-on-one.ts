import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { changeNews } from '../writing/change-news.ts'
import { getMemberNews } from '../writing/queries.ts'
import { claimReview, releaseReview } from './claim-review.ts'
import type { ManyAct } from './schema.ts'

/**
 * Acts on one of several rows: claims or releases its review, or unpublishes it.
 * @throws Failure as the single calls
 */
export async function actOnOne(
  parts: Pick<Services, 'db' | 'write' | 'clock' | 'place'>,
  actor: Actor,
  act: ManyAct,
  id: number,
): Promise<unknown> {
  if (act === 'claim') return claimReview(parts, actor, id, false)
  if (act === 'release') return releaseReview(parts, actor, id)
  const { version } = await getMemberNews(parts.db, actor, id)
  return changeNews(parts, actor, id, { version, status: 'archived' })
}
