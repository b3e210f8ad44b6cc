import type { Services } from '#src/platform/http/endpoint.ts'
import { forbidden, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { canWrite } from '../policy.ts'
import { factsOf } from './facts.ts'
import { getMemberNews } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import type { MemberNewsWire } from './schema.ts'
import { setResolved } from './write-queries.ts'

/**
 * Resolves or reopens a comment: a mark for the writers, so neither version nor history change.
 * @throws Failure 404, 403 without write access to the item
 */
export async function resolveComment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, comment }: { id: number; comment: number },
  isResolved: boolean,
): Promise<MemberNewsWire> {
  const item = await getMemberNews(db, actor, id)
  if (!item.history.some((step) => step.id === comment && step.comment !== null)) throw notFound()
  if (!canWrite(actor, factsOf(item))) throw forbidden()
  await setResolved(db, comment, isResolved ? clock.now() : null)
  return readMemberNews(db, actor, id)
}
