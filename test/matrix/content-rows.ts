import { deskContentRecipes } from '#test/fuzz/content-recipes.ts'
import { contentSamples } from '#test/support/content-samples.ts'
import { DESK, UNKNOWN } from './answers.ts'
import { type Ask, type Cell, row } from './cell.ts'
import { asDouble, cooked } from './doubles.ts'

const DESK_MADE = '401 403 403 403 403 201 201'
const DESK_MISSED = '401 403 403 403 403 404 404'
const DESK_CLASH = '401 403 403 403 403 409 409'
const ADMIN = '401 403 403 403 403 403 200'
const ADMIN_CLASH = '401 403 403 403 403 403 409'

/** The same request for a missing item. */
const elsewhere = (operation: string) =>
  asDouble(async (hands, person) => {
    const { params, ...rest } = await deskContentRecipes[operation]!(hands, person)
    return { ...rest, params: { ...params, ...UNKNOWN.params } }
  })

/** The same change with a stale version. */
const stale = (operation: string) =>
  asDouble(async (hands, person) => {
    const { body, ...rest } = await deskContentRecipes[operation]!(hands, person)
    return { ...rest, body: { ...(body as object), version: 99_999 } }
  })

/** Of a kind with regions an editor is answered otherwise than who has no duty: these items have no region. */
const forEditor = (operation: string, codes: string, code: number) =>
  regional.some((noun) => operation.includes(`/desk/${noun}`)) ? `${codes} ${code}` : codes
const regional = ['mailing-', ...contentSamples.filter(({ kind }) => kind.isRegional).map(({ noun }) => noun)]

const known = (operation: string) =>
  row(operation, 'known', forEditor(operation, DESK, 404), cooked(operation))
const unknown = (operation: string) =>
  row(operation, 'unknown', forEditor(operation, DESK_MISSED, 404), elsewhere(operation))
const both = (operation: string) => [...known(operation), ...unknown(operation)]
const change = (operation: string) => [
  ...both(operation),
  ...row(operation, 'another version', forEditor(operation, DESK_CLASH, 404), stale(operation)),
]
const make = (operation: string) =>
  row(operation, '', forEditor(operation, DESK_MADE, 400), cooked(operation))
const list = (operation: string, what: string, ask?: () => Ask) =>
  row(operation, what, forEditor(operation, DESK, 200), ask)

const texts = contentSamples.flatMap(({ noun }) => [
  ...list(`GET /desk/${noun}`, ''),
  ...list(`GET /desk/${noun}`, 'deleted ones', () => ({ query: { status: 'deleted' } })),
  ...make(`POST /desk/${noun}`),
  ...both(`GET /desk/${noun}/{id}`),
  ...change(`PATCH /desk/${noun}/{id}`),
  ...both(`DELETE /desk/${noun}/{id}`),
  ...both(`POST /desk/${noun}/{id}/restoration`),
  ...both(`GET /desk/${noun}/{id}/revisions/{revision}`),
  ...change(`POST /desk/${noun}/{id}/revisions/{revision}/restoration`),
])
/** Mailings are written by the secretariat and by editors of regions. */
const mailing = 'POST /desk/mailings/{id}/test'
const mailings = [
  ...list('GET /desk/mailing-choices', ''),
  ...list('GET /desk/mailing-items', ''),
  ...both('GET /desk/mailings/{id}/check'),
  ...both('GET /desk/mailings/{id}/letter'),
  ...row('POST /desk/mailings/audience', '', `${DESK} 400`, cooked('POST /desk/mailings/audience')),
  ...both('GET /desk/mailings/{id}/sending'),
  ...change('POST /desk/mailings/{id}/schedule'),
  ...both('POST /desk/mailings/{id}/pause'),
  ...row(mailing, 'known', `${DESK_MADE} 404`, cooked(mailing)),
  ...unknown(mailing),
]
const short = ['team', 'faq', 'lists'].flatMap((noun) => [
  ...row(`GET /desk/${noun}`, '', DESK),
  ...make(`POST /desk/${noun}`),
  ...both(`GET /desk/${noun}/{id}`),
  ...change(`PATCH /desk/${noun}/{id}`),
  ...both(`DELETE /desk/${noun}/{id}`),
  ...both(`POST /desk/${noun}/{id}/restoration`),
])

/**
 * docs/reference/contract.md#4-roles: staff and admins write the site's content, admins alone its settings; everybody
 * reads published content.
 */
export const contentRows: Cell[] = [
  ...texts,
  ...mailings,
  ...short,
  ...known('GET /desk/categories/{kind}'),
  ...make('POST /desk/categories/{kind}'),
  ...both('GET /desk/categories/{kind}/{id}'),
  ...change('PATCH /desk/categories/{kind}/{id}'),
  ...both('DELETE /desk/categories/{kind}/{id}'),
  ...row('GET /desk/regions', '', DESK),
  ...row('GET /desk/regions', 'closed ones', DESK, () => ({ query: { status: 'closed' } })),
  ...row('GET /desk/provinces', '', DESK),
  ...make('POST /desk/regions'),
  ...both('GET /desk/regions/{id}'),
  ...both('GET /desk/regions/{id}/contents'),
  ...change('PATCH /desk/regions/{id}'),
  ...both('DELETE /desk/regions/{id}'),
  ...row('GET /desk/settings', '', ADMIN),
  ...row('PATCH /desk/settings', '', ADMIN, cooked('PATCH /desk/settings')),
  ...row('PATCH /desk/settings', 'another version', ADMIN_CLASH, stale('PATCH /desk/settings')),
  ...row('GET /desk/settings/brand', '', ADMIN),
  ...row('PATCH /desk/settings/brand', '', ADMIN, cooked('PATCH /desk/settings/brand')),
  ...row('PATCH /desk/settings/brand', 'another version', ADMIN_CLASH, stale('PATCH /desk/settings/brand')),
  ...row('DELETE /desk/settings/brand/draft', '', ADMIN),
  ...row('POST /desk/settings/brand/publication', '', ADMIN, cooked('POST /desk/settings/brand/publication')),
  ...row(
    'POST /desk/settings/brand/publication',
    'another version',
    ADMIN_CLASH,
    stale('POST /desk/settings/brand/publication'),
  ),
  ...row('GET /desk/menu', '', DESK),
  ...row('PATCH /desk/menu', '', DESK, cooked('PATCH /desk/menu')),
  ...row('PATCH /desk/menu', 'another version', DESK_CLASH, stale('PATCH /desk/menu')),
  ...row('GET /pages/{id}/versions', 'known', '200', cooked('GET /pages/{id}/versions')),
  ...row('GET /pages/{id}/versions', 'unknown', '200', () => UNKNOWN),
  ...row('GET /pages/{id}/versions/{number}', 'known', '200', cooked('GET /pages/{id}/versions/{number}')),
  ...row(
    'GET /pages/{id}/versions/{number}',
    'unknown',
    '404',
    elsewhere('GET /pages/{id}/versions/{number}'),
  ),
]
