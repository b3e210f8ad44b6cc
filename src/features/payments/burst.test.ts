import { expect, test } from 'vitest'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeOrders, settlementOf } from '#test/support/many-orders.ts'

const COUNT = 500
const AT_ONCE = 32

const site = await freshApp({ payments: 'simulator' })
const other = await freshApp({ siteUrl: site.siteUrl, payments: site.simulator })

test('POST /v1/payment/notification: 500 at once, each sent to two nodes, make 500 payments with receipts 1 to 500', async () => {
  const serverKey = simulatorKey(site.services.secret)
  const bodies = (await makeOrders(site.db, COUNT)).map((id) => settlementOf(id, serverKey))
  const waiting = bodies.flatMap((body, n) =>
    (n % 2 ? [site, other] : [other, site]).map((node) => ({ node, body })),
  )
  const statuses = new Map<number, number>()
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await next.node.send('POST', '/v1/payment/notification', {
        headers,
        body: next.body,
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  expect(Object.fromEntries(statuses)).toEqual({ 200: 2 * COUNT })

  const receipts = await site.db.selectFrom('receipts').select('number').orderBy('number').execute()
  expect(receipts.map(({ number }) => number)).toEqual(Array.from({ length: COUNT }, (_, n) => n + 1))
  const paid = site.db.selectFrom('donations').select('id').where('status', '=', 'paid')
  expect(await paid.execute()).toHaveLength(COUNT)
  const events = site.db.selectFrom('donationEvents').select('id').where('kind', '=', 'settlement')
  expect(await events.execute()).toHaveLength(COUNT)
  const letters = await site.db.selectFrom('letters').select('key').execute()
  expect(new Set(letters.map(({ key }) => key)).size).toBe(COUNT)
})
