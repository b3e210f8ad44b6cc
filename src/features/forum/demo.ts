import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/wire/duration.ts'
import { follow } from './actions/queries.ts'
import { refreshQuestion } from './posting/queries.ts'
import { textToHtml } from './posting/text-to-html.ts'

type DemoAnswer = { by: string; text: string; accepted?: true }
type DemoPost = {
  question: string
  text: string
  category: string
  region: string | null
  /** Demo account: the local part of its address. */
  by: string
  /** Age in days. */
  days: number
  visibility?: 'member' | 'partisipan'
  status?: 'held'
  answers: DemoAnswer[]
}
type Person = { id: number; name: string }

/** Seeds forum posts and a first question held for a moderator; the demo accounts must exist. */
export async function seedForum(tx: Tx, now: Date) {
  const demo: DemoPost[] = JSON.parse(readFileSync('db/demo/forum.json', 'utf8'))
  const people = await tx.selectFrom('users').select(['id', 'email', 'namaLengkap as name']).execute()
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const personOf = (by: string) => people.find(({ email }) => email.startsWith(`${by}@`))!
  for (const post of demo) {
    const regionId = regions.find(({ title }) => title === post.region)?.id ?? null
    await seedOne(tx, {
      post,
      regionId,
      personOf,
      askedAt: new Date(now.getTime() - post.days * DAY_MS - HOUR_MS),
    })
  }
  tx.invalidate('questions')
}

type Seed = { post: DemoPost; regionId: number | null; personOf: (by: string) => Person; askedAt: Date }

async function seedOne(tx: Tx, { post, regionId, personOf, askedAt }: Seed) {
  const asker = personOf(post.by)
  const { id } = await tx
    .insertInto('questions')
    .values({
      question: post.question,
      source: post.text,
      body: textToHtml(post.text),
      category: post.category,
      regionId,
      visibility: post.visibility ?? 'member',
      status: post.status ?? 'open',
      author: asker.name,
      createdBy: asker.id,
      createdAt: askedAt,
      updatedAt: askedAt,
      lastActivityAt: askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await follow(tx, { questionId: id, userId: asker.id, now: askedAt })
  for (const [index, answer] of post.answers.entries()) {
    const by = personOf(answer.by)
    const at = new Date(askedAt.getTime() + (index + 1) * 10 * MINUTE_MS)
    const { id: answerId } = await tx
      .insertInto('answers')
      .values({
        questionId: id,
        source: answer.text,
        body: textToHtml(answer.text),
        author: by.name,
        createdBy: by.id,
        createdAt: at,
        updatedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (answer.accepted)
      await tx.updateTable('questions').set({ acceptedAnswerId: answerId }).where('id', '=', id).execute()
  }
  await refreshQuestion(tx, id)
}
