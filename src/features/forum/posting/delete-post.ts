import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { actsOnAnswer, actsOnQuestion } from '../policy.ts'
import { deleteAnswer, deleteQuestion, lockAnswer, lockQuestion } from './queries.ts'

type Parts = Pick<Services, 'write' | 'clock'>

/** Deletes the actor's own question unless others answered it. @throws Failure 403, 404 */
export const removeQuestion = ({ write, clock }: Parts, actor: Actor, id: number) =>
  write(async (tx) => {
    const question = await lockQuestion(tx, actor, id)
    if (!actsOnQuestion(actor, question).includes('delete')) throw forbidden()
    await deleteQuestion(tx, id, clock.now())
    await recordAudit(tx, actor, { act: 'delete', entity: 'question', entityId: id })
    await notifyQuestionChange(tx, id)
  })

/** Deletes the actor's own answer, including its acceptance. @throws Failure 403, 404 */
export const removeAnswer = (
  { write, clock }: Parts,
  actor: Actor,
  { questionId, id }: { questionId: number; id: number },
) =>
  write(async (tx) => {
    const question = await lockQuestion(tx, actor, questionId)
    const answer = await lockAnswer(tx, actor, { questionId, id })
    if (!actsOnAnswer(actor, answer, question).includes('delete')) throw forbidden()
    await deleteAnswer(tx, id, clock.now())
    await recordAudit(tx, actor, { act: 'delete', entity: 'answer', entityId: id })
    await notifyQuestionChange(tx, questionId)
  })
