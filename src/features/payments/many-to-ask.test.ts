import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeOrders } from '#test/support/many-orders.ts'
import { LISTED_AT_ONCE } from './job-queries.ts'
import { reconcilePayments } from './reconcile.ts'

const site = await freshApp({ payments: 'simulator' })

test('reconcile-payments: one run queries all due orders, however many', async () => {
  const count = 2 * LISTED_AT_ONCE + 1
  await makeOrders(site.db, count)
  await site.db.updateTable('donations').set({ askAt: site.time.now }).execute()
  site.time.now = new Date(site.time.now.getTime() + 1_000)
  await reconcilePayments.run({}, site.jobParts())
  const asked = site.db.selectFrom('donations').select('id').where('askedAt', '=', site.time.now)
  expect(await asked.execute()).toHaveLength(count)
})
