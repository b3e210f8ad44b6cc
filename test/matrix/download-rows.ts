import { downloadRecipes } from '#test/fuzz/download-recipes.ts'
import { DESK, UNKNOWN } from './answers.ts'
import { type Cell, row } from './cell.ts'
import { asDouble, cooked } from './doubles.ts'

const DESK_MADE = '401 403 403 403 403 201 201'
const DESK_MISSED = '401 403 403 403 403 404 404'
const DESK_CLASH = '401 403 403 403 403 409 409'
const DESK_REFUSED = '401 403 403 403 403 400 400'

const known = (operation: string) => row(operation, 'known', DESK, cooked(operation))
/** The same request with other input. */
const other = (operation: string, what: string, codes: string, more: { params?: object; body?: object }) =>
  row(
    operation,
    what,
    codes,
    asDouble(async (hands, person) => {
      const { params, body, ...rest } = await downloadRecipes[operation]!(hands, person)
      return {
        ...rest,
        params: { ...params, ...more.params },
        ...(body !== undefined && { body: { ...(body as object), ...more.body } }),
      }
    }),
  )
const unknown = (operation: string) => other(operation, 'unknown', DESK_MISSED, UNKNOWN)
const stale = (operation: string) =>
  other(operation, 'another version', DESK_CLASH, { body: { version: 99_999 } })

const both = (operation: string) => [...known(operation), ...unknown(operation)]
const change = 'PATCH /desk/downloads/{id}'
const fileBack = 'POST /desk/downloads/{id}/files/{number}/restoration'
const strange = { body: { file: `${'a'.repeat(32)}.pdf` } }
const log = 'GET /desk/download-log/export'

/** docs/reference/contract.md#4-roles: staff and admins manage downloads, and see who downloaded them. */
export const downloadRows: Cell[] = [
  ...row('GET /desk/downloads', '', DESK),
  ...row('GET /desk/downloads', 'deleted ones', DESK, () => ({ query: { status: 'deleted' } })),
  ...row('POST /desk/downloads', '', DESK_MADE, cooked('POST /desk/downloads')),
  ...other('POST /desk/downloads', 'a file that is not theirs', DESK_REFUSED, strange),
  ...both('GET /desk/downloads/{id}'),
  ...both(change),
  ...stale(change),
  ...other(change, 'a file that is not theirs', DESK_REFUSED, strange),
  ...both('DELETE /desk/downloads/{id}'),
  ...both('POST /desk/downloads/{id}/restoration'),
  ...both(fileBack),
  ...stale(fileBack),
  ...other(fileBack, 'no such file', DESK_MISSED, { params: { number: 77 } }),
  ...both('GET /desk/downloads/{id}/log'),
  ...row(log, '', DESK, () => ({ query: { download: 1 } })),
  ...row(log, 'of nothing', DESK_REFUSED),
]
