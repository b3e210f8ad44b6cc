import { randomInt } from 'node:crypto'
import { makeEditor } from '#src/features/accounts/factory.ts'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson, type TestTools } from '#test/support/actor.ts'
import type { FreshApp } from '#test/support/fresh-app.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { changeOf, claimOn, memberOf, newInstitution, picOf } from '#test/support/institution-actors.ts'
import { makeNewsItem, type NewsState } from '#test/support/news-item.ts'
import { type Ask, type Cell, row, type Scene } from './cell.ts'

export type Make = (hands: TestTools, regionId: number, site: FreshApp) => Promise<Ask>

/** Something of a region that closed, and who edited it: the row that closing removes is still there. */
async function inClosed({ site }: Scene, make: Make) {
  const hands = toolsOf(site)
  const regionId = await makeRegion(site.write, { title: `Region ${randomInt(1e12)}` })
  const { id, token } = await makePerson(hands)
  await makeEditor(site.db, id, regionId)
  const ask = await make(hands, regionId, site)
  await site.db.updateTable('regions').set({ deletedAt: new Date() }).where('id', '=', regionId).execute()
  return { ask, token }
}

/**
 * Rows about something of the editor's region, and of one that closed; other rows are about other regions.
 * @param closed codes for what can no longer be saved in a closed region
 */
export function both(operation: string, codes: string, make: Make, closed = codes): Cell[] {
  const [done] = /\d+$/.exec(codes)!
  return [
    ...row(operation, OF_THEIRS, `${codes} ${done}`, ({ site, cast }) =>
      make(toolsOf(site), cast.edited, site),
    ),
    ...row(operation, OF_CLOSED, `${closed} 403`, async (scene, { role }) => {
      const { ask, token } = await inClosed(scene, make)
      return { ...ask, ...(role === 'editor' && { token }) }
    }),
  ]
}
export const OF_THEIRS = "of the editor's region"
export const OF_CLOSED = 'of a closed region, by who was its editor'

const institution: Make = async (hands, region) => ({ params: { id: await newInstitution(hands, region) } })
const claim =
  (body?: object): Make =>
  async (hands, region) => ({
    params: { id: await claimOn(hands, await newInstitution(hands, region)) },
    body,
  })
const item =
  (state: NewsState, body?: (version: number, region: number) => object): Make =>
  async (hands, region) => {
    const { id, revision, version } = await makeNewsItem(hands.db, await makePerson(hands), state, region)
    return { params: { id, revision }, body: body?.(version, region) }
  }
export const list: Make = async () => ({})

/** Actions of the secretariat and the region's editors. */
export const REGIONAL = '401 403 403 403 403 200 200'
export const REGIONAL_MADE = '401 403 403 403 403 201 201'
/** The same, also for PICs, who have another institution. */
const CARED = '401 403 403 404 403 200 200'
/** Reviewers: moderators, too. */
const REVIEWED = '401 403 403 403 200 200 200'
const SEEN = '401 403 403 404 200 200 200'
const LISTED = '401 403 403 200 200 200 200'

const people: Cell[] = [
  ...both('GET /desk/people', REGIONAL, list),
  ...both('GET /desk/people/{id}/timeline', REGIONAL, async (hands, regionId) => ({
    params: { id: (await makePerson(hands, { regionId })).id },
  })),
  ...both('GET /desk/claims', '401 403 403 200 403 200 200', list),
  ...both('GET /desk/claims/{id}', CARED, claim()),
  ...both('POST /desk/claims/{id}/decision', CARED, claim({ decision: 'confirm' })),
  ...both('GET /desk/participants/{id}/members', CARED, institution),
  ...both('DELETE /desk/participants/{id}/members/{user}', CARED, async (hands, region) => {
    const id = await newInstitution(hands, region)
    return { params: { id, user: (await memberOf(hands, id)).id } }
  }),
  ...both('POST /desk/participants/{id}/pics', REGIONAL_MADE, async (hands, region) => {
    const id = await newInstitution(hands, region)
    return { params: { id }, body: { user_id: (await memberOf(hands, id)).id } }
  }),
  ...both('DELETE /desk/participants/{id}/pics/{user}', REGIONAL, async (hands, region) => {
    const id = await newInstitution(hands, region)
    return { params: { id, user: (await picOf(hands, id)).id } }
  }),
]

const pages: Cell[] = [
  ...both('GET /desk/participants', REGIONAL, list),
  ...both('GET /desk/participants/{id}', REGIONAL, institution),
  ...both('PATCH /desk/participants/{id}', REGIONAL, async (hands, region, site) => ({
    ...(await institution(hands, region, site)),
    body: { version: 1, total_member: 12 },
  })),
  ...row(
    'PATCH /desk/participants/{id}',
    "out of the editor's region",
    `${REGIONAL} 400`,
    async ({ site, cast }) => ({
      ...(await institution(toolsOf(site), cast.edited, site)),
      body: { version: 1, region_id: 1 },
    }),
  ),
  ...both('POST /desk/participants/{id}/change-decision', REGIONAL, async (hands, region) => {
    const id = await newInstitution(hands, region)
    await changeOf(hands, id)
    return { params: { id }, body: { version: 1, decision: 'accept' } }
  }),
]

export const publish = (version: number) => ({ version, status: 'published' })

