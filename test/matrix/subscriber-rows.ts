import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK, FORBIDDEN, UNKNOWN } from './answers.ts'
import { type Ask, type Cell, row } from './cell.ts'
import { cooked, unproven } from './doubles.ts'
import { both, type Make } from './region-rows.ts'

const MISSED = '401 403 403 403 403 404 404'
const MADE = '401 403 403 403 403 201 201'
const add = 'POST /desk/lists/{id}/subscribers'
const acts = 'POST /desk/lists/{id}/subscribers/acts'
const load = 'POST /desk/lists/{id}/import'

const bodies: Readonly<Record<string, () => Ask>> = {
  'GET /desk/lists/{id}/summary': () => ({}),
  'GET /desk/lists/{id}/subscribers': () => ({}),
  [add]: () => ({ body: { email: `regional-${crypto.randomUUID()}@contoh.example` } }),
  [acts]: () => ({ body: { act: 'end', ids: [999_999] } }),
  [load]: () => ({ body: { csv: 'email\nregional@contoh.example', dry_run: true } }),
}

/** The list of a region. */
const listOf =
  (ask: () => Ask): Make =>
  async ({ db }, regionId) => {
    const list = db.selectFrom('mailingLists').select('id').where('regionId', '=', regionId)
    return { ...ask(), params: { id: (await list.executeTakeFirstOrThrow()).id } }
  }

/** The secretariat works on all lists, an editor of a region on its list alone; nobody on that of a closed region. */
export const subscriberRows: Cell[] = [
  ...both('GET /desk/subscribers', DESK, async () => ({})),
  ...row('GET /desk/subscribers/export', '', `${DESK} 200`, () => ({ query: { list: 1 } })),
  ...Object.entries(bodies).flatMap(([operation, ask]) => {
    const done = operation === add ? MADE : DESK
    return [
      ...both(operation, done, listOf(ask), MISSED),
      ...row(operation, 'national', `${done} 404`, cooked(operation)),
      ...row(operation, 'unknown', `${MISSED} 404`, () => ({ ...ask(), ...UNKNOWN })),
    ]
  }),
  ...['resume', 'erase'].flatMap((act) => [
    ...row(acts, `${act}, of the editor's region`, `${DESK} 403`, ({ site, cast }) =>
      listOf(() => ({ body: { act, ids: [999_999] } }))(toolsOf(site), cast.edited, site),
    ),
  ]),
  ...row(load, 'no proof', FORBIDDEN, unproven(load)),
  ...['GET /desk/people/{id}/mail', 'DELETE /desk/people/{id}/mail-stop'].flatMap((operation) => [
    ...row(operation, "another's", DESK, cooked(operation)),
    ...row(operation, 'unknown', MISSED, () => UNKNOWN),
  ]),
]
