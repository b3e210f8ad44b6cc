import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, forbidden } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { workState } from '../workflow.ts'
import { factsOf } from '../writing/facts.ts'
import { getMemberNews } from '../writing/queries.ts'
import * as words from './api-words.id.ts'
import { claimNews, dropClaim } from './claim-queries.ts'
import { isReviewer, overFrom } from './claim-rules.ts'
import { readDeskNews } from './read-desk-news.ts'
import type { DeskNewsWire } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'place'>

/**
 * Claims the review of a waiting item; idempotent. `isOver` takes it over from another reviewer, who is notified.
 * @throws Failure 404, 403 for an own text, 409 with the claimant, or if nothing waits (any more)
 */
export async function claimReview(
  parts: Parts,
  actor: Actor,
  id: number,
  isOver: boolean,
): Promise<DeskNewsWire> {
  const { db, write, clock, place } = parts
  const item = await getMemberNews(db, actor, id)
  const facts = factsOf(item)
  if (item.deletedAt || workState(facts) !== 'review') throw taken(await readDeskNews(parts, actor, id))
  if (!isReviewer(actor, facts)) throw forbidden()
  const now = clock.now()
  const isTheirs = await write(async (tx) => {
    const over = isOver ? overFrom(actor, now) : null
    const { isTaken, before, email, name, language } = await claimNews(tx, {
      newsId: id,
      by: actor.id,
      now,
      overFrom: over,
    })
    if (!isTaken) return before === actor.id
    const detail = { before: { claimed_by: before }, after: { claimed_by: actor.id } }
    await recordAudit(tx, actor, { act: 'claim', entity: 'news', entityId: id, detail })
    if (email) {
      const { newsLetters } = await lettersIn(language!)
      const key = `news-claim-${id}-${actor.id}-${now.getTime()}`
      const former = { key, email, name, by: actor.name, publicUrl: place.publicUrl }
      await queueMail(tx, newsLetters.reviewTakenMail(item, former))
    }
    return true
  })
  const current = await readDeskNews(parts, actor, id)
  if (!isTheirs) throw taken(current)
  return current
}

/** A 409 with the claimant, or if nothing is to be reviewed. */
const taken = (current: DeskNewsWire) =>
  new Failure(409, {
    data: { current },
    errors: {
      claim: [current.claim ? words.isReviewedBy(current.claim.by.name) : words.waitsForNoReview],
    },
  })

/** Releases a review; without a claim nothing changes. @throws Failure 404, 403 for another's */
export async function releaseReview(parts: Parts, actor: Actor, id: number): Promise<DeskNewsWire> {
  const current = await readDeskNews(parts, actor, id)
  if (!current.claim) return current
  if (current.claim.by.id !== actor.id) throw forbidden()
  await parts.write(async (tx) => {
    if (!(await dropClaim(tx, id, actor.id))) return
    const detail = { before: { claimed_by: actor.id }, after: { claimed_by: null } }
    await recordAudit(tx, actor, { act: 'release', entity: 'news', entityId: id, detail })
  })
  return readDeskNews(parts, actor, id)
}
