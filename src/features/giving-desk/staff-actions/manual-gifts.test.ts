import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { eraseDonor } from '#src/features/payments/donor-queries.ts'
import { expireOrders } from '#src/features/payments/reconcile.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf } from '#test/support/giving.ts'
import { deskUser, lastStaffAction, staffActionKey } from '#test/support/giving-desk.ts'
import type { DeskGiftWire } from './schema.ts'

const site = await freshApp()
let [ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
// Sums count per person and day: each test has its own people.
beforeEach(async () => {
  ;[ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
})
const giftBy = (given: object = {}) => ({
  amount: 250_000,
  way: 'cash',
  received_on: '2026-01-05',
  donor: { name: 'Yosefina Bria', email: null, phone: null },
  designation: { type: 'general' },
  reference: null,
  reason: 'Kas kecil, diterima Rahel',
  idempotency_key: staffActionKey(),
  ...given,
})
const enter = (given: object = {}, hand = ita) => hand.me.post('/v1/desk/donations', giftBy(given))
const idOf = (answer: { data: unknown }) => (answer.data as DeskGiftWire).order_id

test('POST /v1/desk/donations: a cash gift is paid on its day, with a final receipt of today', async () => {
  const answer = await enter({
    donor: { name: 'Yosefina Bria', email: 'yosefina@contoh.example', phone: null },
  })
  expect(answer).toMatchObject({
    code: 201,
    data: { status: 'paid', channel: 'cash', channel_title: 'Tunai', paid_at: '2026-01-05T05:00:00.000Z' },
  })
  const books = await booksOf(site, idOf(answer))
  expect(books.receipts).toMatchObject([{ provisionalUntil: null }])
  expect(books.events.map(({ source, kind }) => `${source} ${kind}`)).toEqual([
    'staff created',
    'staff confirmed',
  ])
  const letters = await site.db
    .selectFrom('letters')
    .select('subject')
    .where('toEmail', '=', 'yosefina@contoh.example')
    .execute()
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Kuitansi donasi JKL\//)])
})

test('POST /v1/desk/donations: a gift without a name is recorded as NN', async () => {
  for (const name of ['NN', 'n.n.', 'N N']) {
    const answer = await enter({ donor: { name, email: null, phone: null } })
    expect(answer).toMatchObject({ code: 201, data: { donor_name: 'NN' } })
  }
  expect(await enter({ donor: { name: 'AB', email: null, phone: null } })).toMatchObject({
    code: 400,
    errors: { 'donor.name': ['Tulis nama lengkap, 3 sampai 100 huruf, atau NN bila tanpa nama.'] },
  })
})

test('POST /v1/desk/donations: above five million a second approval is needed, and no receipt is issued before', async () => {
  const asked = await enter({ amount: 5_000_001 })
  const id = idOf(asked)
  expect(asked).toMatchObject({ code: 201, data: { status: 'review', paid_at: null, receipt: null } })
  site.time.now = new Date(site.time.now.getTime() + 3_600_000)
  await expireOrders.run({}, site.jobParts())
  const { id: actId } = lastStaffAction(asked)
  await site.db.updateTable('sessions').set({ provenAt: site.time.now }).execute()
  expect(await ita.decide(id, actId, true)).toMatchObject({
    code: 403,
    data: { second_person_required: true },
  })
  expect(await budi.decide(id, actId, true)).toMatchObject({ code: 200, data: { status: 'paid' } })
  expect((await booksOf(site, id)).receipts).toHaveLength(1)
})

test('POST /v1/desk/donations: a declined gift is cancelled, and its reference is free again', async () => {
  const asked = await enter({ amount: 6_000_000, reference: 'KAS-77' })
  expect(await budi.decide(idOf(asked), lastStaffAction(asked).id, false)).toMatchObject({
    data: { status: 'cancelled' },
  })
  expect(await enter({ reference: 'KAS-77' })).toMatchObject({ code: 201 })
})

test('POST /v1/desk/donations: one key enters one gift, also concurrently; another gift with it is rejected', async () => {
  const body = { idempotency_key: staffActionKey() }
  const answers = await Promise.all([1, 2, 3].map(() => enter(body)))
  expect(new Set(answers.map(idOf)).size).toBe(1)
  expect(answers.map(({ code }) => code)).toEqual([201, 201, 201])
  expect(await enter({ ...body, amount: 251_000 })).toMatchObject({ code: 409 })
})

test('POST /v1/desk/donations: one reference belongs to one gift, also concurrently', async () => {
  const answers = await Promise.all([1, 2].map(() => enter({ reference: 'KAS-78' })))
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 400])
  expect(answers.find(({ code }) => code === 400)!.errors).toEqual({
    reference: [expect.stringContaining('sudah tercatat pada JKL-')],
  })
})

test('POST /v1/desk/donations: a mistaken gift is corrected by another entry and can be entered again', async () => {
  const id = idOf(await enter({ reference: 'KAS-79' }))
  expect(await budi.correct(id)).toMatchObject({ data: { status: 'cancelled', receipt: { status: 'void' } } })
  expect(await enter({ reference: 'KAS-79' })).toMatchObject({ code: 201 })
})

test('POST /v1/desk/donations: invalid input is rejected with all errors', async () => {
  const wrong = await enter({ received_on: '2999-01-01', designation: { type: 'region', id: 999_999 } })
  expect(wrong.code).toBe(400)
  expect(Object.keys(wrong.errors!).sort()).toEqual(['designation.id', 'received_on'])
  expect(await enter({ amount: 9_999 })).toMatchObject({
    code: 400,
    errors: { amount: [expect.any(String)] },
  })
  expect(await enter({ status: 'paid' })).toMatchObject({ code: 400 })
})

test('POST /v1/desk/donations: a member with the donor’s address finds the gift among their own', async () => {
  const user = await makeUser(site.db)
  await enter({ donor: { name: 'Maria', email: user.email, phone: null } })
  const member = await site.as(user)
  expect(await member.get('/v1/donations')).toMatchObject({
    data: [{ status: 'paid', channel: null, channel_title: 'Tunai', is_payable: false }],
  })
})

test('donor erasure: keeps the sum in the books, and nothing that the desk wrote about the person', async () => {
  const asked = await enter({ donor: { name: 'Maria', email: 'maria-hapus@contoh.example', phone: null } })
  const vera = await deskUser(site)
  await vera.refund(idOf(asked), 100_000, { reason: 'Maria minta kembali', send_to: 'Bank Contoh 77, Maria' })
  await site.write((tx) => eraseDonor(tx, { id: 0, email: 'maria-hapus@contoh.example' }))
  const { acts, ...gift } = await ita.read(idOf(asked))
  expect(gift).toMatchObject({ donor_name: null, amount: 250_000, status: 'paid' })
  expect(acts.map(({ reason, send_to }) => [reason, send_to])).toEqual([
    ['', null],
    // Account of a refund still to be sent; deleted afterwards.
    ['', 'Bank Contoh 77, Maria'],
  ])
  await budi.markSent(idOf(asked), acts.at(-1)!.id)
  expect((await ita.read(idOf(asked))).acts.at(-1)).toMatchObject({ send_to: null, status: 'done' })
})
