import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { type FlagReason, moderates, watchesOver } from '../policy.ts'
import { presentQuestion } from '../present.ts'
import { getQuestionFor } from '../queries.ts'
import { findFaqEntryId, readMarks } from './queries.ts'
import type { DeskQuestionWire } from './schema.ts'

/** Question with all that its moderators, or those of an answer, need to decide. @throws Failure 404 */
export async function readDeskQuestion(db: Db, actor: Actor, id: number): Promise<DeskQuestionWire> {
  const question = await getQuestionFor(db, actor, id)
  const watched = new Set<number | null>([
    ...(watchesOver(actor, question) ? [null] : []),
    ...question.answers.filter((answer) => watchesOver(actor, answer)).map((answer) => answer.id),
  ])
  if (question.isFaq || !watched.size) throw notFound()
  const { flags, history } = await readMarks(db, question.id)
  return {
    question: presentQuestion(question, actor),
    flags: flags
      .filter(({ answerId }) => watched.has(answerId))
      .map(({ answerId, reason, note, createdAt }) => ({
        answer_id: answerId,
        reason: reason as FlagReason,
        note,
        created_at: createdAt.toISOString(),
      })),
    history: (moderates(actor) ? history : []).map(({ answerId, question: title, source, at }) => ({
      answer_id: answerId,
      question: title,
      text: source,
      at: at.toISOString(),
    })),
    faq_entry_id: await findFaqEntryId(db, question.id),
  }
}
