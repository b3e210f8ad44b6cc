import { expect, test } from 'vitest'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeOrders, settlementOf } from '#test/support/many-orders.ts'

let answer: boolean | null = null
const site = await freshApp({ payments: 'simulator', settleElsewhere: async () => answer })

test.each([
  ['there is no other process that answers', null, 200, 'paid'],
  ['the other process has settled it', true, 200, 'created'],
  ['the other process cannot now', false, 200, 'paid'],
] as const)(
  'POST /v1/payment/notification: where %s, the notice is taken',
  async (_, elsewhere, status, state) => {
    answer = elsewhere
    const [id] = await makeOrders(site.db, 1)
    const body = settlementOf(id!, simulatorKey(site.services.secret))
    const told = await site.send('POST', '/v1/payment/notification', {
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(told.status).toBe(status)
    const order = site.db.selectFrom('donations').select('status').where('orderId', '=', id!)
    expect(await order.executeTakeFirst()).toEqual({ status: state })
  },
)
