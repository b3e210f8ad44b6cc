import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, get } = site
const lettersTo = (email: string) =>
  db.selectFrom('letters').select(['key', 'subject', 'text']).where('toEmail', '=', email).execute()
const quarantined = (orderId: string) =>
  db
    .selectFrom('paymentNotices')
    .select(['reason', 'body'])
    .where('orderId', '=', orderId)
    .where('outcome', '=', 'quarantined')
    .execute()

test('POST /v1/payment/notification: a repeated settlement is one receipt, one mail and one event', async () => {
  const { id, user, read } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', times: 2 })
  await simulator.notify(id)
  const books = await booksOf(site, id)
  expect(books).toMatchObject({ status: 'paid', amount: 100_000, channel: 'bca_va' })
  expect(books.receipts).toHaveLength(1)
  expect(books.events.filter(({ kind }) => kind === 'settlement')).toHaveLength(1)
  const letters = await lettersTo(user.email)
  expect(letters.filter(({ subject }) => subject.startsWith('Kuitansi'))).toHaveLength(1)
  expect(await read()).toMatchObject({
    status: 'paid',
    token: null,
    is_payable: false,
    can_cancel: false,
    receipt: { status: 'valid', number: expect.stringMatching(/^JKL\/20\d\d\/\d{6}$/) },
  })
})

test('POST /v1/payment/notification: a pending after the settlement changes nothing', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.notifications('hold')
  await simulator.choose(id, 'bca_va')
  await simulator.settle(id)
  await simulator.notifications('send')
  await simulator.release('reversed')
  const books = await booksOf(site, id)
  expect(books.status).toBe('paid')
  expect(books.events.map(({ kind }) => kind)).toEqual(['created', 'settlement', 'pending'])
})

test('POST /v1/payment/notification: a denial after the settlement reverses the gift and voids its receipt', async () => {
  const { id, user } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'permata_va' })
  const { receipts } = await booksOf(site, id)
  expect(receipts[0]!.provisionalUntil).not.toBeNull()
  await simulator.deny(id)
  const books = await booksOf(site, id)
  expect(books.status).toBe('reversed')
  expect(books.receipts).toMatchObject([{ number: receipts[0]!.number, voidedAt: expect.any(Date) }])
  expect((await lettersTo(user.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/tidak berlaku lagi$/),
  )
  expect(await get(`/v1/receipts/${receipts[0]!.code}`)).toMatchObject({ data: { status: 'void' } })
})

test('POST /v1/payment/notification: another amount or currency is quarantined, and a later correct one counts', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', lies: { gross_amount: '1.00' } })
  expect(await booksOf(site, id)).toMatchObject({ status: 'created', receipts: [] })
  await simulator.notify(id, { lies: { currency: 'USD' } })
  expect(await booksOf(site, id)).toMatchObject({ status: 'created', receipts: [] })
  expect((await quarantined(id)).map(({ reason }) => reason)).toEqual(['amount', 'currency'])
  await simulator.notify(id)
  expect((await booksOf(site, id)).status).toBe('paid')
})

test('POST /v1/payment/notification: a wrong signature is rejected and stores nothing', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', hasWrongSignature: true })
  expect(await booksOf(site, id)).toMatchObject({ status: 'created', receipts: [], version: 1 })
  const notices = await db.selectFrom('paymentNotices').selectAll().where('orderId', '=', id).execute()
  expect(notices).toEqual([])
  const { sent } = await simulator.notices()
  expect(JSON.stringify(sent.at(-1))).toContain('403')
})

test('POST /v1/payment/notification: needs neither key nor session, and reveals nothing to a stranger', async () => {
  const send = (body: string) =>
    site.app.fetch(
      new Request('http://site.test/v1/payment/notification', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://lain.example' },
        body,
      }),
    )
  expect((await send('{}')).status).toBe(403)
  expect(
    (await send('{"order_id":"JKL-1","signature_key":"aa","status_code":"200","gross_amount":"1"}')).status,
  ).toBe(403)
  expect((await send('nothing')).status).toBe(400)
})

test('POST /v1/payment/notification: the same one many times at once makes one receipt', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.notifications('hold')
  await simulator.settle(id, { channel: 'other_qris' })
  const { held } = await simulator.notices()
  await simulator.notifications('send')
  const { body } = held.at(-1)!
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      site.send('POST', '/v1/payment/notification', {
        headers: { 'content-type': 'application/json' },
        body,
      }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const books = await booksOf(site, id)
  expect(books.status).toBe('paid')
  expect(books.receipts).toHaveLength(1)
  expect(books.events.filter(({ kind }) => kind === 'settlement')).toHaveLength(1)
})

test('POST /v1/payment/notification: a partial refund keeps the receipt, a full one voids it, each counted once', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'gopay' })
  await simulator.refund(id, { key: 'satu', amount: 30_000 })
  await simulator.notify(id)
  await simulator.confirmRefunds(id)
  const part = await booksOf(site, id)
  expect(part).toMatchObject({ status: 'partially_refunded', refundedAmount: 30_000 })
  expect(part.receipts[0]!.voidedAt).toBeNull()
  await simulator.refund(id, { key: 'dua', amount: 70_000 })
  const whole = await booksOf(site, id)
  expect(whole).toMatchObject({ status: 'refunded', refundedAmount: 100_000 })
  expect(whole.receipts[0]!.voidedAt).not.toBeNull()
})

test('POST /v1/payment/notification: a challenged card payment awaits review; a chargeback voids the receipt', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.challenge(id, { channel: 'credit_card' })
  expect((await booksOf(site, id)).status).toBe('review')
  await simulator.capture(id)
  expect((await booksOf(site, id)).status).toBe('paid')
  await simulator.settle(id)
  await simulator.chargeback(id)
  const books = await booksOf(site, id)
  expect(books).toMatchObject({ status: 'charged_back', receipts: [{ voidedAt: expect.any(Date) }] })
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
