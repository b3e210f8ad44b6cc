import { expect, test } from 'vitest'
import { reconcilePayments } from '#src/features/payments/reconcile.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { deskUser, lastStaffAction, staffActionKey } from '#test/support/giving-desk.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { sendRefunds } from './send-refund.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, time } = site
const pass = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
}

async function paidBy(channel: string, given: object = {}) {
  const made = await memberWithOrder(site, given)
  await simulator.settle(made.id, { channel })
  return made
}
const desk = async () => [await deskUser(site), await deskUser(site, 'admin')] as const
const subjectsTo = async (email: string) =>
  (
    await site.db.selectFrom('letters').select('subject').where('toEmail', '=', email).orderBy('id').execute()
  ).map(({ subject }) => subject)

test('partial refund by the gateway: keeps the receipt, which names it; the bank confirms it later', async () => {
  const [ita] = await desk()
  const { id, user, read } = await paidBy('other_qris')
  expect((await ita.read(id)).can.refund).toEqual({ most: 100_000, ways: ['gateway'] })
  const answer = await ita.refund(id, 40_000)
  expect(answer).toMatchObject({ code: 200, data: { status: 'partially_refunded', refunded_amount: 40_000 } })
  expect(lastStaffAction(answer)).toMatchObject({
    kind: 'refund',
    way: 'gateway',
    status: 'done',
    is_confirmed: false,
  })
  const { receipts } = await booksOf(site, id)
  expect(receipts).toMatchObject([{ voidedAt: null }])
  expect(await site.get(`/v1/receipts/${receipts[0]!.code}`)).toMatchObject({
    data: { status: 'valid', amount: 100_000, refunded_amount: 40_000 },
  })
  await simulator.confirmRefunds(id)
  const after = await ita.read(id)
  expect(after.acts.at(-1)).toMatchObject({ is_confirmed: true })
  expect(after).toMatchObject({ status: 'partially_refunded', refunded_amount: 40_000 })
  expect((await subjectsTo(user.email)).filter((line) => line.startsWith('Sebagian'))).toHaveLength(1)
  expect(await read()).toMatchObject({ refunded_amount: 40_000, receipt: { status: 'valid' } })
})

test('full refund by the gateway: voids the receipt, which keeps its number', async () => {
  const [ita] = await desk()
  const { id, user } = await paidBy('gopay')
  const { receipts: before } = await booksOf(site, id)
  expect(await ita.refund(id, 100_000)).toMatchObject({
    data: { status: 'refunded', refunded_amount: 100_000 },
  })
  await simulator.confirmRefunds(id)
  const { receipts } = await booksOf(site, id)
  expect(receipts).toMatchObject([{ number: before[0]!.number, voidedAt: expect.any(Date) }])
  expect((await subjectsTo(user.email)).at(-1)).toMatch(/tidak berlaku lagi$/)
  expect(await ita.refund(id, 1)).toMatchObject({ code: 409 })
})

test('partial refunds: never exceed the payment, and a repeated request is one refund', async () => {
  const [ita] = await desk()
  const { id } = await paidBy('credit_card')
  const body = { idempotency_key: staffActionKey() }
  await Promise.all([ita.refund(id, 60_000, body), ita.refund(id, 60_000, body)])
  expect((await simulator.find(id)).refunds).toHaveLength(1)
  expect(await ita.refund(id, 40_001)).toMatchObject({ code: 400, errors: { amount: [expect.any(String)] } })
  expect(await ita.refund(id, 40_000)).toMatchObject({ data: { status: 'refunded' } })
  expect((await simulator.find(id)).refunds.map(({ amount }) => amount)).toEqual([60_000, 40_000])
})

