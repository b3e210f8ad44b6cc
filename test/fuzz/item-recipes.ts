import { type RawBuilder, sql } from 'kysely'
import { endpoints } from '#src/api.ts'
import { allKinds } from '#src/kinds.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { makePerson, type TestTools } from '#test/support/actor.ts'
import { makeNewsItem, type NewsState } from '#test/support/news-item.ts'
import { type Prepared, type Recipe, someCategory } from './recipe.ts'

type Item = Awaited<ReturnType<typeof makeNewsItem>>

/** An own item in a state, with a request. */
const own =
  (state: NewsState, ask: (item: Item) => Prepared = byId): Recipe =>
  async ({ db }, person) =>
    ask(await makeNewsItem(db, person, state))

const byId = ({ id }: Item): Prepared => ({ params: { id } })
const byComment = ({ id, comment }: Item): Prepared => ({ params: { id, comment } })

/** An item of a colleague in the person's institution. */
const ofColleague: Recipe = async (hands, person) => {
  const { participantId } = await hands.db
    .selectFrom('users')
    .select('participantId')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return byId(await makeNewsItem(hands.db, await makePerson(hands, { participantId }), 'review'))
}

/** A public item of a table, row `n`: the first of the demo. */
const known =
  (table: string, isPublic: RawBuilder<unknown>): Recipe =>
  async ({ db }) => {
    const { rows } = await sql<{ id: number }>`
      select min(n.id) as id from ${sql.table(table)} n where ${isPublic}`.execute(db)
    return { params: { id: rows[0]!.id } }
  }

/** Readers' calls of one item, of every kind that has one; campaigns are made in `campaign-recipes.ts`. */
const publicItems: Record<string, Recipe> = Object.fromEntries(
  allKinds
    .filter(
      ({ kind, call }) => kind !== 'campaign' && endpoints.some(({ where }) => where === `GET /${call}/{id}`),
    )
    .map((kind) => [`GET /${kind.call}/{id}`, known(kind.table, isLiveKind(kind))]),
)

const words = { title: 'Panen tiba', content: '<p>Isi.</p>', image: null, excerpt: '' }

const textOf = async (hands: TestTools) => ({
  ...words,
  category_id: await someCategory(hands, 'newsCategories'),
})

/** Operations on own and the institution's news, and on small tables. */
export const itemRecipes: Record<string, Recipe> = {
  'POST /news': async (hands) => ({ body: { ...(await textOf(hands)), status: 'draft' } }),
  'GET /member/news/{id}': own('draft'),
  'GET /member/news/{id}/revisions/{revision}': own('draft', ({ id, revision }) => ({
    params: { id, revision },
  })),
  'PATCH /news/{id}': own('draft', ({ id, version }) => ({
    params: { id },
    body: { version, status: 'review' },
  })),
  'DELETE /news/{id}': own('draft'),
  'POST /news/{id}/restoration': own('deleted'),
  'DELETE /news/{id}/pending': own('published'),
  'POST /news/{id}/endorsement': ofColleague,
  'DELETE /news/{id}/endorsement': ofColleague,
  'PUT /member/news/{id}/draft': async (hands, person) => {
    const { id, version } = await makeNewsItem(hands.db, person, 'draft')
    return { params: { id }, body: { ...(await textOf(hands)), version } }
  },
  'PUT /member/news/{id}/participant': own('draft', ({ id, version }) => ({
    params: { id },
    body: { version, participant_id: null },
  })),
  'DELETE /member/news/{id}/draft': own('draft'),
  'POST /news/{id}/comments/{comment}/resolution': own('draft', byComment),
  'DELETE /news/{id}/comments/{comment}/resolution': own('draft', byComment),
  'POST /contact': async () => ({
    body: { name: 'Maria Tefa', email: 'maria@contoh.example', message: 'Apa syarat menjadi partisipan?' },
  }),
  ...publicItems,
  'GET /question/{id}': known('questions', sql`n.is_faq`),
}
