import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getMemberNews } from '../writing/queries.ts'
import { presentDeskItem } from './present.ts'
import { getReviewFacts } from './queries.ts'
import type { DeskNewsWire } from './schema.ts'

/** An item for a viewer with a duty, with its review data. @throws Failure 404 */
export async function readDeskNews(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewer: Actor,
  id: number,
): Promise<DeskNewsWire> {
  const [item, review] = [await getMemberNews(db, viewer, id), await getReviewFacts(db, id)]
  return presentDeskItem(item, review, viewer, clock.now())
}
