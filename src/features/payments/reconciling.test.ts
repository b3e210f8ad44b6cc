import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { clearPaymentTraces, expireOrders, reconcilePayments } from './reconcile.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const run = (job: typeof reconcilePayments) => job.run({}, site.jobParts())
const pass = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}
/** Runs the scheduled jobs, a minute at a time. */
async function passMinutes(minutes: number) {
  for (let n = 0; n < minutes; n += 1) {
    pass(MINUTE)
    await run(reconcilePayments)
    await run(expireOrders)
  }
}

test('reconcile-payments: finds a payment without notification within 15 minutes, with one receipt', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', isSilent: true })
  expect((await booksOf(site, id)).status).toBe('created')
  await passMinutes(15)
  const books = await booksOf(site, id)
  expect(books).toMatchObject({ status: 'paid', channel: 'bca_va' })
  expect(books.receipts).toHaveLength(1)
  expect(books.events.at(-1)).toMatchObject({ source: 'status', kind: 'settlement' })
  await simulator.notify(id)
  expect((await booksOf(site, id)).receipts).toHaveLength(1)
})

test('reconcile-payments: finds a bank reversal without notification', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'permata_va' })
  await simulator.deny(id, { isSilent: true })
  await passMinutes(15)
  expect(await booksOf(site, id)).toMatchObject({
    status: 'reversed',
    receipts: [{ voidedAt: expect.any(Date) }],
  })
})

test('reconcile-payments: queries DANA by its own number, whatever order its response names', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.choose(id, 'dana')
  expect(await booksOf(site, id)).toMatchObject({ status: 'pending', channel: 'dana' })
  await simulator.settle(id, { isSilent: true })
  await passMinutes(3)
  expect((await booksOf(site, id)).status).toBe('paid')
})

test.each([
  ['dana', 'other_qris'],
  ['other_qris', 'dana'],
])('reconcile-payments: a silent payment by %s is found after a denial of %s', async (paid, refused) => {
  const { id } = await memberWithOrder(site)
  await simulator.notifications('hold')
  await simulator.choose(id, refused)
  await simulator.deny(id, { isSilent: true })
  await simulator.choose(id, paid)
  await simulator.settle(id, { isSilent: true })
  await simulator.release('reversed')
  await simulator.notifications('send')
  await passMinutes(15)
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', receipts: [{ voidedAt: null }] })
})

test('reconcile-payments: quarantines a settlement unknown to the gateway', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.choose(id, 'bca_va')
  await simulator.notify(id, { lies: { transaction_status: 'settlement', status_code: '200' } })
  expect((await booksOf(site, id)).status).toBe('paid')
  await passMinutes(10)
  const notices = await db
    .selectFrom('paymentNotices')
    .select(['source', 'reason'])
    .where('orderId', '=', id)
    .where('outcome', '=', 'quarantined')
    .execute()
  expect(notices).toEqual([{ source: 'status', reason: 'contradiction' }])
})

test('expire-orders: an unpaid order expires, and a late payment is accepted', async () => {
  const { id, read } = await memberWithOrder(site)
  await simulator.choose(id, 'bca_va')
  await simulator.notifications('silence')
  pass(24 * HOUR + 4 * MINUTE)
  await run(expireOrders)
  expect((await booksOf(site, id)).status).toBe('pending')
  pass(2 * MINUTE)
  await run(expireOrders)
  expect(await booksOf(site, id)).toMatchObject({ status: 'expired', receipts: [] })
  await simulator.notifications('send')
  await simulator.notify(id, { lies: { transaction_status: 'pending' } })
  expect(await read()).toMatchObject({ status: 'expired', is_payable: false, instructions: null })
  pass(2 * HOUR)
  await simulator.settle(id)
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', receipts: [{ voidedAt: null }] })
})

test('reconcile-payments: finds a late payment without notification', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.choose(id, 'bca_va')
  pass(25 * HOUR)
  await run(expireOrders)
  await simulator.settle(id, { isSilent: true })
  for (let n = 0; n < 3; n += 1) {
    pass(6 * HOUR)
    await run(reconcilePayments)
  }
  expect((await booksOf(site, id)).status).toBe('paid')
})

test('order page: updates itself, with at most one status query every two seconds', async () => {
  const { id, read } = await memberWithOrder(site)
  expect((await read()).status).toBe('created')
  await simulator.settle(id, { channel: 'bca_va', isSilent: true })
  expect((await read()).status).toBe('created')
  pass(2_000)
  expect(await read()).toMatchObject({ status: 'paid', receipt: { status: 'valid' } })
})

test('reconcile-payments: quarantines a false response; without a response the order is unchanged and queried again', async () => {
  const { id, read } = await memberWithOrder(site)
  for (const outage of ['error', 'html', 'missing', 'reset'] as const) {
    pass(MINUTE)
    await simulator.outage(outage)
    expect((await read()).status).toBe('created')
  }
  await simulator.outage('none')
  pass(MINUTE)
  await simulator.settle(id, { channel: 'bca_va', isSilent: true })
  await passMinutes(10)
  expect((await booksOf(site, id)).status).toBe('paid')
})

test('POST /v1/payment/notification: 503 and nothing stored when it cannot be processed; the retry succeeds', async () => {
  const { id } = await memberWithOrder(site)
  // A number that was never issued blocks the receipt.
  const year = new Date(time.now.getTime() + 7 * HOUR).getUTCFullYear()
  const other = await memberWithOrder(site)
  const { rows } = await sql<{ next: number }>`
    insert into receipts (donation_id, year, number, code, issued_at)
    select d.id, ${year}, coalesce((select last from receipt_years where year = ${year}), 0) + 1, 'IN THE WAY', now()
    from donations d where order_id = ${other.id} returning number as next`.execute(db)
  await simulator.settle(id, { channel: 'bca_va' })
  expect((await simulator.notices()).sent.at(-1)!.answers).toEqual([503])
  expect(await booksOf(site, id)).toMatchObject({
    status: 'created',
    receipts: [],
    events: [{ kind: 'created' }],
  })
  await db.deleteFrom('receipts').where('code', '=', 'IN THE WAY').execute()
  await simulator.notify(id)
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', receipts: [{ number: rows[0]!.next }] })
})

test('clear-payment-traces: deletes gateway messages after ninety days; the record of them stays', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  const notices = db.selectFrom('paymentNotices').select(['body', 'outcome']).where('orderId', '=', id)
  pass(90 * 24 * HOUR - MINUTE)
  await run(clearPaymentTraces)
  expect(await notices.execute()).toMatchObject([{ body: { order_id: id } }])
  pass(2 * MINUTE)
  await run(clearPaymentTraces)
  expect(await notices.execute()).toEqual([{ body: null, outcome: 'applied' }])
  expect(await booksOf(site, id)).toMatchObject({ idempotencyKey: null, status: 'paid' })
})

test('donation events: append-only', async () => {
  const { id } = await memberWithOrder(site)
  const { events } = await booksOf(site, id)
  const change = db.updateTable('donationEvents').set({ kind: 'settlement' }).where('id', '=', events[0]!.id)
  await expect(change.execute()).rejects.toThrow('append-only')
  const remove = db.deleteFrom('donationEvents').where('id', '=', events[0]!.id)
  await expect(remove.execute()).rejects.toThrow('append-only')
})
