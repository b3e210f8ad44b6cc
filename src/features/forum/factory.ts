import type { Insertable } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'
import type { Write } from '#src/platform/database/write.ts'
import { sanitize } from '#src/platform/text/sanitize.ts'

type Given = Partial<Insertable<Tables['questions']>> & { answers?: string[] }

/** FAQ entry whose first answer, if any, is accepted; tests pass only the fields they need. */
export const makeQuestion = (write: Write, { answers = ['<p>Jawaban.</p>'], ...given }: Given = {}) =>
  write(async (tx) => {
    const { id } = await tx
      .insertInto('questions')
      .values({
        question: 'Apa itu partisipan?',
        category: 'Jaringan',
        visibility: 'public',
        status: 'answered',
        isFaq: true,
        author: 'Sekretariat',
        answersCount: answers.length,
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, body] of answers.entries()) {
      const answer = await tx
        .insertInto('answers')
        .values({ questionId: id, body: sanitize(body), author: 'Sekretariat' })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (index === 0)
        await tx.updateTable('questions').set({ acceptedAnswerId: answer.id }).where('id', '=', id).execute()
    }
    tx.invalidate('questions')
    return { id }
  })
