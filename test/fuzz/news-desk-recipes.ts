import { makePerson, type TestTools } from '#test/support/actor.ts'
import { makeNewsItem } from '#test/support/news-item.ts'
import type { Recipe } from './recipe.ts'

/** An item that somebody else sent to review. */
const sent = async (hands: TestTools) => makeNewsItem(hands.db, await makePerson(hands), 'review')

const byId: Recipe = async (hands) => ({ params: { id: (await sent(hands)).id } })

/** Operations of the desk on news in review. */
export const newsDeskRecipes: Record<string, Recipe> = {
  'GET /desk/news/{id}': byId,
  'PUT /desk/news/{id}/claim': async (hands, person) => ({ ...(await byId(hands, person)), body: {} }),
  'DELETE /desk/news/{id}/claim': byId,
  'POST /desk/news/{id}/revisions/{revision}/restoration': async (hands) => {
    const { id, revision, version } = await sent(hands)
    return { params: { id, revision }, body: { version } }
  },
  'PUT /desk/news/{id}/scene': async (hands) => {
    const { id, version } = await sent(hands)
    return { params: { id }, body: { version, scene: 'ladang' } }
  },
  'PUT /desk/news/{id}/affiliation': async (hands) => {
    const { id, version } = await sent(hands)
    return { params: { id }, body: { version, region_id: 1, participant_id: null } }
  },
  'POST /desk/news/acts': async (hands) => ({ body: { act: 'claim', ids: [(await sent(hands)).id] } }),
}
