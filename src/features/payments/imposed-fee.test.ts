import { expect, test } from 'vitest'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import { reconcilePayments } from './reconcile.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site
const reasonsOf = async (orderId: string) =>
  (
    await db
      .selectFrom('paymentNotices')
      .select('reason')
      .where('orderId', '=', orderId)
      .where('outcome', '=', 'quarantined')
      .execute()
  ).map(({ reason }) => reason)
const feeInfo = (original: unknown, fee: unknown) => ({
  metadata: {
    extra_info: { gross_amount_info: { original_amount: original, customer_imposed_payment_fee: fee } },
  },
})

test('imposed fee: recorded beside the gift, whose amount is that of the order', async () => {
  const { id, read, member } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'other_qris', imposedFee: 700, times: 2 })
  await simulator.notify(id)
  const { sent } = await simulator.notices()
  expect(JSON.parse(sent.at(-1)!.body)).toMatchObject({
    gross_amount: '100700.00',
    ...feeInfo('100000', '700'),
  })
  const books = await booksOf(site, id)
  expect(books).toMatchObject({ status: 'paid', amount: 100_000, giftAmount: 100_000, imposedFee: 700 })
  expect(books.receipts).toHaveLength(1)
  expect(await reasonsOf(id)).toEqual([])
  expect(await read()).toMatchObject({ amount: 100_000, imposed_fee: 700 })
  expect((await site.get(`/v1/receipts/${books.receipts[0]!.code}`)).data).toMatchObject({ amount: 100_000 })
  expect(await (await member.open(`/donasi?order=${id}`)).text()).toContain('Rp\u00a0700, di atas donasi')
  const desk = await deskUser(site)
  expect(await desk.read(id)).toMatchObject({ amount: 100_000, imposed_fee: 700, left: 100_000 })
  expect(await (await desk.me.open(`/desk/giving/${id}`)).text()).toContain('Rp\u00a0700, dibayar donatur')
})

test('imposed fee: read from a notification with required fields only', async () => {
  const { id } = await memberWithOrder(site)
  const told = { order_id: id, status_code: '200', gross_amount: '100700.00' }
  const answer = await site.send('POST', '/v1/payment/notification', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...told,
      transaction_status: 'settlement',
      currency: 'IDR',
      ...feeInfo('100000', '700'),
      signature_key: signatureOf(told, simulatorKey(site.services.secret)),
    }),
  })
  expect(answer.status).toBe(200)
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', amount: 100_000, imposedFee: 700 })
})

test('imposed fee: read from a status response too', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'other_qris', imposedFee: 700, isSilent: true })
  for (let minute = 0; minute < 15; minute += 1) {
    time.now = new Date(time.now.getTime() + 60_000)
    await reconcilePayments.run({}, site.jobParts())
  }
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', amount: 100_000, imposedFee: 700 })
  expect(await reasonsOf(id)).toEqual([])
})

test('imposed fee: inconsistent sums are quarantined, and a later correct report still counts', async () => {
  const { id } = await memberWithOrder(site)
  const gross = (amount: string, info: object = {}) => ({ gross_amount: amount, ...info })
  for (const lies of [
    gross('100700.00', { metadata: null }),
    gross('100700.00', feeInfo('100000', '600')),
    gross('100700.00', feeInfo('99300', '1400')),
    gross('100700.00', feeInfo('100000.50', '699.50')),
    gross('100700.00', feeInfo('100000', '-700')),
    gross('100700.00', feeInfo(null, '700')),
    gross('100700.00', { metadata: { extra_info: 'x' } }),
    gross('100000.00', feeInfo('99300', '700')),
    gross('99300.00', feeInfo('100000', '-700')),
  ])
    await simulator.settle(id, { channel: 'other_qris', imposedFee: 700, lies })
  expect(await booksOf(site, id)).toMatchObject({ status: 'created', imposedFee: 0, receipts: [] })
  expect(new Set(await reasonsOf(id))).toEqual(new Set(['amount']))
  await simulator.notify(id)
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', imposedFee: 700 })
})

test('imposed fee: numbers are read like texts', async () => {
  const { id } = await memberWithOrder(site)
  const lies = { gross_amount: '100700.00', ...feeInfo(100_000, '700.00') }
  await simulator.settle(id, { channel: 'other_qris', imposedFee: 700, lies })
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', imposedFee: 700 })
})

test('imposed fee: taken from the payment that brought the money', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.pend(id, { channel: 'bca_va', imposedFee: 4_440 })
  expect(await booksOf(site, id)).toMatchObject({ status: 'pending', imposedFee: 4_440 })
  await simulator.settle(id, { channel: 'other_qris', imposedFee: 0 })
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', imposedFee: 0 })
})

test('imposed fee: unchanged by a refund, also where the notification omits it', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'gopay', imposedFee: 700 })
  const desk = await deskUser(site)
  expect((await desk.refund(id, 40_000)).code).toBe(200)
  expect(await booksOf(site, id)).toMatchObject({ status: 'partially_refunded', refundedAmount: 40_000 })
  await simulator.refund(id, { key: 'rest', amount: 60_700 })
  await simulator.notify(id, { lies: { metadata: null } })
  expect(await booksOf(site, id)).toMatchObject({
    status: 'refunded',
    refundedAmount: 100_000,
    imposedFee: 700,
  })
  expect(await reasonsOf(id)).toEqual([])
})
