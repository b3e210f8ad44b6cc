import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK } from './answers.ts'
import { type Cell, row, type Scene } from './cell.ts'

/** An existing item, for any caller. */
const standing =
  (operation: string) =>
  async ({ site }: Scene) => {
    const hands = toolsOf(site)
    return recipes[operation]!(hands, await makePerson(hands))
  }
const unknownOrder = () => ({ params: { order_id: `JKL-${'0'.repeat(26)}` } })
const unknownNotice = async (scene: Scene) => ({
  ...(await standing('POST /desk/notices/{id}/notes')(scene)),
  params: { id: 999_999 },
})

const MADE_AT_DESK = '401 403 403 403 403 201 201'
const NONE_AT_DESK = '401 403 403 403 403 404 404'
const question = 'POST /desk/donations/{order_id}/question'
const note = 'POST /desk/notices/{id}/notes'

/** docs/reference/contract.md#4-roles: staff and admins see all gifts and reconcile. */
export const deskRows: Cell[] = [
  ...row('GET /desk/donations', '', DESK),
  ...row('GET /desk/donations/totals', '', DESK),
  ...row('GET /desk/donations/export', '', DESK),
  ...row('GET /desk/gifts-in-kind/export', '', DESK),
  ...row('GET /desk/notices', '', DESK),
  ...row(note, 'put aside', MADE_AT_DESK, standing(note)),
  ...row(note, 'unknown', NONE_AT_DESK, unknownNotice),
  ...row('GET /desk/reconciliation', '', DESK),
  ...row('GET /desk/reconciliation/orders', '', DESK),
  ...row(question, 'at the gateway', DESK, standing(question)),
  ...row(question, 'unknown', NONE_AT_DESK, unknownOrder),
  ...row('GET /reports/donations', '', '200'),
  ...row('GET /reports/gifts-in-kind', '', '200'),
]
