import { expect, test } from 'vitest'
import { reconcilePayments } from '#src/features/payments/reconcile.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { sendForgedNotice } from '#test/support/forged-notice.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { deskUser, lastStaffAction, staffActionKey } from '#test/support/giving-desk.ts'
import { deadLinks } from '#test/support/mail-links.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site
const hands = async () => [await deskUser(site, 'admin'), await deskUser(site)] as const
const [admin, staff] = await hands()
const pass = async (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
  await reconcilePayments.run({}, site.jobParts())
}
async function paid(given: object = {}) {
  const made = await memberWithOrder(site, given)
  await simulator.settle(made.id, { channel: 'credit_card' })
  return made
}
const lettersTo = async (email: string) => {
  const letters = db.selectFrom('letters').select(['subject', 'text']).where('toEmail', '=', email)
  return letters.orderBy('id').execute()
}
const part = {
  transaction_status: 'partial_refund',
  refunds: [{ refund_key: 'bohong', refund_amount: 40_000 }],
}
const sentence = { data: { contradiction: expect.stringMatching(/^[A-Z].{40,}\.$/) } }

test('disproof: asks about every attempt of a gift, as the last one heard may not be the paid one', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.choose(id, 'permata_va')
  await simulator.notifications('hold')
  await simulator.deny(id)
  await simulator.notifications('send')
  await simulator.choose(id, 'dana')
  await simulator.settle(id, { channel: 'dana' })
  await simulator.notify(id, { lies: { transaction_status: 'chargeback' } })
  await simulator.release()
  expect(await admin.read(id)).toMatchObject({ status: 'charged_back' })
  expect(await admin.disprove(id, { reason: 'Di portal tetap settlement' })).toMatchObject({
    code: 200,
    data: { status: 'paid', refunded_amount: 0 },
  })
})

test.each([
  ['refund', 'refunded'],
  ['chargeback', 'charged_back'],
])(
  'disproof of a false %s: reverts it, restores the receipt with its number, and notifies the donor',
  async (word, was) => {
    const { id, user, read } = await paid()
    const { receipts: before } = await booksOf(site, id)
    await sendForgedNotice(site, id, { transaction_status: word })
    expect((await staff.read(id)).can.disprove).toBe(false)
    expect(await admin.read(id)).toMatchObject({ status: was, can: { disprove: true } })
    const answer = await admin.disprove(id, { reason: 'Di portal tetap settlement' })
    expect(answer).toMatchObject({ code: 200, data: { status: 'paid', refunded_amount: 0 } })
    expect(lastStaffAction(answer)).toMatchObject({ kind: 'disprove', status: 'done', amount: 100_000 })
    const { receipts, events } = await booksOf(site, id)
    expect(receipts).toEqual([{ ...before[0]!, voidedAt: null }])
    expect(events.map(({ kind }) => kind).slice(-2)).toEqual([word, 'disproved'])
    expect(events.at(-1)).toMatchObject({ source: 'staff', fromStatus: was, toStatus: 'paid' })
    expect(await site.get(`/v1/receipts/${receipts[0]!.code}`)).toMatchObject({
      data: { status: 'valid', refunded_amount: 0 },
    })
    const last = (await lettersTo(user.email)).at(-1)!
    expect(last.subject).toMatch(/^Kuitansi JKL\/\d{4}\/\d{6} berlaku lagi$/)
    expect(last.text).toContain('dengan nomor yang sama')
    expect(await read()).toMatchObject({ status: 'paid', receipt: { status: 'valid' } })
    const trail = db
      .selectFrom('audit')
      .select('act')
      .where('entityId', '=', (await booksOf(site, id)).id)
    expect((await trail.where('entity', '=', 'donation').execute()).map(({ act }) => act)).toContain(
      'donation.disprove.done',
    )
    expect(await admin.disprove(id)).toMatchObject({ code: 409 })
  },
)

test('disproof of a false partial refund: leaves a true one, and notifies the donor', async () => {
  const { id, user } = await paid()
  await simulator.refund(id, { key: 'benar', amount: 10_000 })
  await sendForgedNotice(site, id, part)
  expect((await booksOf(site, id)).refundedAmount).toBe(50_000)
  const answer = await admin.disprove(id)
  expect(answer).toMatchObject({ code: 200, data: { status: 'partially_refunded', refunded_amount: 10_000 } })
  expect(lastStaffAction(answer).amount).toBe(40_000)
  expect((await lettersTo(user.email)).at(-1)!.subject).toBe('Donasi Anda tidak jadi berkurang')
  expect(await admin.disprove(id)).toMatchObject({ code: 409, ...sentence })
})

test('disproof: rejected where the gateway confirms the refund, knows no payment, or does not respond', async () => {
  const [refunded, disputed, unpaid] = [await paid(), await paid(), await memberWithOrder(site)]
  await simulator.refund(refunded.id, { key: 'semua', amount: 100_000 })
  await simulator.chargeback(disputed.id)
  await simulator.choose(unpaid.id, 'bca_va')
  await sendForgedNotice(site, unpaid.id, { transaction_status: 'refund' })
  for (const { id } of [refunded, disputed, unpaid]) {
    const before = await booksOf(site, id)
    expect(await admin.disprove(id), before.status).toMatchObject({ code: 409, ...sentence })
    expect(await booksOf(site, id)).toEqual(before)
  }
  const { id } = await paid()
  expect(await admin.disprove(id)).toMatchObject({ code: 409, data: { status: 'paid' } })
  await sendForgedNotice(site, id, { transaction_status: 'refund' })
  await simulator.outage('error')
  expect((await admin.disprove(id)).code).toBe(503)
  await simulator.outage('none')
  expect((await booksOf(site, id)).status).toBe('refunded')
  time.now = new Date(time.now.getTime() + 60_000)
  expect((await admin.disprove(id)).code).toBe(200)
})