test('concurrent refunds: one of two succeeds', async () => {
  const [ita, budi] = await desk()
  const { id } = await paidBy('other_qris')
  const answers = await Promise.all([ita.refund(id, 100_000), budi.refund(id, 100_000)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
  expect((await simulator.find(id)).refunds).toHaveLength(1)
})

test('refund: requester and approver need a fresh proof', async () => {
  const [ita] = await desk()
  const { id } = await paidBy('other_qris', { amount: 6_000_000 })
  const proof = { code: 403, data: { proof_required: ['password'] } }
  pass(11)
  expect(await ita.refund(id, 6_000_000)).toMatchObject(proof)
  const [vera, joko] = await desk()
  const act = lastStaffAction(await vera.refund(id, 6_000_000))
  expect(act.status).toBe('waiting')
  pass(11)
  expect(await joko.decide(id, act.id, true)).toMatchObject(proof)
  expect((await simulator.find(id)).refunds).toEqual([])
  expect((await booksOf(site, id)).status).toBe('paid')
})

test('refund above five million: approved by another person before the gateway is called', async () => {
  const [ita, budi] = await desk()
  const { id } = await paidBy('other_qris', { amount: 6_000_000 })
  const act = lastStaffAction(await ita.refund(id, 5_500_000))
  expect(await ita.decide(id, act.id, true)).toMatchObject({
    code: 403,
    data: { second_person_required: true },
  })
  expect((await simulator.find(id)).refunds).toEqual([])
  expect(await budi.decide(id, act.id, true)).toMatchObject({
    data: { status: 'partially_refunded', refunded_amount: 5_500_000 },
  })
})

test('partial refunds of one gift: summed for the second-approval limit', async () => {
  const [ita, budi] = await desk()
  const { id } = await paidBy('other_qris', { amount: 9_000_000 })
  expect(await ita.refund(id, 4_000_000)).toMatchObject({ data: { refunded_amount: 4_000_000 } })
  const act = lastStaffAction(await ita.refund(id, 1_000_001))
  expect(act.status).toBe('waiting')
  expect(await budi.decide(id, act.id, true)).toMatchObject({ data: { refunded_amount: 5_000_001 } })
})

test('gateway refund without notification yet: not refunded again', async () => {
  const [ita] = await desk()
  const { id } = await paidBy('other_qris')
  const { id: donationId } = await booksOf(site, id)
  await site.db
    .insertInto('donationActs')
    .values({
      donationId,
      kind: 'refund',
      way: 'gateway',
      status: 'done',
      amount: 60_000,
      reason: 'Salah jumlah',
      idempotencyKey: staffActionKey(),
      bodyHash: Buffer.from(''),
      askedBy: ita.user.id,
      askedAt: time.now,
      doneAt: time.now,
    })
    .execute()
  expect((await ita.read(id)).can.refund).toEqual({ most: 40_000, ways: ['gateway'] })
  expect(await ita.refund(id, 40_001)).toMatchObject({ code: 400, errors: { amount: [expect.any(String)] } })
})

test('bank refund: needs the recipient’s account', async () => {
  const [ita] = await desk()
  const { id } = await paidBy('bca_va')
  expect(await ita.refund(id, 50_000, { send_to: '' })).toMatchObject({
    code: 400,
    errors: { send_to: [expect.stringContaining('rekening tujuan')] },
  })
})

test('refund of a virtual account payment: by a bank transfer, to be marked as sent', async () => {
  const [ita, budi] = await desk()
  const { id } = await paidBy('bca_va')
  const asked = await ita.refund(id, 100_000, { send_to: 'Bank Contoh 123, Yosefina' })
  expect(asked).toMatchObject({ data: { status: 'paid', refunded_amount: 0 } })
  const act = lastStaffAction(asked)
  expect(act).toMatchObject({
    way: 'bank',
    status: 'to_send',
    send_to: 'Bank Contoh 123, Yosefina',
    can_mark_sent: false,
  })
  expect(await ita.refund(id, 1)).toMatchObject({ code: 409 })
  expect(await ita.markSent(id, act.id)).toMatchObject({
    code: 403,
    data: { second_person_required: true },
  })
  const sent = await budi.markSent(id, act.id)
  expect(sent).toMatchObject({ data: { status: 'refunded', receipt: { status: 'void' } } })
  expect(lastStaffAction(sent)).toMatchObject({
    status: 'done',
    send_to: null,
    is_confirmed: true,
    done_by: { id: budi.user.id },
  })
  expect(await budi.markSent(id, act.id)).toMatchObject({ code: 200 })
  expect((await booksOf(site, id)).events.filter(({ kind }) => kind === 'returned')).toHaveLength(1)
  expect((await simulator.find(id)).refunds).toEqual([])
})

test('bank refund: withdrawn before it is sent, it changes nothing', async () => {
  const [ita, budi] = await desk()
  const { id } = await paidBy('bca_va')
  const act = lastStaffAction(await ita.refund(id, 50_000))
  expect(lastStaffAction(await budi.decide(id, act.id, false))).toMatchObject({ status: 'declined' })
  expect(await ita.markSent(id, act.id)).toMatchObject({ code: 409 })
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', refundedAmount: 0 })
})

test('refund without a response: retried with the same key until there is one', async () => {
  const [ita] = await desk()
  const { id } = await paidBy('other_qris')
  // The refund succeeds, but its response is lost.
  await simulator.outage('lost')
  expect(lastStaffAction(await ita.refund(id, 30_000))).toMatchObject({ status: 'sending' })
  await sendRefunds.run({}, site.jobParts())
  await simulator.outage('none')
  pass(2)
  await sendRefunds.run({}, site.jobParts())
  expect((await simulator.find(id)).refunds).toHaveLength(1)
  const [vera] = await desk()
  const gift = await vera.read(id)
  expect(gift).toMatchObject({ status: 'partially_refunded', refunded_amount: 30_000 })
  expect(gift.acts.at(-1)).toMatchObject({ status: 'done' })
})

test('refund without notification: found by the status query', async () => {
  const [ita] = await desk()
  const { id } = await paidBy('other_qris')
  pass(1)
  await simulator.notifications('silence')
  const [vera] = [await deskUser(site)]
  expect(await vera.refund(id, 10_000)).toMatchObject({ data: { refunded_amount: 10_000 } })
  await simulator.notifications('send')
  expect((await ita.read(id)).status).toBe('partially_refunded')
})

test('refund without notification: found also when the gateway was queried a moment before', async () => {
  const { id } = await paidBy('other_qris')
  pass(3 * 24 * 60)
  const [vera] = await desk()
  await simulator.notifications('silence')
  await site.db
    .updateTable('donations')
    .set({ askedAt: time.now, askAt: null })
    .where('orderId', '=', id)
    .execute()
  expect(await vera.refund(id, 10_000)).toMatchObject({ data: { status: 'paid' } })
  pass(3)
  await reconcilePayments.run({}, site.jobParts())
  await simulator.notifications('send')
  expect(await booksOf(site, id)).toMatchObject({ status: 'partially_refunded', refundedAmount: 10_000 })
})

test('unpaid gift: nothing to refund', async () => {
  const [ita] = await desk()
  const { id } = await memberWithOrder(site)
  expect(await ita.refund(id, 10_000)).toMatchObject({ code: 409 })
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
