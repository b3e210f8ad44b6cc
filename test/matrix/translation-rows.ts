import { translationRecipes } from '#test/fuzz/translation-recipes.ts'
import { DESK, UNKNOWN } from './answers.ts'
import { type Cell, row } from './cell.ts'
import { asDouble, cooked } from './doubles.ts'

const DESK_MISSED = '401 403 403 403 403 404 404'
const DESK_CLASH = '401 403 403 403 403 409 409'
const WITHOUT_MACHINE = '401 403 403 403 403 503 503'

/** The same request for an item that does not exist. */
const elsewhere = (operation: string) =>
  asDouble(async (hands, person) => {
    const { params, ...rest } = await translationRecipes[operation]!(hands, person)
    return { ...rest, params: { ...params, id: UNKNOWN.params.id } }
  })

const read = 'GET /desk/translations/{kind}/{id}'
const revision = 'GET /desk/translations/{kind}/{id}/revisions/{revision}'
const write = 'PUT /desk/translations/{kind}/{id}'
const suggest = 'POST /desk/translations/{kind}/{id}/suggestion'

/** The secretariat translates; readers get what is published with the content itself. */
export const translationRows: Cell[] = [
  ...row('GET /desk/translations', '', DESK),
  ...row('GET /desk/translations', 'of one kind', DESK, () => ({
    query: { kind: 'news', state: 'missing' },
  })),
  ...[read, revision, write].flatMap((operation) => [
    ...row(operation, 'known', DESK, cooked(operation)),
    ...row(operation, 'unknown', DESK_MISSED, elsewhere(operation)),
  ]),
  ...row(
    write,
    'another version',
    DESK_CLASH,
    asDouble(async (hands, person) => {
      const { body, ...rest } = await translationRecipes[write]!(hands, person)
      return { ...rest, body: { ...(body as object), version: 99_999 } }
    }),
  ),
  ...row(suggest, '', WITHOUT_MACHINE, cooked(suggest)),
]
