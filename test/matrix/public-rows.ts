import { sql } from 'kysely'
import { makeDownload } from '#src/features/downloads/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makePage } from '#src/features/pages/factory.ts'
import { allKinds } from '#src/kinds.ts'
import { contentSamples, makeSample } from '#test/support/content-samples.ts'
import { type NewsState, newsStates } from '#test/support/news-item.ts'
import { type Cell, row, type Scene } from './cell.ts'
import { standingItem } from './standing-items.ts'

/** Kinds with a list, which `pages` have not. */
const listed = allKinds.filter(({ call }) => call !== 'pages')

/** Reads with the same answer for everybody. */
const open = [
  ...listed.map(({ call }) => `GET /${call}`),
  'GET /home',
  'GET /settings',
  'GET /news/categories',
  'GET /blog/tema',
  'GET /events/months',
  'GET /download/categories',
  'GET /partisipan/letters',
  'GET /question/categories',
  'GET /visits/summary',
  'GET /auth/demo-accounts',
]

const UNKNOWN = { params: { id: 999_999 } }
type Make = (scene: Scene) => Promise<{ id: number }>

/** Reading changes nothing: one item for all roles. */
function onceMade(make: Make) {
  let made: Promise<{ id: number }> | undefined
  return async (scene: Scene) => {
    made ??= make(scene)
    return { params: { id: (await made).id } }
  }
}

const makers: Record<string, Make> = {
  ...Object.fromEntries(
    contentSamples
      .filter(({ noun }) => noun !== 'pages')
      .map((sample): [string, Make] => [
        `GET /${sample.noun}/{id}`,
        ({ site }) => makeSample(site.write, sample),
      ]),
  ),
  'GET /download/{id}': ({ site }) => makeDownload(site),
}

const tableOf = (operation: string) =>
  allKinds.find(({ call }) => operation.startsWith(`GET /${call}/`))!.table

/** An item of a table in a hidden state. */
const hidden = (operation: string, change: 'draft' | 'deleted') =>
  onceMade(async (scene) => {
    const { id } = await makers[operation]!(scene)
    const table = sql.table(tableOf(operation))
    const set = change === 'draft' ? sql`status = 'draft'` : sql`deleted_at = now()`
    await sql`update ${table} set ${set} where id = ${id}`.execute(scene.site.db)
    return { id }
  })

const dated = Object.entries(makers).flatMap(([operation, make]) => [
  ...row(operation, 'live', '200', onceMade(make)),
  ...row(operation, 'draft', '404', hidden(operation, 'draft')),
  ...row(operation, 'deleted', '404', hidden(operation, 'deleted')),
  ...row(operation, 'unknown', '404', () => UNKNOWN),
])

/** Own or not, in any session: published items only. */
const publicNews = newsStates.flatMap((state: NewsState) =>
  (['own', 'colleague', 'stranger'] as const).flatMap((whose) =>
    row(
      'GET /news/{id}',
      `${whose} ${state}`,
      state === 'published' ? '200' : '404',
      async (scene, caller) => ({
        params: { id: (await standingItem(scene, caller, whose, state)).id },
      }),
    ),
  ),
)

const question = (status: string) =>
  row(
    'GET /question/{id}',
    `${status}`,
    // Held and hidden ones are for moderators.
    status === 'held' || status === 'hidden' ? '404 404 404 404 200 200 200' : '200',
    onceMade(({ site }) => makeQuestion(site.write, { status, isFaq: false })),
  )

/**
 * docs/reference/contract.md#4-roles, downloads by level: guest 1, umum 2, partisipan, PIC and moderator 3, staff and
 * admin 4.
 */
const levels = {
  public: '302 302 302 302 302 302 302',
  member: '401 302 302 302 302 302 302',
  partisipan: '401 403 302 302 302 302 302',
  internal: '401 403 403 403 403 302 302',
}
const bytes = Object.entries(levels).flatMap(([level, codes]) =>
  row(
    'GET /download/{id}/file',
    level,
    codes,
    onceMade(({ site }) => makeDownload(site, { level: level as keyof typeof levels })),
  ),
)

/** Public data: docs/reference/contract.md#4-roles, first and second line. */
export const publicRows: Cell[] = [
  ...open.flatMap((operation) => row(operation, '', '200')),
  ...row('GET /search', '', '200', () => ({ query: { q: 'panen' } })),
  ...row('GET /captcha/{act}', 'login', '200', () => ({ params: { act: 'login' } })),
  ...row('GET /captcha/{act}', 'unknown', '400', () => ({ params: { act: 'lain' } })),
  ...dated,
  ...publicNews,
  ...row('GET /news/{id}', 'unknown', '404', () => UNKNOWN),
  ...bytes,
  ...row('GET /download/{id}/file', 'unknown', '404', () => UNKNOWN),
  ...row(
    'GET /pages/{id}',
    'live',
    '200',
    onceMade(({ site }) => makePage(site.write)),
  ),
  ...row('GET /pages/{id}', 'unknown', '404', () => UNKNOWN),
  ...row('GET /partisipan/{id}', 'known', '200', ({ cast }) => ({ params: { id: cast.ours } })),
  ...row('GET /partisipan/{id}', 'unknown', '404', () => UNKNOWN),
  ...row('GET /region/{id}', 'known', '200', () => ({ params: { id: 1 } })),
  ...row('GET /region/{id}', 'unknown', '404', () => UNKNOWN),
  ...['open', 'answered', 'closed', 'held', 'hidden'].flatMap(question),
  ...row('GET /question/{id}', 'unknown', '404', () => UNKNOWN),
]
