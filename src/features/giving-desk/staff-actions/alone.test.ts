import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser, lastStaffAction, staffActionKey } from '#test/support/giving-desk.ts'
import type { DeskGiftWire, ImportWire } from './schema.ts'

const site = await freshApp()
await setBank(site)
const { db, time } = site
type Hand = Awaited<ReturnType<typeof deskUser>>

const enter = async ({ me }: Hand, amount: number) => {
  const answer = await me.post('/v1/desk/donations', {
    amount,
    way: 'cash',
    received_on: '2026-01-05',
    donor: { name: 'Yosefina Bria' },
    designation: { type: 'general' },
    reason: 'Kas kecil',
    idempotency_key: staffActionKey(),
  })
  return answer.data as DeskGiftWire
}

test('POST /v1/desk/donations: gifts of one person on one day are summed', async () => {
  const ita = await deskUser(site)
  expect((await enter(ita, 5_000_000)).status).toBe('paid')
  expect((await enter(ita, 10_000)).status).toBe('review')
  expect((await enter(await deskUser(site), 5_000_000)).status).toBe('paid')
  // A day before: that sum counted for yesterday.
  const yesterday = new Date(time.now.getTime() - 86_400_000)
  await db
    .updateTable('donationActs')
    .set({ askedAt: yesterday })
    .where('askedBy', '=', ita.user.id)
    .execute()
  expect((await enter(ita, 5_000_000)).status).toBe('paid')
})

test('POST /v1/desk/donations: three concurrent gifts do not exceed the limit of one person', async () => {
  const ita = await deskUser(site)
  const gifts = await Promise.all([1, 2, 3].map(() => enter(ita, 5_000_000)))
  expect(gifts.map(({ status }) => status).sort()).toEqual(['paid', 'review', 'review'])
})

test('POST /v1/desk/donations/…: corrected gifts and other actions still count', async () => {
  const ita = await deskUser(site)
  const gift = await enter(ita, 2_400_000)
  expect(await ita.correct(gift.order_id)).toMatchObject({ data: { status: 'cancelled' } })
  const { id } = await memberWithOrder(site, { amount: 1_000_000 })
  expect(lastStaffAction(await ita.confirm(id))).toMatchObject({ status: 'waiting' })
})

test('POST /v1/desk/donations/import: the lines of a list are summed, and the dry run says so', async () => {
  const ita = await deskUser(site)
  const lines = [1, 2, 3].map((n) => `2026-01-05,Yosefina Bria,2500000,tunai,ALONE-${n}`)
  const csv = ['tanggal,nama,jumlah,cara,bukti', ...lines].join('\n')
  const send = (dry_run: boolean) => ita.me.post('/v1/desk/donations/import', { csv, dry_run })
  const checked = (await send(true)).data as ImportWire
  expect(checked.rows.map(({ needs_second }) => needs_second)).toEqual([false, false, true])
  const { rows } = (await send(false)).data as ImportWire
  const states = await Promise.all(rows.map(async ({ order_id }) => (await ita.read(order_id!)).status))
  expect(states).toEqual(['paid', 'paid', 'review'])
})

test('POST /v1/desk/donations/{order_id}/refunds: the person who entered a gift needs a second approval', async () => {
  const [ita, budi, vera] = [await deskUser(site), await deskUser(site, 'admin'), await deskUser(site)]
  const { order_id: id } = await enter(ita, 100_000)
  const act = lastStaffAction(await ita.refund(id, 50_000))
  expect(act).toMatchObject({ status: 'waiting' })
  expect(await ita.decide(id, act.id, true)).toMatchObject({ code: 403 })
  expect(await ita.markSent(id, act.id)).toMatchObject({ code: 409 })
  expect(lastStaffAction(await budi.decide(id, act.id, true))).toMatchObject({ status: 'to_send' })
  expect(await ita.markSent(id, act.id)).toMatchObject({ code: 403, data: { second_person_required: true } })
  expect(await vera.markSent(id, act.id)).toMatchObject({ data: { status: 'partially_refunded' } })
})

test('POST /v1/desk/donations: gifts, corrections and approvals need a fresh proof', async () => {
  const [ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
  const [small, large] = [await enter(ita, 100_000), await enter(ita, 6_000_000)]
  const { id } = await memberWithOrder(site, { amount: 6_000_000 })
  const { id: little } = await memberWithOrder(site)
  await db
    .updateTable('sessions')
    .set({ provenAt: new Date(0) })
    .execute()
  const refused = { code: 403, data: { proof_required: ['password'] } }
  expect(await enter(ita, 100_000)).toMatchObject({ proof_required: ['password'] })
  expect(await ita.correct(small.order_id)).toMatchObject(refused)
  expect(await budi.decide(large.order_id, large.acts[0]!.id, true)).toMatchObject(refused)
  expect(await ita.confirm(id)).toMatchObject(refused)
  expect(await ita.confirm(little)).toMatchObject({ data: { status: 'paid' } })
  expect(await budi.decide(large.order_id, large.acts[0]!.id, false)).toMatchObject({ code: 200 })
})
