import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { Scene } from '../../covers/scene-names.ts'
import { getMemberNews } from '../writing/queries.ts'
import { updateScene } from './queries.ts'
import { readDeskNews } from './read-desk-news.ts'
import type { DeskNewsWire } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock'>
type Choice = { version: number; scene: Scene | null }

/**
 * Sets the scene of an item's cover, at once for its readers; null for the one that follows from its words. To the
 * present one changes nothing.
 * @throws Failure 404, 409 with `data:{current}` for another version
 */
export async function setScene(
  parts: Parts,
  actor: Actor,
  id: number,
  { version, scene }: Choice,
): Promise<DeskNewsWire> {
  const item = await getMemberNews(parts.db, actor, id)
  if (item.deletedAt) throw notFound()
  const isSet =
    item.scene === scene ||
    (await parts.write(async (tx) => {
      if (!(await updateScene(tx, { id, version, scene }))) return false
      const detail = { before: { scene: item.scene }, after: { scene } }
      await recordAudit(tx, actor, { act: 'update', entity: 'news', entityId: id, detail })
      tx.invalidate('news')
      return true
    }))
  const current = await readDeskNews(parts, actor, id)
  if (!isSet) throw conflict({ current })
  return current
}
