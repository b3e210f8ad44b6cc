import { randomUUID } from 'node:crypto'
import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK, MEMBERS, UNKNOWN } from './answers.ts'
import { type Cell, row, type Scene } from './cell.ts'
import { cooked } from './doubles.ts'

/** A guest has no own pledge here: access is by token only. */
const OWN = '404 200 200 200 200 200 200'
const OPENED = '404 201 201 201 201 201 201'
const NOBODYS = '404'

/** Somebody else's, for any session. */
const another =
  (operation: string) =>
  async ({ site }: Scene) => {
    const hands = toolsOf(site)
    return recipes[operation]!(hands, await makePerson(hands))
  }

const bodies = {
  'PATCH /pledges/{id}': { version: 1, amount: 75_000 },
  'POST /pledges/{id}/orders': { idempotency_key: randomUUID() },
  'POST /pledges/{id}/link-revocation': {},
}

/** Pledges belong to their donor; the desk may only read them. */
export const pledgeRows: Cell[] = [
  ...row('GET /pledges', 'own', MEMBERS),
  ...row('GET /desk/pledges', '', DESK),
  ...row('GET /desk/pledges/totals', '', DESK),
  ...row(
    'POST /desk/pledges/{id}/link-revocation',
    '',
    DESK,
    cooked('POST /desk/pledges/{id}/link-revocation'),
  ),
  ...row('POST /desk/pledges/{id}/link-revocation', 'unknown', '401 403 403 403 403 404 404', () => UNKNOWN),
  // A link is valid for a guest's pledge only.
  ...row('POST /pledges/link', 'own', OWN, cooked('POST /pledges/link')),
  ...row('POST /pledges/link', "another's", NOBODYS, another('POST /pledges/link')),
  ...row('POST /pledges/link', 'made up', NOBODYS, () => ({ body: { token: '1.x' } })),
  ...Object.entries(bodies).flatMap(([operation, body]) => [
    ...row(operation, 'own', operation.endsWith('/orders') ? OPENED : OWN, cooked(operation)),
    ...row(operation, "another's", NOBODYS, another(operation)),
    ...row(operation, 'unknown', NOBODYS, () => ({ params: { id: 999_999 }, body })),
  ]),
]
