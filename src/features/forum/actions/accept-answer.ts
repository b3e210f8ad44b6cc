import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { actsOnQuestion } from '../policy.ts'
import { lockAnswer, lockQuestion } from '../posting/queries.ts'
import { setAccepted } from './queries.ts'

type Wish = { questionId: number; answerId: number | null }

/**
 * Accepts an open answer, replacing an earlier choice; null removes the acceptance.
 * @throws Failure 403 for anybody but the asker and moderators, 404
 */
export const acceptAnswer = (
  { write }: Pick<Services, 'write'>,
  actor: Actor,
  { questionId, answerId }: Wish,
): Promise<void> =>
  write(async (tx) => {
    const question = await lockQuestion(tx, actor, questionId)
    if (!actsOnQuestion(actor, question).includes('accept')) throw forbidden()
    if (answerId !== null) {
      const answer = await lockAnswer(tx, actor, { questionId, id: answerId })
      if (answer.status !== 'open') throw forbidden()
    }
    if (question.acceptedAnswerId === answerId) return
    await setAccepted(tx, questionId, answerId)
    const detail = { before: question.acceptedAnswerId, after: answerId }
    await recordAudit(tx, actor, { act: 'accept', entity: 'question', entityId: questionId, detail })
    await notifyQuestionChange(tx, questionId)
  })
