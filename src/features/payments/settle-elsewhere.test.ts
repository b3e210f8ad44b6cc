import { afterAll, expect, test } from 'vitest'
import { connectDatabase, forNotices } from '#src/platform/database/connect.ts'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'
import { makeOrders, settlementOf } from '#test/support/many-orders.ts'

let answer: boolean | null = null
const { siteUrl } = await freshDatabase()
const books = connectDatabase(siteUrl, { max: 1, ...forNotices })
afterAll(books.close)
const site = await freshApp({ siteUrl, payments: 'simulator', settleElsewhere: async () => answer, books })

const tell = (body: string) =>
  site.send('POST', '/v1/payment/notification', {
    headers: { 'content-type': 'application/json' },
    body,
  })

test.each([
  ['there is no other process that answers', null, 200, 'paid'],
  ['the other process has settled it', true, 200, 'created'],
  ['the other process cannot now', false, 200, 'paid'],
] as const)(
  'POST /v1/payment/notification: a notification is accepted where %s',
  async (_, elsewhere, status, state) => {
    answer = elsewhere
    const [id] = await makeOrders(site.db, 1)
    const body = settlementOf(id!, simulatorKey(site.services.secret))
    const told = await tell(body)
    expect(told.status).toBe(status)
    const order = site.db.selectFrom('donations').select('status').where('orderId', '=', id!)
    expect(await order.executeTakeFirst()).toEqual({ status: state })
  },
)

test('POST /v1/payment/notification: settling in this process uses its own connection pool', async () => {
  answer = null
  const [id] = await makeOrders(site.db, 1)
  let taken = 0
  books.pool.on('acquire', () => {
    taken += 1
  })
  expect((await tell(settlementOf(id!, simulatorKey(site.services.secret)))).status).toBe(200)
  expect(taken).toBe(1)
})
