import { campaignRecipes } from '#test/fuzz/campaign-recipes.ts'
import { DESK, UNKNOWN } from './answers.ts'
import { type Cell, row } from './cell.ts'
import { asDouble, cooked, unproven } from './doubles.ts'

const DESK_MADE = '401 403 403 403 403 201 201'
const DESK_MISSED = '401 403 403 403 403 404 404'
/** The same, and the editor of another region. */
const REGIONAL = `${DESK} 404`
const REGIONAL_MISSED = `${DESK_MISSED} 404`
const REGIONAL_CLASH = '401 403 403 403 403 409 409 404'

const READ = 'GET /desk/campaigns/{id}'
const CHANGE = 'PATCH /desk/campaigns/{id}'
const COMPLETE = 'POST /desk/campaigns/{id}/completion'
const TELL = 'POST /desk/campaigns/{id}/updates'

/** The same request for a missing campaign. */
const elsewhere = (operation: string) =>
  asDouble(async (hands, person) => ({ ...(await campaignRecipes[operation]!(hands, person)), ...UNKNOWN }))

/** docs/reference/contract.md#4-roles: everybody reads public campaigns; staff and admins write. */
export const campaignRows: Cell[] = [
  ...row('GET /campaigns/{id}', 'open', '200', cooked('GET /campaigns/{id}')),
  ...row('GET /campaigns/{id}', 'unknown', '404', () => UNKNOWN),
  ...row('GET /campaigns/{id}/donors', 'open', '200', cooked('GET /campaigns/{id}/donors')),
  ...row('GET /campaigns/{id}/donors', 'unknown', '200', () => UNKNOWN),
  ...row('POST /campaigns/unsubscription', 'ours', '200', cooked('POST /campaigns/unsubscription')),
  ...row('POST /campaigns/unsubscription', 'made up', '400', () => ({ body: { token: '1.x' } })),
  ...row('GET /desk/campaigns', '', `${DESK} 200`),
  ...row('POST /desk/campaigns', '', `${DESK_MADE} 400`, cooked('POST /desk/campaigns')),
  ...row(READ, 'known', REGIONAL, cooked(READ)),
  ...row(READ, 'unknown', REGIONAL_MISSED, () => UNKNOWN),
  ...row(CHANGE, 'known', REGIONAL, cooked(CHANGE)),
  ...row(CHANGE, 'unknown', REGIONAL_MISSED, elsewhere(CHANGE)),
  ...row(
    CHANGE,
    'another version',
    REGIONAL_CLASH,
    asDouble(async (hands, person) => ({
      ...(await campaignRecipes[CHANGE]!(hands, person)),
      body: { version: 7, goal_amount: 50_000_000 },
    })),
  ),
  ...row(COMPLETE, 'known', DESK_MADE, cooked(COMPLETE)),
  ...row(COMPLETE, 'unproven', '401 403 403 403 403 403 403', unproven(COMPLETE)),
  ...row(COMPLETE, 'unknown', DESK_MISSED, elsewhere(COMPLETE)),
  ...row(
    COMPLETE,
    'another version',
    '401 403 403 403 403 409 409',
    asDouble(async (hands, person) => {
      const ask = await campaignRecipes[COMPLETE]!(hands, person)
      return { ...ask, body: { ...(ask.body as object), version: 7 } }
    }),
  ),
  ...row(TELL, 'known', DESK_MADE, cooked(TELL)),
  ...row(TELL, 'unknown', DESK_MISSED, elsewhere(TELL)),
]
