import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'
import { sanitize } from '#src/platform/text/sanitize.ts'
import { DAY_MS } from '#src/wire/duration.ts'

type DemoQuestion = {
  question: string
  /** HTML of the accepted answer. */
  body: string
  category: string
  region: string | null
  is_faq: boolean
}

const SECRETARIAT = 'Sekretariat Nasional'

/** Seeds the FAQ and some regional questions with answers; regions must exist. */
export async function seedQuestions(tx: Tx, now: Date) {
  const demo: DemoQuestion[] = JSON.parse(readFileSync('db/demo/questions.json', 'utf8'))
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const idOf = new Map(regions.map(({ id, title }) => [title, id]))
  for (const [position, { question, body, category, region, is_faq }] of demo.entries()) {
    const askedAt = new Date(now.getTime() - (demo.length - position) * 5 * DAY_MS)
    const answeredAt = new Date(askedAt.getTime() + DAY_MS)
    const { id } = await tx
      .insertInto('questions')
      .values({
        question,
        category,
        regionId: region === null ? null : idOf.get(region)!,
        visibility: 'public',
        status: 'answered',
        isFaq: is_faq,
        position,
        author: region === null ? SECRETARIAT : `Anggota Region ${region}`,
        answersCount: 1,
        lastActivityAt: answeredAt,
        createdAt: askedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answer = await tx
      .insertInto('answers')
      .values({ questionId: id, body: sanitize(body), author: SECRETARIAT, createdAt: answeredAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('questions').set({ acceptedAnswerId: answer.id }).where('id', '=', id).execute()
  }
  tx.invalidate('questions')
}
