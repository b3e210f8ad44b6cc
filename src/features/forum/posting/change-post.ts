import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { currentRegion } from '../../regions/open-region-queries.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { queuePostNotices } from '../mail/queue-post-notices.ts'
import { actsOnAnswer, actsOnQuestion, EDIT_MS } from '../policy.ts'
import { presentQuestion } from '../present.ts'
import { getQuestionFor } from '../queries.ts'
import * as words from './api-words.id.ts'
import { checkAbout } from './ask-question.ts'
import { claimPictures } from './claim-pictures.ts'
import { answerText, postText } from './post-text.ts'
import * as stored from './queries.ts'
import type { AnswerChange, PostedWire, QuestionChange } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'limits'>

const isLate = (createdAt: Date, now: Date) => now.getTime() - createdAt.getTime() > EDIT_MS

/** Conflict with the current version, for an edit of an older one. */
const stale = async (tx: Tx, actor: Actor, id: number) =>
  conflict({ current: presentQuestion(await getQuestionFor(tx, actor, id), actor) })

/**
 * Changes the actor's question; after half an hour the former text is kept for moderators.
 * @throws Failure 400, 403, 404, 409 with `data:{current}` for an older version, 429
 */
export async function changeQuestion(
  { db, write, clock, limits }: Parts,
  actor: Actor,
  { id, wish }: { id: number; wish: QuestionChange },
): Promise<PostedWire> {
  await limits.take('forum writing', actor.id)
  const category = await checkAbout(db, actor, wish)
  const now = clock.now()
  return write(async (tx) => {
    const before = await stored.lockQuestion(tx, actor, id)
    if (!actsOnQuestion(actor, before).includes('edit')) throw forbidden()
    if (before.version !== wish.version) throw await stale(tx, actor, id)
    if (wish.visibility && wish.visibility !== before.visibility && before.othersAnswers > 0)
      throw invalid({ visibility: [words.isAnswered] })
    // Closed since it was checked: where it went.
    const region_id = wish.region_id && (await currentRegion(tx, wish.region_id))
    const text = textOf({ ...wish, region_id }, category, before)
    const isTextLate = isLate(before.createdAt, now) && changesText(before, text)
    if (isTextLate)
      await stored.insertRevision(tx, {
        questionId: id,
        answerId: null,
        question: before.question,
        source: before.source ?? '',
        byUser: actor.id,
        at: now,
      })
    if (text.body !== undefined)
      await claimPictures(tx, { ownerId: actor.id, body: text.body, before: before.body, now })
    const after = await stored.updateQuestion(tx, id, { ...text, now, isLate: isTextLate })
    await recordAudit(tx, actor, {
      act: 'edit',
      entity: 'question',
      entityId: id,
      detail: { fields: Object.keys(text) },
    })
    await queuePostNotices(tx, { questionId: id, answerId: 0, now, isEdit: true })
    await notifyQuestionChange(tx, id)
    return { ...after, question_id: id, status: after.status as PostedWire['status'] }
  })
}

function textOf(wish: QuestionChange, category: string | undefined, before: stored.LockedQuestion) {
  const isText = wish.body !== undefined || wish.body_html !== undefined
  return {
    ...(wish.question !== undefined && { question: wish.question }),
    ...(isText && postText(wish, before)),
    ...(category !== undefined && { category }),
    ...(wish.region_id !== undefined && { regionId: wish.region_id }),
    ...(wish.visibility !== undefined && { visibility: wish.visibility }),
  }
}

const changesText = (
  before: { question: string; body: string },
  { question = before.question, body = before.body }: { question?: string; body?: string },
) => question !== before.question || body !== before.body

/** Changes the actor's answer, by the same rules. @throws Failure 400, 403, 404, 409, 429 */
export async function changeAnswer(
  { write, clock, limits }: Parts,
  actor: Actor,
  { questionId, id, wish }: { questionId: number; id: number; wish: AnswerChange },
): Promise<PostedWire> {
  await limits.take('forum writing', actor.id)
  const now = clock.now()
  return write(async (tx) => {
    const question = await stored.lockQuestion(tx, actor, questionId)
    const before = await stored.lockAnswer(tx, actor, { questionId, id })
    if (!actsOnAnswer(actor, before, question).includes('edit')) throw forbidden()
    if (before.version !== wish.version) throw await stale(tx, actor, questionId)
    const { source, body } = answerText(wish, before)
    const keepsFormer = isLate(before.createdAt, now) && body !== before.body
    if (keepsFormer)
      await stored.insertRevision(tx, {
        questionId,
        answerId: id,
        question: null,
        source: before.source ?? '',
        byUser: actor.id,
        at: now,
      })
    await claimPictures(tx, { ownerId: actor.id, body, before: before.body, now })
    const after = await stored.updateAnswer(tx, id, { source, body, now, isLate: keepsFormer })
    await recordAudit(tx, actor, { act: 'edit', entity: 'answer', entityId: id })
    await queuePostNotices(tx, { questionId, answerId: id, now, isEdit: true })
    await notifyQuestionChange(tx, questionId)
    return {
      id,
      question_id: questionId,
      status: after.status as PostedWire['status'],
      version: after.version,
    }
  })
}
