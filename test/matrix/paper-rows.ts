import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK, MEMBERS, UNKNOWN } from './answers.ts'
import { type Cell, row, type Scene } from './cell.ts'
import { asDouble, cooked } from './doubles.ts'

const RECEIPT = 'GET /donations/{order_id}/receipt.pdf'
const DESK_RECEIPT = 'GET /desk/donations/{order_id}/receipt.pdf'
const GOODS = 'GET /desk/gifts-in-kind/{id}/receipt.pdf'
const CHANGE = 'PATCH /donations/{order_id}'
const ACCESS = 'POST /payment/{order_id}/access'
/** A guest has no own order here: access is by token only. */
const OWN = '404 200 200 200 200 200 200'

const another =
  (operation: string) =>
  async ({ site }: Scene) => {
    const hands = toolsOf(site)
    return recipes[operation]!(hands, await makePerson(hands))
  }
const unknown = () => ({ params: { order_id: `JKL-${'0'.repeat(26)}` }, body: { is_anonymous: true } })

/** A gift with a receipt, as for `GET /receipts/{code}`. */
const receipted = asDouble(async (hands, person) => {
  const { params } = await recipes['GET /receipts/{code}']!(hands, person)
  const { orderId } = await hands.db
    .selectFrom('donations as d')
    .innerJoin('receipts as r', 'r.donationId', 'd.id')
    .where('r.code', '=', String(params!.code))
    .select('d.orderId')
    .executeTakeFirstOrThrow()
  return { params: { order_id: orderId } }
})

/** Donors' documents: receipts, totals, and the visibility of their name. */
export const paperRows: Cell[] = [
  ...row(RECEIPT, 'own', OWN, receipted),
  ...row(RECEIPT, 'own without a receipt', '404', cooked('GET /payment/{order_id}')),
  ...row(RECEIPT, "another's", '404', another('GET /payment/{order_id}')),
  ...row(DESK_RECEIPT, 'any with a receipt', DESK, receipted),
  ...row(DESK_RECEIPT, 'without a receipt', '401 403 403 403 403 404 404', cooked('GET /payment/{order_id}')),
  ...row(GOODS, 'any', DESK, another('GET /desk/gifts-in-kind/{id}')),
  ...row(GOODS, 'unknown', '401 403 403 403 403 404 404', () => UNKNOWN),
  ...row('GET /donations/statement.pdf', 'no receipts', '401 404 404 404 404 404 404', () => ({
    query: { year: 2001 },
  })),
  ...row('GET /donations/statement.pdf', 'no year', '401 400 400 400 400 400 400'),
  ...row('GET /donations/summary', 'own', MEMBERS),
  ...row(CHANGE, 'own', OWN, cooked(CHANGE)),
  ...row(CHANGE, "another's", '404', another(CHANGE)),
  ...row(CHANGE, 'unknown', '404', unknown),
  ...row(ACCESS, 'its token', '200', another(ACCESS)),
  ...row(ACCESS, 'made-up token', '404', async (scene) => {
    const { params } = await another(ACCESS)(scene)
    return { params: params!, body: { token: 'A'.repeat(43) } }
  }),
]
