import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { lockAnswer, lockQuestion } from '../posting/queries.ts'
import { textToHtml } from '../posting/text-to-html.ts'
import { insertFaqEntry, setFaqEntry } from './queries.ts'
import type { FaqEntry } from './schema.ts'

/** Members wrote for members: FAQ entries are signed by the secretariat, so no member's name becomes public. */
const SPEAKER = 'Sekretariat Nasional'

/**
 * Copies a question and its accepted answer into a new FAQ entry, once; the thread stays as it is. @returns the entry's
 * id
 * @throws Failure 403 without an accepted answer, 404
 */
export const makeFaqEntry = (
  { write, clock }: Pick<Services, 'write' | 'clock'>,
  actor: Actor,
  { id, wish }: { id: number; wish: FaqEntry },
): Promise<number> =>
  write(async (tx) => {
    const question = await lockQuestion(tx, actor, id)
    if (question.faqEntryId !== null) return question.faqEntryId
    if (question.isFaq || question.acceptedAnswerId === null || question.status === 'hidden')
      throw forbidden()
    const answer = await lockAnswer(tx, actor, { questionId: id, id: question.acceptedAnswerId })
    if (answer.status !== 'open') throw forbidden()
    const entryId = await insertFaqEntry(tx, {
      question: wish.question ?? question.question,
      answer: wish.answer ? textToHtml(wish.answer) : answer.body,
      category: wish.category ?? question.category,
      author: SPEAKER,
      now: clock.now(),
    })
    await setFaqEntry(tx, id, entryId)
    await recordAudit(tx, actor, {
      act: 'create',
      entity: 'faq',
      entityId: entryId,
      detail: { question: id },
    })
    tx.invalidate('questions')
    return entryId
  })
