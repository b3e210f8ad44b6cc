import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { MADE, MEMBERS } from './answers.ts'
import { type Cell, row, type Scene } from './cell.ts'
import { cooked } from './doubles.ts'

const unknown = () => ({ params: { order_id: `JKL-${'0'.repeat(26)}` } })

/** Somebody else's, for any session. */
const another =
  (operation: string) =>
  async ({ site }: Scene) => {
    const hands = toolsOf(site)
    return recipes[operation]!(hands, await makePerson(hands))
  }

/** A guest has no own order here: access is by token only. */
const ORDER = '404 200 200 200 200 200 200'
const NOBODYS = '404'

const orders = ['GET /payment/{order_id}', 'POST /payment/{order_id}/cancel'].flatMap((operation) => [
  ...row(operation, 'own', ORDER, cooked(operation)),
  ...row(operation, "another's", NOBODYS, another(operation)),
  ...row(operation, 'unknown', NOBODYS, unknown),
])

const made = { order_id: 'JKL-1', status_code: '200', gross_amount: '1.00', signature_key: 'a'.repeat(128) }

/**
 * docs/reference/contract.md#7-donations-and-payment: gifts belong to the donor; the gateway's notices are authorised
 * by signature.
 */
export const givingRows: Cell[] = [
  ...row('GET /payment/channels', '', '200', () => ({ query: { amount: 100_000 } })),
  ...row('POST /payment/transaction', 'own', MADE, cooked('POST /payment/transaction')),
  ...row('POST /donations/guest', 'captcha solved', '201', another('POST /donations/guest')),
  ...row('POST /donations/guest', 'made-up captcha', '400', async (scene) => {
    const { body } = await another('POST /donations/guest')(scene)
    return { body: { ...(body as object), captcha: 'e30=' } }
  }),
  ...orders,
  ...row('POST /payment/notification', 'signed', '200', another('POST /payment/notification')),
  ...row('POST /payment/notification', 'made up', '403', () => ({ body: made })),
  ...row('GET /donations', 'own', MEMBERS),
  ...row('GET /receipts/{code}', 'known', '200', another('GET /receipts/{code}')),
  ...row('GET /receipts/{code}', 'unknown', '404', () => ({ params: { code: '0'.repeat(26) } })),
]