const news: Cell[] = [
  ...both('GET /desk/news', LISTED, list),
  ...both('GET /desk/news/counts', LISTED, list),
  ...both('GET /desk/waiting', LISTED, list),
  ...both('GET /desk/overview', LISTED, list),
  ...both('GET /desk/handbook/{chapter}', LISTED, async () => ({ params: { chapter: 'mulai' } })),
  ...both('GET /desk/find', LISTED, async () => ({ query: { kind: 'participant', q: 'aa' } })),
  ...both('POST /desk/news/acts', REVIEWED, async (hands, region, site) => {
    const { params } = await item('review')(hands, region, site)
    return { body: { act: 'claim', ids: [params!.id] } }
  }),
  ...row(
    'PATCH /news/{id}',
    "publish, of the editor's region",
    '401 404 404 404 200 200 200 200',
    ({ site, cast }) => item('review', publish)(toolsOf(site), cast.edited, site),
  ),
  ...both('GET /desk/news/{id}', SEEN, item('review')),
  ...both(
    'PUT /desk/news/{id}/claim',
    REVIEWED,
    item('review', () => ({})),
  ),
  ...both('DELETE /desk/news/{id}/claim', REVIEWED, item('review')),
  ...both(
    'PUT /desk/news/{id}/scene',
    REVIEWED,
    item('review', (version) => ({ version, scene: 'ladang' })),
  ),
  ...both(
    'PUT /desk/news/{id}/affiliation',
    REVIEWED,
    item('review', (version, region_id) => ({ version, region_id, participant_id: null })),
  ),
  ...both(
    'POST /desk/news/{id}/revisions/{revision}/restoration',
    REVIEWED,
    item('review', (version) => ({ version })),
  ),
]

export const CLOSED = '401 403 403 403 403 400 400'
export const OTHERS = '401 403 403 403 403 200 200'

/** A draft of an event, by its text or with a body. */
const event =
  (body?: (version: number) => object): Make =>
  async ({ db }, regionId, { write }) => {
    const { id } = await makeEvent(write, { regionId, status: 'draft' })
    const { version, revisionId } = await db
      .selectFrom('events')
      .select(['version', 'revisionId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { params: { id, revision: revisionId! }, body: body?.(version) }
  }
const written =
  (operation: string): Make =>
  async (hands, region_id) => {
    const { body } = await recipes[operation]!(hands, await makePerson(hands))
    return { body: { ...(body as object), region_id } }
  }
const EVENTS = '/desk/events'

const events: Cell[] = [
  ...both(`GET ${EVENTS}`, REGIONAL, list),
  ...both(`POST ${EVENTS}`, REGIONAL_MADE, written(`POST ${EVENTS}`), CLOSED),
  ...both(`GET ${EVENTS}/{id}`, REGIONAL, event()),
  ...both(`PATCH ${EVENTS}/{id}`, REGIONAL, event(publish), CLOSED),
  ...row(`PATCH ${EVENTS}/{id}`, "out of the editor's region", `${OTHERS} 400`, ({ site, cast }) =>
    event((version) => ({ version, region_id: 1 }))(toolsOf(site), cast.edited, site),
  ),
  ...both(`DELETE ${EVENTS}/{id}`, REGIONAL, event()),
  ...both(`POST ${EVENTS}/{id}/restoration`, REGIONAL, event()),
  ...both(`GET ${EVENTS}/{id}/revisions/{revision}`, REGIONAL, event()),
  ...both(
    `POST ${EVENTS}/{id}/revisions/{revision}/restoration`,
    REGIONAL,
    event((version) => ({ version })),
    CLOSED,
  ),
]

const campaign =
  (isOpen: boolean, body?: object): Make =>
  async (_, region_id, { write }) => {
    const id = await makeCampaign(write, { region_id, ...(!isOpen && { openedAt: undefined }) })
    return { params: { id }, body }
  }
const CAMPAIGN = 'PATCH /desk/campaigns/{id}'
const GIVING = 'GET /desk/region/giving'
const ONLY_EDITORS = '401 403 403 403 403 403 403'

const giving: Cell[] = [
  ...both('GET /desk/campaigns', REGIONAL, list),
  ...both('POST /desk/campaigns', REGIONAL_MADE, written('POST /desk/campaigns'), CLOSED),
  ...both('GET /desk/campaigns/{id}', REGIONAL, campaign(true)),
  ...both(CAMPAIGN, REGIONAL, campaign(false, { version: 1, goal_amount: 50_000_000 }), CLOSED),
  ...row(CAMPAIGN, 'open it', `${OTHERS} 403`, ({ site, cast }) =>
    campaign(false, { version: 1, status: 'open' })(toolsOf(site), cast.edited, site),
  ),
  ...row(CAMPAIGN, 'once it is open', `${OTHERS} 403`, ({ site, cast }) =>
    campaign(true, { version: 1, excerpt: 'Kalimat yang lain.' })(toolsOf(site), cast.edited, site),
  ),
  ...row(CAMPAIGN, "out of the editor's region", `${OTHERS} 400`, ({ site, cast }) =>
    campaign(false, { version: 1, region_id: 1 })(toolsOf(site), cast.edited, site),
  ),
  ...row(GIVING, OF_THEIRS, `${ONLY_EDITORS} 200`),
  ...row(GIVING, OF_CLOSED, `${ONLY_EDITORS} 403`, async (scene, { role }) =>
    role === 'editor' ? { token: (await inClosed(scene, list)).token } : {},
  ),
]

/** docs/reference/contract.md#4-roles: editors of a region do there what the secretariat does, and nothing elsewhere. */
export const regionRows: Cell[] = [...people, ...pages, ...news, ...events, ...giving]
