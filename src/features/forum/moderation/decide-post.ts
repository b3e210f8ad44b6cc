import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { hidePost } from '../actions/queries.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { queuePostNotices } from '../mail/queue-post-notices.ts'
import { moderates, watchesOver } from '../policy.ts'
import { lockAnswer, lockQuestion } from '../posting/queries.ts'
import { presentQuestion } from '../present.ts'
import { getQuestionFor } from '../queries.ts'
import * as words from './api-words.id.ts'
import { notifyPoster } from './notify-poster.ts'
import { decideFlags, showPost, wasNeverOpen } from './queries.ts'
import type { Decision } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>
type Wish = { questionId: number; answerId: number | null; decision: Decision }

/**
 * Moderation of a post: `approve` publishes a held one, `hide` hides one with a reason, `keep` dismisses flags and
 * shows it again. PICs may hide and keep posts of their own institution. The author is notified by mail.
 * @throws Failure 400, 403, 404, 409 with `data:{current}` if the text has changed
 */
export const decidePost = (
  { write, clock, place }: Parts,
  actor: Actor,
  { questionId, answerId, decision }: Wish,
): Promise<void> =>
  write(async (tx) => {
    const question = await lockQuestion(tx, actor, questionId)
    const post = answerId ? await lockAnswer(tx, actor, { questionId, id: answerId }) : question
    const { act, reason } = decision
    if (question.isFaq || post.createdBy === actor.id || !watchesOver(actor, post)) throw forbidden()
    if (act === 'approve' && !moderates(actor)) throw forbidden()
    if (post.version !== decision.version)
      throw conflict({ current: presentQuestion(await getQuestionFor(tx, actor, questionId), actor) })
    if (act === 'hide' && !reason) throw invalid({ reason: [words.reasonForPoster] })
    const about = answerId
      ? { entity: 'answer', entityId: answerId }
      : { entity: 'question', entityId: questionId }
    if (act === 'keep' && !moderates(actor) && (await wasNeverOpen(tx, about))) throw forbidden()
    const now = clock.now()
    const isDone = await carryOut(tx, { questionId, answerId, status: post.status, act, reason, now })
    const flags = await decideFlags(tx, { questionId, answerId }, now)
    if (!isDone && !flags) return
    const before = { status: post.status, ...(flags && { flags }) }
    const detail = { before, after: { act, ...(reason && { reason }) } }
    await recordAudit(tx, actor, { act: `forum ${act}`, ...about, detail })
    if (!isDone) return
    if (act === 'approve') await queuePostNotices(tx, { questionId, answerId: answerId ?? 0, now })
    await notifyQuestionChange(tx, questionId)
    const key = `forum-${act}-${questionId}-${answerId ?? 0}-${now.getTime()}`
    await notifyPoster(tx, { userId: post.createdBy, key, question, what: { act, reason }, place })
  })

type Doing = {
  questionId: number
  answerId: number | null
  status: string
  act: Decision['act']
  reason: string
  now: Date
}

/** @returns false if nothing changed */
async function carryOut(tx: Tx, { questionId, answerId, status, act, reason, now }: Doing): Promise<boolean> {
  const post = { questionId, answerId }
  if (act === 'hide') {
    await hidePost(tx, post, reason)
    return true
  }
  if (act === 'approve' ? status !== 'held' : status !== 'hidden') return false
  await showPost(tx, post, act === 'approve' ? now : null)
  return true
}
