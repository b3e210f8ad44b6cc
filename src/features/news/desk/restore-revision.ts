import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { changeNews } from '../writing/change-news.ts'
import { getRevision } from '../writing/queries.ts'
import { readDeskNews } from './read-desk-news.ts'
import type { DeskNewsWire } from './schema.ts'

/**
 * Restores an older text of an item as a new revision; the present one stays in the history.
 * @throws Failure 404, also for a text that the actor may not see, 403, 409 with the current item
 */
export async function restoreRevision(
  parts: Pick<Services, 'db' | 'write' | 'clock' | 'place'>,
  actor: Actor,
  where: { id: number; revision: number },
  version: number,
): Promise<DeskNewsWire> {
  const { text } = await getRevision(parts.db, actor, where)
  const { title, excerpt, content, category, imageName: image } = text
  const wish = { version, title, excerpt, content, category_id: category.id, image }
  await changeNews(parts, actor, where.id, wish, [{ content, image }])
  return readDeskNews(parts, actor, where.id)
}
