import type { Insertable } from 'kysely'
import { makeQuestion } from '#src/features/forum/factory.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import type { FreshApp } from '#test/support/fresh-app.ts'
import type { Aviary, Cast, Trier } from './canaries.ts'

type Site = Pick<FreshApp, 'db' | 'write'>
type Given = Partial<Insertable<Tables['questions']>>

const plain = { isFaq: false, status: 'open', visibility: 'public', category: 'Kesehatan' }
const open = { ...plain, question: 'Di mana peta wilayah?' }

/** Plants questions that are held, hidden, removed, or restricted to a circle. */
export async function plantQuestions(
  { write }: Site,
  { author, staff }: Cast,
  { plant, hide }: Aviary,
  now: Date,
) {
  const make = (name: string, given: Given, hiddenFrom?: readonly Trier[]) =>
    plant(
      `question, ${name}`,
      name === 'removed' ? staff : author,
      async ({ title, html, secret }) => {
        const text = { question: title, body: html, source: title, author: secret, createdBy: author.user.id }
        const { id } = await makeQuestion(write, { ...plain, ...text, ...given, answers: [html] })
        if (!hiddenFrom) hide('question', id, `${id}`)
        return name === 'removed' ? '/v1/desk/faq?status=deleted&limit=100' : `/v1/question/${id}`
      },
      hiddenFrom,
    )
  await make('held', { status: 'held' })
  await make('hidden', { status: 'hidden', hiddenReason: 'Salah tempat.' })
  await make('for members', { visibility: 'member' }, ['guest'])
  await make('for institutions', { visibility: 'partisipan' }, ['guest', 'umum'])
  await make('held, for members', { visibility: 'member', status: 'held' })
  await make('removed', { isFaq: true, deletedAt: now })
}

/** Plants restricted data of a public question. */
export async function plantBesideQuestions({ db, write }: Site, cast: Cast, { plant }: Aviary) {
  const { author, moderator } = cast
  const by = { createdBy: author.user.id, author: 'Ani Penulis' }
  const standing = () => makeQuestion(write, { ...open, createdBy: author.user.id })
  for (const status of ['held', 'hidden'])
    await plant(`answer, ${status}`, author, async ({ title, html }) => {
      const { id } = await standing()
      const answer = { ...by, questionId: id, body: html, source: title, status }
      await db.insertInto('answers').values(answer).execute()
      return `/v1/question/${id}`
    })
  await plant('question, what stood there before it was changed', moderator, async ({ title }) => {
    const { id } = await standing()
    await db
      .insertInto('postRevisions')
      .values({ questionId: id, question: title, source: title, byUser: author.user.id })
      .execute()
    return `/v1/desk/question/${id}`
  })
  await plant('question, the note of a doubt', moderator, async ({ title }) => {
    const { id } = await standing()
    const flag = { questionId: id, userId: author.user.id, reason: 'spam', note: title }
    await db.insertInto('postFlags').values(flag).execute()
    return `/v1/desk/question/${id}`
  })
}
