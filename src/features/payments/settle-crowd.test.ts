import { expect, test } from 'vitest'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeOrders, settlementOf } from '#test/support/many-orders.ts'
import { createSettle } from './settle.ts'

const MOST = 200

test('createSettle: rejects a notification beyond the queue limit with 503, and accepts its retry', async () => {
  const { services, db } = await freshApp({ payments: 'simulator' })
  const turn = Promise.withResolvers<void>()
  const settle = createSettle({ ...services, pace: () => turn.promise })
  const serverKey = simulatorKey(services.secret)
  const reports = (await makeOrders(db, MOST + 1)).map(
    (id) => services.payments!.readNotification(JSON.parse(settlementOf(id, serverKey)))!,
  )
  const [late] = reports.splice(MOST)
  const waiting = reports.map(settle)
  await expect(settle(late!)).rejects.toMatchObject({ code: 503, headers: { 'retry-after': '120' } })
  // A repeated notification only waits for the first.
  waiting.push(settle(reports[0]!))
  turn.resolve()
  await Promise.all(waiting)
  await settle(late!)
  const paid = await db.selectFrom('receipts').select('number').orderBy('number').execute()
  expect(paid.map(({ number }) => number)).toEqual(Array.from({ length: MOST + 1 }, (_, n) => n + 1))
})
