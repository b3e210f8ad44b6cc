import { beforeEach, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'

const site = await freshApp()
await setBank(site)
await site.work()
let [ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
// Sums count per person and day: each test has its own people.
beforeEach(async () => {
  ;[ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
})
/** Without the ids of requests: their digits are by chance. */
const auditOf = async (entity: string) => {
  const rows = await site.db.selectFrom('audit').selectAll().where('entity', '=', entity).execute()
  return JSON.stringify(rows.map(({ requestId: _, ...row }) => row))
}

test('transfer order: no fee to cover, whatever channel was chosen', async () => {
  const { member, id, order } = await memberWithOrder(site, { channel: 'credit_card', cover_fee: true })
  expect(order).toMatchObject({ gift_amount: 100_000, fee_amount: 0, amount: 100_000 })
  const sum = order.transfer!.amount_with_code
  expect(await member.get(`/v1/payment/${id}`)).toMatchObject({ data: { fee_amount: 0, amount: 100_000 } })
  expect(await ita.confirm(id)).toMatchObject({ data: { amount: sum, gift_amount: sum, fee_amount: 0 } })
})

test('mail about a rejected transfer: says that it was not found and what to do, not why', async () => {
  const { id, user } = await memberWithOrder(site)
  await ita.reject(id, { reason: 'Donatur ini sering bercanda' })
  const letter = await eventually(() => {
    const found = site.letters.find(({ to, subject }) => to === user.email && subject.includes('belum kami'))
    expect(found).toBeDefined()
    return found!
  })
  expect(letter.text).toContain('jangan mengirim lagi')
  expect(letter.text).toContain('bukti transfernya')
  expect(letter.text).not.toContain('bercanda')
})

test('audit trail: names actor and action, without the texts of reasons, proofs and accounts', async () => {
  const { id } = await memberWithOrder(site, { amount: 6_000_000 })
  const act = lastStaffAction(await ita.confirm(id, { reason: 'Mutasi atas nama Maria Tefa' }))
  await budi.me.post(`/v1/desk/donations/${id}/acts/${act.id}/decision`, {
    approve: true,
    note: 'Cocok, Maria',
  })
  const refund = lastStaffAction(await budi.refund(id, 10_000, { send_to: 'Bank Contoh 4417, Maria' }))
  await ita.markSent(id, refund.id)
  await ita.me.post('/v1/desk/donations', {
    amount: 50_000,
    way: 'cash',
    received_on: '2026-01-05',
    donor: { name: 'Maria Tefa' },
    reference: 'KAS-MARIA',
    reason: 'Dari Maria',
    designation: { type: 'general' },
    idempotency_key: giftBody().idempotency_key,
  })
  const log = await auditOf('donation')
  for (const word of ['donation.confirm.asked', 'donation.refund.sent', 'donation.manual.done'])
    expect(log).toContain(word)
  for (const word of ['Maria', 'MARIA', '4417', 'Mutasi', '8812']) expect(log).not.toContain(word)
})

test('audit trail of an export: records that a search was used, not its text', async () => {
  expect((await ita.me.open('/v1/desk/donations/export?q=maria.tefa&status=paid')).status).toBe(200)
  const log = await auditOf('donations')
  expect(log).toContain('"q":"…"')
  expect(log).not.toContain('maria')
})

test('a refund not made: deletes the recipient’s account, whoever stopped it', async () => {
  const { id } = await memberWithOrder(site, { amount: 6_000_000 })
  await budi.decide(id, lastStaffAction(await ita.confirm(id)).id, true)
  for (const [sum, hand] of [
    [6_000_000, budi],
    [6_000_000, ita],
    [20_000, budi],
  ] as const) {
    const act = lastStaffAction(await ita.refund(id, sum))
    expect(act.send_to).toBe('Bank Contoh 123, Yosefina')
    expect(lastStaffAction(await hand.decide(id, act.id, false))).toMatchObject({
      status: 'declined',
      send_to: null,
    })
  }
  const acts = site.db.selectFrom('donationActs').select('sendTo').where('sendTo', 'is not', null)
  expect(await acts.execute()).toEqual([])
})

test('queries and gifts: year 0 is rejected with 400', async () => {
  const asked = [
    '/v1/desk/donations?from=0000-01-01',
    '/v1/desk/donations/totals?to=0000-12-31',
    '/v1/donations?year=0',
    '/v1/donations/summary?year=0000',
    '/v1/reports/donations?year=0',
  ]
  for (const path of asked) expect((await ita.me.get(path)).code, path).toBe(400)
  expect((await ita.me.open('/v1/desk/donations/export?from=0000-01-01')).status).toBe(400)
  const gift = { amount: 50_000, way: 'cash', donor: { name: 'Maria Tefa' }, reason: 'Kas kecil' }
  const more = { designation: { type: 'general' }, idempotency_key: giftBody().idempotency_key }
  expect(
    await ita.me.post('/v1/desk/donations', { ...gift, ...more, received_on: '0000-01-05' }),
  ).toMatchObject({ code: 400, errors: { received_on: [expect.any(String)] } })
})
