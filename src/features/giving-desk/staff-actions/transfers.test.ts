import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { expireOrders } from '#src/features/payments/reconcile.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, giftBody, memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser, lastStaffAction, staffActionKey } from '#test/support/giving-desk.ts'
import { deadLinks } from '#test/support/mail-links.ts'

const site = await freshApp()
await setBank(site)
let [ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
// Sums count per person and day: each test has its own people.
beforeEach(async () => {
  ;[ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
})

const auditOf = async (orderId: string) => {
  const { id } = await booksOf(site, orderId)
  const rows = await site.db
    .selectFrom('audit')
    .select(['actorId', 'act'])
    .where('entity', '=', 'donation')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ actorId, act }) => [actorId, act])
}
const subjectsTo = async (email: string) =>
  (
    await site.db.selectFrom('letters').select('subject').where('toEmail', '=', email).orderBy('id').execute()
  ).map(({ subject }) => subject)

test('transfer confirmation: pays the gift at once, code included, with one receipt and the confirmer’s name', async () => {
  const { id, user, order } = await memberWithOrder(site)
  const answer = await ita.confirm(id)
  expect(answer).toMatchObject({
    code: 200,
    data: { status: 'paid', amount: order.transfer!.amount_with_code },
  })
  const books = await booksOf(site, id)
  expect(books).toMatchObject({
    status: 'paid',
    channel: 'transfer',
    amount: order.transfer!.amount_with_code,
  })
  expect(books.receipts).toMatchObject([{ provisionalUntil: null, voidedAt: null }])
  expect(books.events.at(-1)).toMatchObject({
    source: 'staff',
    kind: 'confirmed',
    detail: { act: lastStaffAction(answer).id },
  })
  expect(lastStaffAction(answer)).toMatchObject({
    status: 'done',
    asked_by: { id: ita.user.id },
    done_by: { id: ita.user.id },
  })
  expect(await auditOf(id)).toEqual([[ita.user.id, 'donation.confirm.done']])
  expect((await subjectsTo(user.email)).at(-1)).toMatch(/^Kuitansi donasi JKL\//)
})

test('POST /v1/payment/transaction: a repeat has the first answer, also after the transfer arrived', async () => {
  const user = await makeUser(site.db)
  const member = await site.as(user)
  const body = giftBody()
  const first = await member.post('/v1/payment/transaction', body)
  await ita.confirm((first.data as { order_id: string }).order_id)
  expect(await member.post('/v1/payment/transaction', body)).toEqual(first)
})

test('transfer confirmation: accepts the sum without code, and no other', async () => {
  const { id } = await memberWithOrder(site)
  expect(await ita.confirm(id, { received_amount: 99_999 })).toMatchObject({
    code: 400,
    errors: { received_amount: [expect.stringContaining('Pesanan ini menunggu')] },
  })
  expect(await ita.confirm(id, { received_on: '2999-01-01' })).toMatchObject({
    code: 400,
    errors: { received_on: ['Tanggal ini belum tiba.'] },
  })
  expect(await ita.confirm(id, { received_amount: 100_000 })).toMatchObject({
    data: { status: 'paid', amount: 100_000 },
  })
})

test('transfer confirmation: repeated or concurrent it is executed once; another one with its key is rejected', async () => {
  const { id } = await memberWithOrder(site)
  const body = { idempotency_key: staffActionKey() }
  const answers = await Promise.all([1, 2, 3].map(() => ita.confirm(id, body)))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  const books = await booksOf(site, id)
  expect(books.receipts).toHaveLength(1)
  expect(books.events.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1)
  expect(await ita.confirm(id, { ...body, reason: 'Mutasi lain' })).toMatchObject({ code: 409 })
  expect(await budi.confirm(id)).toMatchObject({ code: 409, data: { status: 'paid' } })
})

test('transfer above five million: one requests, another approves, both in the audit trail', async () => {
  const { id } = await memberWithOrder(site, { amount: 5_000_000 })
  const asked = await ita.confirm(id)
  expect(asked).toMatchObject({
    code: 200,
    data: { status: 'pending', can: { confirm: null, reject: false } },
  })
  const act = lastStaffAction(asked)
  expect(act).toMatchObject({ status: 'waiting', can_approve: false, can_decline: true })
  expect(await ita.decide(id, act.id, true)).toMatchObject({
    code: 403,
    data: { second_person_required: true, reason: expect.stringContaining('Orang lain') },
  })
  expect((await booksOf(site, id)).status).toBe('pending')
  expect(await budi.confirm(id)).toMatchObject({ code: 409 })
  const decided = await budi.decide(id, act.id, true)
  expect(decided).toMatchObject({ code: 200, data: { status: 'paid' } })
  expect(lastStaffAction(decided)).toMatchObject({
    asked_by: { id: ita.user.id },
    decided_by: { id: budi.user.id },
  })
  expect(await budi.decide(id, act.id, true)).toMatchObject({ code: 200, data: { status: 'paid' } })
  expect(await ita.decide(id, act.id, false)).toMatchObject({ code: 409 })
  expect((await booksOf(site, id)).receipts).toHaveLength(1)
  expect(await auditOf(id)).toEqual([
    [ita.user.id, 'donation.confirm.asked'],
    [budi.user.id, 'donation.confirm.approved'],
  ])
})

test('transfer up to five million: needs no second approval', async () => {
  const { id } = await memberWithOrder(site, { amount: 5_000_000 })
  expect(await ita.confirm(id, { received_amount: 5_000_000 })).toMatchObject({ data: { status: 'paid' } })
})

test('transfer confirmation request: withdrawn by its requester or declined by another, it changes nothing', async () => {
  for (const hand of [ita, budi]) {
    const { id } = await memberWithOrder(site, { amount: 6_000_000 })
    const { id: actId } = lastStaffAction(await ita.confirm(id))
    expect(lastStaffAction(await hand.decide(id, actId, false))).toMatchObject({ status: 'declined' })
    expect(await booksOf(site, id)).toMatchObject({ status: 'pending', receipts: [] })
    expect(await budi.decide(id, actId, true)).toMatchObject({ code: 409 })
  }
})

test('concurrent decisions: one of two succeeds', async () => {
  const third = await deskUser(site)
  const { id } = await memberWithOrder(site, { amount: 6_000_000 })
  const { id: actId } = lastStaffAction(await ita.confirm(id))
  const answers = await Promise.all([budi.decide(id, actId, true), third.decide(id, actId, true)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
  expect((await booksOf(site, id)).receipts).toHaveLength(1)
})

test('transfer rejection: closes the order and notifies the donor; money found later still counts', async () => {
  const { id, user } = await memberWithOrder(site, { amount: 9_000_000 })
  expect(await ita.reject(id)).toMatchObject({ code: 200, data: { status: 'cancelled' } })
  expect((await subjectsTo(user.email)).at(-1)).toBe('Transfer donasi belum kami temukan')
  expect(await ita.reject(id)).toMatchObject({ code: 409 })
  const { id: actId } = lastStaffAction(await ita.confirm(id))
  expect(await budi.decide(id, actId, true)).toMatchObject({ data: { status: 'paid' } })
})

test('transfer confirmation: accepted after the deadline', async () => {
  const { id } = await memberWithOrder(site)
  site.time.now = new Date(site.time.now.getTime() + 4 * 86_400_000)
  await expireOrders.run({}, site.jobParts())
  expect((await booksOf(site, id)).status).toBe('expired')
  const late = await deskUser(site)
  expect(await late.confirm(id)).toMatchObject({ data: { status: 'paid' } })
})

test('correction of a confirmation: a new entry voids the receipt and expects the transfer again', async () => {
  const [vera, joko] = [await deskUser(site), await deskUser(site)]
  const { id, order, user } = await memberWithOrder(site)
  await vera.confirm(id)
  const answer = await joko.correct(id, { reason: 'Uang itu untuk pesanan lain' })
  expect(answer).toMatchObject({ code: 200, data: { status: 'pending', amount: 100_000, paid_at: null } })
  const books = await booksOf(site, id)
  expect(books.events.map(({ kind }) => kind)).toEqual(['created', 'transfer', 'confirmed', 'corrected'])
  expect(books.receipts).toMatchObject([{ voidedAt: expect.any(Date) }])
  const letter = await site.db
    .selectFrom('letters')
    .select('text')
    .where('toEmail', '=', user.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(letter.text).toContain('Kami keliru mencatat')
  expect(await joko.correct(id)).toMatchObject({ code: 409 })
  expect(await vera.confirm(id)).toMatchObject({
    data: { status: 'paid', amount: order.transfer!.amount_with_code },
  })
  const again = await booksOf(site, id)
  expect(again.receipts).toMatchObject([{ number: books.receipts[0]!.number, voidedAt: null }])
})

test('correction of a confirmation: expires the order if another one now waits for its sum', async () => {
  const vera = await deskUser(site)
  const { id, order } = await memberWithOrder(site)
  await vera.confirm(id)
  const other = await memberWithOrder(site)
  await site.db
    .updateTable('donations')
    .set({ transferAmount: order.transfer!.amount_with_code })
    .where('orderId', '=', other.id)
    .execute()
  expect(await vera.correct(id)).toMatchObject({ code: 200, data: { status: 'expired', amount: 100_000 } })
})

test('correction: rejected for gateway payments; an unknown gift is a 404', async () => {
  const vera = await deskUser(site)
  const { id } = await memberWithOrder(site)
  expect(await vera.correct(id)).toMatchObject({ code: 409 })
  expect(await vera.confirm(`JKL-${'0'.repeat(26)}`)).toMatchObject({ code: 404 })
})

test('GET /v1/desk/transfers: finds by the sum on the bank statement, and shows the requester', async () => {
  const vera = await deskUser(site)
  const { id, order } = await memberWithOrder(site, { amount: 7_000_000 })
  await vera.confirm(id)
  const sum = order.transfer!.amount_with_code.toLocaleString('id-ID')
  for (const q of [`Rp ${sum}`, `${sum},00`, id])
    expect(await vera.me.get(`/v1/desk/transfers?q=${encodeURIComponent(q)}`)).toMatchObject({
      data: [{ order_id: id, asked: { kind: 'confirm', by: 'Ita Hutauruk' } }],
      pagination: { total: 1 },
    })
  const { data } = await vera.me.get('/v1/desk/acts')
  expect(data).toContainEqual(expect.objectContaining({ order_id: id, kind: 'confirm', can_approve: false }))
})

test('database constraint: rejects what one person did alone above five million', async () => {
  const { id } = await memberWithOrder(site, { amount: 6_000_000 })
  const vera = await deskUser(site)
  const { id: actId } = lastStaffAction(await vera.confirm(id))
  const alone = site.db
    .updateTable('donationActs')
    .set({ status: 'done', decidedBy: vera.user.id, decidedAt: new Date() })
    .where('id', '=', actId)
    .execute()
  await expect(alone).rejects.toThrow('donation_acts_two_people')
})

test('open transfers: never share a sum; without a free code no transfer is offered', async () => {
  // A sum that an order of another test drew is taken as well.
  await sql`
    insert into donations (order_id, gift_amount, amount, designation, consented_at, status, key_owner, body_hash,
      transfer_to, transfer_amount, created_at, expires_at)
    select 'JKL-' || lpad(code::text, 26, '0'), 10000000, 10000000, 'general', now(), 'pending', 'guest', ''::bytea, '{}'::jsonb,
      10000000 + code, now(), now() + interval '1 day' from generate_series(1, 998) code
    union all select 'JKL-' || repeat('Z', 26), 100899, 100899, 'general', now(), 'pending', 'guest', ''::bytea, '{}'::jsonb,
      100999, now(), now() + interval '1 day'
    on conflict do nothing`.execute(site.db)
  const member = await site.as(await makeUser(site.db))
  expect(await member.post('/v1/payment/transaction', giftBody())).toMatchObject({ code: 503 })
  expect(await member.post('/v1/payment/transaction', giftBody({ amount: 200_000 }))).toMatchObject({
    code: 201,
  })
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
