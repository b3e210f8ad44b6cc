import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isEndorserOf } from '../policy.ts'
import { workState } from '../workflow.ts'
import { deleteEndorsementOf, insertEndorsement } from './endorsement-queries.ts'
import { factsOf } from './facts.ts'
import { notifyAuthor } from './notify-author.ts'
import { presentItem } from './present.ts'
import { getMemberNews, type ItemRow } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import type { MemberNewsWire } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'place'>

/**
 * Endorses a text in review for the institution, by its PIC or by a member of it at the desk; idempotent. State and
 * version stay.
 * @throws Failure 404, 403 for non-endorsers of the author's institution, 409 if nothing is in review
 */
export async function endorseNews(
  { db, write, clock, place }: Parts,
  actor: Actor,
  id: number,
): Promise<MemberNewsWire> {
  const item = await getMemberNews(db, actor, id)
  await write((tx) => markEndorsed(tx, actor, item, { now: clock.now(), place, via: 'site' }))
  return readMemberNews(db, actor, id)
}

type Means = Pick<Parts, 'place'> & {
  now: Date
  /** `link`: by the link of a mail instead of a session. */
  via: 'site' | 'link'
}

/** Endorses a text as it was read for its endorser. @throws Failure 403, 409 as `endorseNews` */
export async function markEndorsed(tx: Tx, actor: Actor, item: ItemRow, { now, place, via }: Means) {
  const stepId = await insertEndorsement(tx, { ...judge(actor, item), by: actor.id, now })
  if (!stepId) return
  const detail = { revision: item.work.id, via }
  await recordAudit(tx, actor, { act: 'endorse', entity: 'news', entityId: item.id, detail })
  const change = {
    act: 'endorse',
    comment: null,
    passage: null,
    title: item.work.title,
    publishAt: null,
  } as const
  await notifyAuthor(tx, { item, change, by: actor, place, slug: null, key: `news-step-${stepId}` })
}

/** Withdraws an endorsement; idempotent. @throws Failure as `endorseNews` */
export async function unendorseNews(
  { db, write, clock }: Parts,
  actor: Actor,
  id: number,
): Promise<MemberNewsWire> {
  const item = await getMemberNews(db, actor, id)
  const mark = judge(actor, item)
  await write(async (tx) => {
    if (await deleteEndorsementOf(tx, { ...mark, by: actor.id, now: clock.now() }))
      await recordAudit(tx, actor, { act: 'unendorse', entity: 'news', entityId: id })
  })
  return readMemberNews(db, actor, id)
}

function judge(actor: Actor, item: ItemRow) {
  if (!isEndorserOf(actor, factsOf(item))) throw forbidden()
  if (item.deletedAt || workState(item) !== 'review') throw conflict({ current: presentItem(item, actor) })
  return { newsId: item.id, revisionId: item.work.id }
}
