import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { actsOf } from '../policy.ts'
import { factsOf } from './facts.ts'
import { presentItem } from './present.ts'
import { getMemberNews } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import type { MemberNewsWire } from './schema.ts'
import { markDeleted, markRestored } from './write-queries.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock'>

/**
 * Deletes an own draft; idempotent.
 * @throws Failure 404, 403 for another's, 409 if it is not a draft (any more)
 */
export async function deleteNews(
  { db, write, clock }: Parts,
  actor: Actor,
  id: number,
): Promise<MemberNewsWire> {
  const item = await getMemberNews(db, actor, id)
  if (item.deletedAt) return presentItem(item, actor)
  if (item.createdBy !== actor.id) throw forbidden()
  if (!actsOf(actor, factsOf(item)).includes('delete')) throw conflict({ current: presentItem(item, actor) })
  const isDone = await write(async (tx) => {
    if (!(await markDeleted(tx, item, actor.id, clock.now()))) return false
    await recordAudit(tx, actor, { act: 'delete', entity: 'news', entityId: id })
    return true
  })
  const current = await readMemberNews(db, actor, id)
  if (!isDone) throw conflict({ current })
  return current
}

/** Restores a deleted draft; idempotent. @throws Failure 404, also after thirty days */
export async function restoreNews(
  { db, write, clock }: Parts,
  actor: Actor,
  id: number,
): Promise<MemberNewsWire> {
  const item = await getMemberNews(db, actor, id)
  if (item.createdBy !== actor.id) throw forbidden()
  if (!item.deletedAt) return presentItem(item, actor)
  const now = clock.now()
  if (item.deletedAt <= restorableSince(now)) throw notFound()
  await write(async (tx) => {
    if (await markRestored(tx, item, actor.id, now))
      await recordAudit(tx, actor, { act: 'restore', entity: 'news', entityId: id })
  })
  return readMemberNews(db, actor, id)
}
