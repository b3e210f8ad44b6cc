import { expect, test } from 'vitest'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, giftBody, memberWithOrder, type Opened } from '#test/support/giving.ts'
import { reconcilePayments } from './reconcile.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, siteUrl } = site
const other = await freshApp({ siteUrl, payments: simulator })

const tell = (node: typeof site, body: string) =>
  node.send('POST', '/v1/payment/notification', { headers: { 'content-type': 'application/json' }, body })
/** Notification with a valid signature, whatever its content. */
function signed(notice: { order_id: string } & Record<string, unknown>) {
  const told = { status_code: '200', gross_amount: '100000.00', currency: 'IDR', ...notice }
  const key = simulatorKey(site.services.secret)
  return JSON.stringify({ ...told, signature_key: signatureOf(told, key) })
}
const noticesOf = (orderId: string) =>
  db
    .selectFrom('paymentNotices')
    .select(['outcome', 'reason'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()

test('POST /v1/payment/notification: the same one at two nodes at once makes one receipt and one mail', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, user } = await memberWithOrder(site)
    const body = signed({ order_id: id, transaction_id: `t-${id}`, transaction_status: 'settlement' })
    const nodes = [site, other, site, other, site, other, site, other]
    const answers = await Promise.all(nodes.map((node) => tell(node, body)))
    for (const { status } of answers) expect(status).toBe(200)
    const books = await booksOf(site, id)
    expect(books).toMatchObject({ status: 'paid', receipts: [{ voidedAt: null }] })
    expect(books.events.map(({ kind }) => kind)).toEqual(['created', 'settlement'])
    const letters = await db.selectFrom('letters').select('id').where('toEmail', '=', user.email).execute()
    expect(letters).toHaveLength(1)
  }
})

test('POST /v1/payment/transaction: the same key at two nodes at once makes one order, opened once', async () => {
  const { user, member } = await memberWithOrder(site)
  const there = await other.as(user)
  const body = giftBody()
  const answers = await Promise.all(
    [member, there, member, there, member, there].map(({ post }) => post('/v1/payment/transaction', body)),
  )
  const ids = new Set(answers.map(({ data }) => (data as Opened).order_id))
  const tokens = new Set(answers.map(({ data }) => (data as Opened).token))
  expect([ids.size, tokens.size]).toEqual([1, 1])
  expect(await booksOf(site, [...ids][0]!)).toMatchObject({ attempt: 1 })
})

test('payment of an unknown order: quarantined once', async () => {
  const order_id = `JKL-${'9'.repeat(26)}`
  const body = signed({ order_id, transaction_id: 't-1', transaction_status: 'settlement' })
  for (let n = 0; n < 2; n += 1) expect((await tell(site, body)).status).toBe(200)
  expect(await noticesOf(order_id)).toEqual([{ outcome: 'quarantined', reason: 'unknown order' }])
})

test('a second payment: no second receipt, and quarantined for a refund', async () => {
  const { id } = await memberWithOrder(site)
  for (const transaction_id of ['t-one', 't-two', 't-two'])
    await tell(
      site,
      signed({ order_id: id, transaction_id: `${transaction_id}-${id}`, transaction_status: 'settlement' }),
    )
  expect((await booksOf(site, id)).receipts).toHaveLength(1)
  expect(await noticesOf(id)).toEqual([
    { outcome: 'applied', reason: null },
    { outcome: 'quarantined', reason: 'second payment' },
  ])
  await tell(site, signed({ order_id: id, transaction_id: `t-one-${id}`, transaction_status: 'deny' }))
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', receipts: [{ voidedAt: null }] })
})

test('an invalid settlement: quarantined for another code, fraud status or unknown status', async () => {
  const { id } = await memberWithOrder(site)
  const lies = [
    { transaction_status: 'settlement', status_code: '201' },
    { transaction_status: 'settlement', fraud_status: 'odd' },
    { transaction_status: 'constructor' },
    { transaction_status: 'settlement', gross_amount: '1e5' },
    { transaction_status: 'settlement', gross_amount: '100000.50' },
    { transaction_status: 'settlement', currency: '' },
  ]
  for (const lie of lies) await tell(site, signed({ order_id: id, transaction_id: 't', ...lie }))
  expect(await booksOf(site, id)).toMatchObject({
    status: 'created',
    receipts: [],
    events: [{ kind: 'created' }],
  })
  const notices = await noticesOf(id)
  expect(notices.map(({ outcome }) => outcome)).toEqual(lies.map(() => 'quarantined'))
})

test('a payment unknown to the gateway when queried: quarantined', async () => {
  const { id } = await memberWithOrder(site)
  await tell(site, signed({ order_id: id, transaction_id: 't', transaction_status: 'settlement' }))
  site.time.now = new Date(site.time.now.getTime() + 5 * 60_000)
  await reconcilePayments.run({}, site.jobParts())
  expect(await noticesOf(id)).toEqual([
    { outcome: 'applied', reason: null },
    { outcome: 'quarantined', reason: 'contradiction' },
  ])
})

test('a second attempt: pays the same order', async () => {
  const { id } = await memberWithOrder(site)
  await tell(site, signed({ order_id: `${id}-2`, transaction_id: 't', transaction_status: 'settlement' }))
  expect((await booksOf(site, id)).status).toBe('paid')
})

test('an order whose opening answer was lost: opened as a new attempt, under its own id on the wire', async () => {
  const { member } = await memberWithOrder(site)
  const body = giftBody()
  await simulator.outage('lost')
  expect((await member.post('/v1/payment/transaction', body)).code).toBe(503)
  await simulator.outage('none')
  const answer = await member.post('/v1/payment/transaction', body)
  expect(answer).toMatchObject({ code: 201, data: { order_id: expect.stringMatching(/^JKL-[0-9A-Z]{26}$/) } })
  const { order_id: id } = answer.data as Opened
  expect(await booksOf(site, id)).toMatchObject({ attempt: 2, token: expect.any(String) })
  await simulator.settle(`${id}-2`, { channel: 'bca_va' })
  expect((await booksOf(site, id)).status).toBe('paid')
})

test('an unused payment method: does not change the channel of a paid gift', async () => {
  const { id } = await memberWithOrder(site)
  const unused = {
    order_id: id,
    transaction_id: 'unused',
    payment_type: 'bank_transfer',
    va_numbers: [{ bank: 'bca', va_number: '988' }],
  }
  await tell(site, signed({ ...unused, transaction_status: 'pending', status_code: '201' }))
  expect((await booksOf(site, id)).channel).toBe('bca_va')
  await tell(
    site,
    signed({ order_id: id, transaction_id: 'used', payment_type: 'qris', transaction_status: 'settlement' }),
  )
  await tell(site, signed({ ...unused, transaction_status: 'expire', status_code: '202' }))
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', channel: 'qris', transactionId: 'used' })
})
