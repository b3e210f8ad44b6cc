import { makeUser } from '#src/features/accounts/factory.ts'
import { forumMailToken } from '#src/features/forum/mail/token.ts'
import type { Person, TestTools } from '#test/support/actor.ts'
import type { Prepared, Recipe } from './recipe.ts'

type Post = { id: number; answer: number }

/** A question and an answer, inserted directly, by another author. */
async function post({ db }: TestTools, createdBy: number): Promise<Post> {
  const by = { createdBy, author: 'Maria Tefa', source: 'Kami perlu.' }
  const { id } = await db
    .insertInto('questions')
    .values({
      ...by,
      question: 'Di mana peta wilayah?',
      category: 'Kesehatan',
      visibility: 'member',
      status: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: answer } = await db
    .insertInto('answers')
    .values({ ...by, questionId: id, body: '<p>Di desa.</p>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('questions')
    .set({ acceptedAnswerId: answer, answersCount: 1, status: 'answered' })
    .where('id', '=', id)
    .execute()
  return { id, answer }
}

const ask = ({ id, answer }: Post, body?: unknown): Prepared => ({ params: { id, answer }, body })

const own =
  (body?: (made: Post) => unknown): Recipe =>
  async (hands, { id }: Person) => {
    const made = await post(hands, id)
    return ask(made, body?.(made))
  }

const others =
  (body?: (made: Post) => unknown): Recipe =>
  async (hands) => {
    const made = await post(hands, (await makeUser(hands.db)).id)
    return ask(made, body?.(made))
  }

const edit = () => ({ version: 1, body: 'Teks baru.' })
const doubt = () => ({ reason: 'spam', note: '' })
const hide = () => ({ version: 1, act: 'hide', reason: 'Salah tempat.' })

/** Operations of the forum. */
export const forumRecipes: Record<string, Recipe> = {
  'POST /question': async () => ({
    body: { question: 'Adakah contoh formulir izin foto?', body: 'Kami perlu.', category: 'Kesehatan' },
  }),
  'PATCH /question/{id}': own(edit),
  'DELETE /question/{id}': own(),
  'POST /question/{id}/answers': others(() => ({ body: 'Ada di desa.' })),
  'PATCH /question/{id}/answers/{answer}': own(edit),
  'DELETE /question/{id}/answers/{answer}': own(),
  'POST /question/{id}/acceptance': own(({ answer }) => ({ answer_id: answer })),
  'DELETE /question/{id}/acceptance': own(),
  'POST /question/{id}/follow': others(),
  'DELETE /question/{id}/follow': others(),
  'POST /question/{id}/reading': others(),
  'POST /question/{id}/flags': others(doubt),
  'POST /question/{id}/answers/{answer}/flags': others(doubt),
  'GET /question/people': async () => ({ query: { q: 'maria' } }),
  'POST /question/unsubscription': async ({ secret }, { id }) => ({
    query: { token: forumMailToken(secret, id) },
  }),
  'GET /desk/question/{id}': others(),
  'POST /desk/question/{id}/decision': others(hide),
  'POST /desk/question/{id}/answers/{answer}/decision': others(hide),
  'POST /desk/question/{id}/lock': others(),
  'DELETE /desk/question/{id}/lock': others(),
  'PATCH /desk/question/{id}': others(() => ({ version: 1, category: 'Kesehatan' })),
  'POST /desk/question/{id}/merger': async (hands, person) => {
    const into = await post(hands, person.id)
    return others(() => ({ into_id: into.id }))(hands, person)
  },
  'POST /desk/question/{id}/faq': others(() => ({})),
}
