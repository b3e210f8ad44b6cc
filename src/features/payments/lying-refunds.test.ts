import { expect, test } from 'vitest'
import { sendForgedNotice } from '#test/support/forged-notice.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { reconcilePayments } from './reconcile.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site
const pass = async (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
  await reconcilePayments.run({}, site.jobParts())
}
const DAY = 24 * 60

/** A paid gift with no status query left. */
async function paidLongAgo() {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'credit_card' })
  for (const minutes of [4, 4, 5, DAY, DAY]) await pass(minutes)
  expect((await booksOf(site, id)).askAt).toBeNull()
  return id
}

const lie = (id: string, given: object) => sendForgedNotice(site, id, given)
const doubtsOf = async (id: string) =>
  (
    await db
      .selectFrom('paymentNotices')
      .select('reason')
      .where('orderId', '=', id)
      .where('outcome', '=', 'quarantined')
      .execute()
  ).map(({ reason }) => reason)

test.each([
  ['refund', {}, 'refunded'],
  ['chargeback', {}, 'charged_back'],
  ['partial_refund', { refunds: [{ refund_key: 'x', refund_amount: 40_000 }] }, 'partially_refunded'],
])('a forged %s: queried at the gateway and quarantined', async (transaction_status, more, status) => {
  const id = await paidLongAgo()
  await lie(id, { transaction_status, ...more })
  expect(await booksOf(site, id)).toMatchObject({ status, askAt: expect.any(Date) })
  await pass(5)
  expect(await doubtsOf(id)).toEqual(['contradiction'])
  for (const minutes of [5, 5, DAY, DAY]) await pass(minutes)
  expect(await doubtsOf(id)).toEqual(['contradiction'])
  expect((await booksOf(site, id)).askAt).toBeNull()
})

test('a forged refund beside a true one: detected by its key', async () => {
  const id = await paidLongAgo()
  await simulator.refund(id, { key: 'true', amount: 10_000 })
  await pass(5)
  expect(await doubtsOf(id)).toEqual([])
  await lie(id, {
    transaction_status: 'partial_refund',
    refunds: [{ refund_key: 'false', refund_amount: 20_000 }],
  })
  await pass(5)
  expect(await doubtsOf(id)).toEqual(['contradiction'])
})

test('a true refund: queried too, and raises no contradiction', async () => {
  const [refunded, disputed] = [await paidLongAgo(), await paidLongAgo()]
  await simulator.refund(refunded, { key: 'all', amount: 100_000 })
  await simulator.chargeback(disputed)
  for (const minutes of [5, 5, 5, DAY]) await pass(minutes)
  for (const id of [refunded, disputed]) expect(await doubtsOf(id)).toEqual([])
  expect((await booksOf(site, refunded)).status).toBe('refunded')
  expect((await booksOf(site, disputed)).status).toBe('charged_back')
})

test('a forged denial long after payment: reverted by the status response', async () => {
  const id = await paidLongAgo()
  await lie(id, { transaction_status: 'deny' })
  expect((await booksOf(site, id)).status).toBe('reversed')
  await pass(5)
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', receipts: [{ voidedAt: null }] })
})