test('disproof: by admins only; above five million approved by another person, after a new status query', async () => {
  const [admin, staff] = await hands()
  const { id } = await paid({ amount: 6_000_000 })
  await sendForgedNotice(site, id, { transaction_status: 'refund' })
  expect((await staff.disprove(id)).code).toBe(403)
  expect((await admin.disprove(id, { reason: '' })).code).toBe(400)
  const asked = await admin.disprove(id)
  expect(asked).toMatchObject({ code: 200, data: { status: 'refunded' } })
  const act = lastStaffAction(asked)
  expect(act).toMatchObject({ status: 'waiting', amount: 6_000_000 })
  expect(await admin.decide(id, act.id, true)).toMatchObject({ code: 403 })
  await simulator.refund(id, { key: 'benar', amount: 1_000_000 })
  expect(await staff.decide(id, act.id, true)).toMatchObject({ code: 409 })
  await staff.decide(id, act.id, false)
  const anew = lastStaffAction(await admin.disprove(id))
  // The sum is now within five million.
  expect(anew).toMatchObject({ status: 'done', amount: 5_000_000 })
})

test('disproof: executed once after its approval', async () => {
  const { id } = await paid({ amount: 6_000_000 })
  await sendForgedNotice(site, id, { transaction_status: 'chargeback' })
  const body = { idempotency_key: staffActionKey() }
  const [one, two] = await Promise.all([admin.disprove(id, body), admin.disprove(id, body)])
  expect([one.code, two.code]).toEqual([200, 200])
  const { acts } = await admin.read(id)
  expect(acts).toHaveLength(1)
  expect(await staff.decide(id, acts[0]!.id, true)).toMatchObject({ code: 200, data: { status: 'paid' } })
  expect(await admin.disprove(id, { ...body, reason: 'Lain sama sekali' })).toMatchObject({ code: 409 })
})

test('a false refund repeated after its disproof: queried, and applied only once it is true', async () => {
  const { id } = await paid()
  const lie = () => sendForgedNotice(site, id, { transaction_status: 'chargeback' })
  await lie()
  await admin.disprove(id)
  for (const minutes of [5, 5, 24 * 60, 24 * 60]) await pass(minutes)
  expect((await booksOf(site, id)).askAt).toBeNull()
  await lie()
  expect(await booksOf(site, id)).toMatchObject({ status: 'paid', askAt: time.now })
  await pass(1)
  expect((await booksOf(site, id)).status).toBe('paid')
  await simulator.chargeback(id, { isSilent: true })
  await lie()
  await pass(1)
  expect(await booksOf(site, id)).toMatchObject({
    status: 'charged_back',
    receipts: [{ voidedAt: time.now }],
  })
})

test('another false refund after a disproof: quarantined again, and nothing more once the books are right', async () => {
  // Sessions of the desk end with the day, and days have passed.
  const [admin] = await hands()
  const { id } = await paid()
  const doubts = async () => {
    const rows = db.selectFrom('paymentNotices').select('reason').where('orderId', '=', id)
    return (await rows.where('outcome', '=', 'quarantined').execute()).length
  }
  await sendForgedNotice(site, id, { transaction_status: 'refund' })
  await pass(5)
  expect(await doubts()).toBe(1)
  await admin.disprove(id)
  await pass(5)
  expect(await doubts()).toBe(1)
  await sendForgedNotice(site, id, part)
  await pass(5)
  expect(await doubts()).toBe(2)
  const [later] = await hands()
  expect(await later.disprove(id)).toMatchObject({ data: { status: 'paid', refunded_amount: 0 } })
})

test('gift page: a disproof needs a reason and shows the gateway’s answer, without script', async () => {
  const [admin, staff] = await hands()
  const [lied, really] = [await paid(), await paid()]
  await sendForgedNotice(site, lied.id, { transaction_status: 'refund' })
  await simulator.refund(really.id, { key: 'semua', amount: 100_000 })
  const path = deskPaths.gift
  const html = await (await admin.me.open(`${path(lied.id)}?do=disprove`)).text()
  expect(html).toContain('Tanya gerbang dan batalkan')
  expect(await (await staff.me.open(path(lied.id))).text()).not.toContain('Batalkan pencatatan')
  const send = (id: string) => {
    const fields = {
      act: 'disprove',
      idempotency_key: staffActionKey(),
      reason: 'Di portal tetap settlement',
    }
    const body = new URLSearchParams(fields)
    return admin.me.send('POST', path(id), { body, headers: { origin: 'http://site.test' } })
  }
  const refused = await send(really.id)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Gerbang pembayaran menyatakan uang ini memang tidak ada lagi')
  expect((await send(lied.id)).status).toBe(302)
  expect((await (await admin.me.open(path(lied.id))).text()).replaceAll('<!-- -->', '')).toContain(
    'Catatan pengembalian dibatalkan',
  )
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
