import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { follow, markRead } from '../actions/queries.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { queuePostNotices } from '../mail/queue-post-notices.ts'
import { actsOnQuestion } from '../policy.ts'
import { claimPictures } from './claim-pictures.ts'
import { firstStatus } from './first-status.ts'
import { answerText } from './post-text.ts'
import { findAnswerByKey, insertAnswer, lockPoster, lockQuestion } from './queries.ts'
import type { NewAnswer, PostedWire } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'limits'>

/**
 * Inserts an answer of the actor, who follows the question from then on; idempotent by key.
 * @throws Failure 400, 403 for a locked question, 404, 409 for a key that was used for another text or a deleted one,
 * 429
 */
export async function writeAnswer(
  { write, clock, limits }: Parts,
  actor: Actor,
  { questionId, wish }: { questionId: number; wish: NewAnswer },
): Promise<PostedWire> {
  await limits.take('forum writing', actor.id)
  return write(async (tx) => {
    await lockPoster(tx, actor.id)
    const question = await lockQuestion(tx, actor, questionId)
    const before = wish.idempotency_key && (await findAnswerByKey(tx, actor.id, wish.idempotency_key))
    if (before) {
      if (before.deletedAt || before.questionId !== question.id || before.source !== answerText(wish).source)
        throw conflict()
      return posted({ ...before, status: before.status as PostedWire['status'] })
    }
    if (!actsOnQuestion(actor, question).includes('answer')) throw forbidden()
    return insert(tx, actor, { questionId: question.id, wish, now: clock.now() })
  })
}

async function insert(
  tx: Tx,
  actor: Actor,
  { questionId, wish, now }: { questionId: number; wish: NewAnswer; now: Date },
): Promise<PostedWire> {
  const { source, body } = answerText(wish)
  const status = await firstStatus(tx, actor)
  const by = { createdBy: actor.id, author: actor.name, status, key: wish.idempotency_key ?? null, now }
  const row = await insertAnswer(tx, { questionId, source, body, ...by })
  await claimPictures(tx, { ownerId: actor.id, body, now })
  await follow(tx, { questionId, userId: actor.id, now })
  await recordAudit(tx, actor, { act: 'create', entity: 'answer', entityId: row.id, detail: { status } })
  await queuePostNotices(tx, { questionId, answerId: row.id, now })
  await notifyQuestionChange(tx, questionId)
  await markRead(tx, { questionId, userId: actor.id, now })
  return posted({ ...row, status })
}

type Row = { id: number; questionId: number; status: PostedWire['status']; version: number }
const posted = ({ id, questionId, status, version }: Row): PostedWire => ({
  id,
  question_id: questionId,
  status,
  version,
})
