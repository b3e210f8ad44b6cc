import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import type { DisbursementWire } from '#src/features/disbursements/schema.ts'
import { oneGiftEndpoints } from '#src/features/giving-desk/staff-actions/gift-action-api.ts'
import type { DeskGiftWire, ImportWire } from '#src/features/giving-desk/staff-actions/schema.ts'
import type { StatementWire } from '#src/features/giving-desk/staff-actions/statement/schema.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { sendForgedNotice } from '#test/support/forged-notice.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser, lastStaffAction, staffActionKey } from '#test/support/giving-desk.ts'
import { bankStatement } from '#test/support/statement.ts'

const site = await freshApp({ payments: 'simulator' })
/** An app without a gateway, so that gifts are paid by transfer. */
const bank = await freshApp()
await setBank(bank)
const LIMIT = 5_000_000

const gift = (amount: number) => ({
  amount,
  way: 'cash',
  received_on: '2026-01-05',
  donor: { name: 'Yosefina Bria' },
  designation: { type: 'general' },
  reason: 'Kas kecil',
  idempotency_key: staffActionKey(),
})

const passedOn = (amount: number) => ({
  paid_on: '2026-01-06',
  amount,
  designation: { type: 'general' },
  receiver: { name: 'Toko Besi Sinar' },
  note: 'Bahan tahap pertama',
  idempotency_key: staffActionKey(),
})

/** A person who has used up today's limit for one person. */
async function atTheLimit(at = site) {
  const hand = await deskUser(at, 'admin')
  const entered = (await hand.me.post('/v1/desk/donations', gift(LIMIT))).data as DeskGiftWire
  expect(entered.status).toBe('paid')
  return { ...hand, entered: entered.order_id }
}
type Hand = Awaited<ReturnType<typeof atTheLimit>>

async function paid() {
  const { id } = await memberWithOrder(site)
  await site.simulator.settle(id, { channel: 'credit_card' })
  return id
}

/** One try for each endpoint; true if a second approval is required. */
const tries: Record<string, (hand: Hand) => Promise<boolean>> = {
  'POST /desk/donations': async ({ me }) =>
    ((await me.post('/v1/desk/donations', gift(10_000))).data as DeskGiftWire).status === 'review',
  'POST /desk/donations/import': async ({ me }) => {
    const csv = 'tanggal,nama,jumlah,cara,bukti\n2026-01-05,Yosefina Bria,10000,tunai,DUA-1'
    const { rows } = (await me.post('/v1/desk/donations/import', { csv, dry_run: true })).data as ImportWire
    return rows[0]!.needs_second
  },
  'POST /desk/donations/statement': async () => {
    const { me } = await atTheLimit(bank)
    const { order } = await memberWithOrder(bank)
    const csv = bankStatement([{ day: jakartaDay(bank.time.now), amount: order.transfer!.amount_with_code }])
    const { rows } = (await me.post('/v1/desk/donations/statement', { csv, dry_run: true }))
      .data as StatementWire
    return rows[0]!.status === 'asks'
  },
  'POST /desk/donations/{order_id}/confirmation': async () => {
    const { confirm } = await atTheLimit(bank)
    return lastStaffAction(await confirm((await memberWithOrder(bank)).id)).status === 'waiting'
  },
  'POST /desk/donations/{order_id}/correction': async ({ correct, entered }) =>
    lastStaffAction(await correct(entered)).status === 'waiting',
  'POST /desk/donations/{order_id}/refunds': async ({ refund }) =>
    lastStaffAction(await refund(await paid(), 10_000)).status === 'waiting',
  'POST /desk/donations/{order_id}/disproof': async ({ disprove }) => {
    const id = await paid()
    await sendForgedNotice(site, id, { transaction_status: 'refund' })
    return lastStaffAction(await disprove(id, { reason: 'Di portal tetap settlement' })).status === 'waiting'
  },
  'POST /desk/disbursements': async ({ me }) =>
    ((await me.post('/v1/desk/disbursements', passedOn(10_000))).data as DisbursementWire).status ===
    'waiting',
  'POST /desk/disbursements/{id}/void': async ({ me, user }) => {
    const by = await deskUser(site)
    const { id } = (await by.me.post('/v1/desk/disbursements', passedOn(10_000))).data as DisbursementWire
    const body = { reason: 'Salah ketik', idempotency_key: staffActionKey() }
    await me.post(`/v1/desk/disbursements/${id}/void`, body)
    const { rows } = await sql<{ status: string }>`
      select status from disbursements where reverses = ${id} and asked_by = ${user.id}`.execute(site.db)
    return rows[0]!.status === 'waiting'
  },
}

test('every act on a gift says whether one person decides alone', () => {
  const silent = oneGiftEndpoints.filter(({ secondPerson }) => !secondPerson)
  expect(silent.map(({ where }) => where)).toEqual([])
})

test.each(endpoints.filter(({ secondPerson }) => secondPerson === 'above-limit').map(({ where }) => where))(
  '%s: what is more than one person moves in a day waits for somebody else',
  async (where) => {
    expect(await tries[where]!(await atTheLimit())).toBe(true)
  },
)

test.each(endpoints.filter(({ secondPerson }) => secondPerson === 'somebody-else').map(({ where }) => where))(
  '%s: the requester is refused',
  async (where) => {
    const [ita, budi] = [await atTheLimit(), await deskUser(site)]
    if (where.includes('/disbursements/')) {
      const { id } = (await ita.me.post('/v1/desk/disbursements', passedOn(10_000))).data as DisbursementWire
      const refusal = await ita.me.post(`/v1/desk/disbursements/${id}/decision`, { approve: true })
      expect(refusal).toMatchObject({ code: 403, data: { second_person_required: true } })
      return
    }
    const act = lastStaffAction(await ita.refund(ita.entered, 10_000))
    if (where.endsWith('/sent')) await budi.decide(ita.entered, act.id, true)
    const answer = where.endsWith('/sent')
      ? await ita.markSent(ita.entered, act.id)
      : await ita.decide(ita.entered, act.id, true)
    expect(answer).toMatchObject({ code: 403, data: { second_person_required: true } })
  },
)
