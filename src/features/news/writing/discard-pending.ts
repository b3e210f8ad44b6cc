import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { actsOf, canWrite } from '../policy.ts'
import { busy } from './busy.ts'
import { factsOf } from './facts.ts'
import { presentItem } from './present.ts'
import { getMemberNews } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import type { MemberNewsWire } from './schema.ts'
import { dropPending } from './write-queries.ts'

/**
 * Discards the pending text; it stays among the revisions. Without one nothing happens.
 * @throws Failure 404, 403 without write access, 409 during review or for another's draft
 */
export async function discardPending(
  { db, write, clock }: Pick<Services, 'db' | 'write' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<MemberNewsWire> {
  const item = await getMemberNews(db, actor, id)
  const facts = factsOf(item)
  if (!canWrite(actor, facts)) throw forbidden()
  if (item.isBusy) throw busy(item, actor)
  if (!item.pendingStatus) return presentItem(item, actor)
  if (!actsOf(actor, facts).includes('discard')) throw conflict({ current: presentItem(item, actor) })
  const from = item.pendingStatus
  const isDone = await write(async (tx) => {
    if (!(await dropPending(tx, { ...item, from }, actor.id, clock.now()))) return false
    await recordAudit(tx, actor, { act: 'discard', entity: 'news', entityId: id, detail: { from } })
    return true
  })
  const current = await readMemberNews(db, actor, id)
  if (!isDone) throw conflict({ current })
  return current
}
