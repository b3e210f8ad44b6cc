import { mediaRecipes } from '#test/fuzz/desk-recipes.ts'
import { DESK, MEMBERS, UNKNOWN } from './answers.ts'
import { type Cell, row } from './cell.ts'
import { asDouble, cooked } from './doubles.ts'

const MISSED = '401 403 403 403 403 404 404'
const CLASH = '401 403 403 403 403 409 409'
const operations = ['GET /desk/media/{id}', 'PATCH /desk/media/{id}', 'DELETE /desk/media/{id}']

/** The same request for a missing picture, or with another version. */
const other = (operation: string, more: { params?: object; body?: object }) =>
  asDouble(async (hands, person) => {
    const { params, body, ...rest } = await mediaRecipes[operation]!(hands, person)
    return {
      ...rest,
      params: { ...params, ...more.params },
      ...(body !== undefined && { body: { ...(body as object), ...more.body } }),
    }
  })

/** docs/reference/contract.md#4-roles, "Library of pictures". */
export const mediaRows: Cell[] = [
  ...row('GET /media', '', MEMBERS),
  ...operations.flatMap((operation) => [
    ...row(operation, 'known', DESK, cooked(operation)),
    ...row(operation, 'unknown', MISSED, other(operation, UNKNOWN)),
  ]),
  ...row(
    'PATCH /desk/media/{id}',
    'another version',
    CLASH,
    other('PATCH /desk/media/{id}', { body: { version: 9 } }),
  ),
]
