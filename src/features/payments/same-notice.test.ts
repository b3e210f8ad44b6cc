import { expect, test } from 'vitest'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })

test('POST /v1/payment/notification: a hundred identical ones at once share few connections, and all are answered', async () => {
  const { id } = await memberWithOrder(site)
  const told = {
    order_id: id,
    transaction_id: 't',
    transaction_status: 'settlement',
    status_code: '200',
    gross_amount: '100000.00',
    currency: 'IDR',
  }
  const signature_key = signatureOf(told, simulatorKey(site.services.secret))
  const init = {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...told, signature_key }),
  }
  let transactions = 0
  const begin = site.db.transaction.bind(site.db)
  site.db.transaction = () => {
    transactions += 1
    return begin()
  }
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => site.send('POST', '/v1/payment/notification', init)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await booksOf(site, id)).receipts).toHaveLength(1)
  expect(transactions).toBeGreaterThan(0)
  expect(transactions).toBeLessThan(10)
})
