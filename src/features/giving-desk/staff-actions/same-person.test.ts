import { expect, test } from 'vitest'
import { recordFormerAddress } from '#src/features/former-addresses/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser, lastStaffAction, staffActionKey } from '#test/support/giving-desk.ts'
import type { DeskGiftWire } from './schema.ts'

const site = await freshApp()
await setBank(site)
const { db } = site
type Hand = Awaited<ReturnType<typeof deskUser>>

const DAY_MS = 86_400_000

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

const set = (hand: Hand, values: { phone?: string; email?: string; role?: 'member' }) =>
  db.updateTable('users').set(values).where('id', '=', hand.user.id).execute()

/** Audit entry of an admission to the desk. */
const admit = (by: Hand, { user }: Hand, daysAgo: number, act = 'change duties') =>
  db
    .insertInto('audit')
    .values({
      at: new Date(Date.now() - daysAgo * DAY_MS),
      actorId: by.user.id,
      actorRole: 'admin',
      act,
      entity: 'user',
      entityId: user.id,
      subjectId: user.id,
      detail: JSON.stringify({ before: { role: 'member' }, after: { role: 'staff' } }),
    })
    .execute()

/** Two accounts: one requests what needs a second approval, and the other tries to approve. */
async function tryBoth(prepare: (one: Hand, other: Hand) => Promise<unknown>) {
  const [one, other] = [await deskUser(site, 'admin'), await deskUser(site)]
  await prepare(one, other)
  const codes = []
  for (const [asker, decider] of [
    [one, other],
    [other, one],
  ] as const) {
    const { order_id: id, acts } = await enter(asker, 6_000_000)
    codes.push((await decider.decide(id, acts[0]!.id, true)).code)
  }
  return codes
}

const n = (count: number) => `+62812555${String(count).padStart(5, '0')}`
const between = async (one: Hand, other: Hand) => {
  const third = await deskUser(site)
  await set(third, { phone: n(4) })
  await set(other, { phone: n(4) })
  await admit(one, third, 1)
}

test.each<[string, (one: Hand, other: Hand) => Promise<unknown>]>([
  [
    'the same phone, however it is written',
    async (one, other) => [await set(one, { phone: n(1) }), await set(other, { phone: '0812-555-00001' })],
  ],
  [
    'the same address but for its tag',
    async (one, other) => [
      await set(one, { email: 'ita@contoh.example' }),
      await set(other, { email: 'ita+kas@contoh.example' }),
    ],
  ],
  [
    'the same address at Gmail but for dots',
    async (one, other) => [
      await set(one, { email: 'ita.hutauruk.contoh@gmail.com' }),
      await set(other, { email: 'itahutauruk.contoh+1@googlemail.com' }),
    ],
  ],
  [
    'an address that was the other’s before',
    async (one, other) => {
      const { email } = other.user
      await set(other, { email: 'baru@contoh.example' })
      await recordFormerAddress(db, { userId: other.user.id, email }, new Date())
      await set(one, { email })
    },
  ],
  ['access to the desk given within a week', (one, other) => admit(one, other, 6)],
  ['a merge made within a week', (one, other) => admit(one, other, 1, 'merge')],
  ['somebody between', between],
])('POST /v1/desk/donations/…/decision: rejected for %s', async (_, prepare) => {
  expect(await tryBoth(prepare)).toEqual([403, 403])
})

test.each<[string, (one: Hand, other: Hand) => Promise<unknown>]>([
  ['no sign in common', async () => {}],
  [
    'different addresses at one provider',
    async (one, other) => [
      await set(one, { email: 'vera@contoh.example' }),
      await set(other, { email: 'budi@contoh.example' }),
    ],
  ],
  ['access given more than a week ago', (one, other) => admit(one, other, 8)],
])('POST /v1/desk/donations/…/decision: accepted with %s', async (_, prepare) => {
  expect(await tryBoth(prepare)).toEqual([200, 200])
})

test('PUT /v1/desk/people/{id}/duties: a newly admitted person may not approve yet, and is told why', async () => {
  const [ita, puppet, budi] = [await deskUser(site, 'admin'), await deskUser(site), await deskUser(site)]
  await set(puppet, { role: 'member' })
  const { version } = await db
    .selectFrom('users')
    .select('version')
    .where('id', '=', puppet.user.id)
    .executeTakeFirstOrThrow()
  const duties = { role: 'staff', is_moderator: false, version }
  expect(
    await ita.me
      .send('PUT', `/v1/desk/people/${puppet.user.id}/duties`, {
        body: JSON.stringify(duties),
        headers: { 'content-type': 'application/json' },
      })
      .then((answer) => answer.json()),
  ).toMatchObject({ code: 200 })
  const me = await site.as(puppet.user)
  const { order_id: id, acts } = await enter(ita, 6_000_000)
  const sent = await me.post(`/v1/desk/donations/${id}/acts/${acts[0]!.id}/decision`, {
    approve: true,
    note: '',
  })
  const reason = expect.stringContaining('Minta anggota sekretariat lain, atau tunggu')
  expect(sent).toMatchObject({ code: 403, data: { second_person_required: true, reason } })
  expect((await me.get(`/v1/desk/donations/${id}`)).data).toMatchObject({
    acts: [{ can_approve: false, why_not: reason }],
  })
  expect(await (await me.open(`/desk/giving/${id}`)).text()).toContain('terhitung satu orang')
  expect(await budi.decide(id, acts[0]!.id, true)).toMatchObject({ data: { status: 'paid' } })
})

test('POST /v1/desk/donations: two accounts of one person share the sum of a day', async () => {
  const [one, other] = [await deskUser(site), await deskUser(site)]
  await set(one, { phone: n(7) })
  await set(other, { phone: n(7) })
  const gifts = await Promise.all([one, other, one, other].map((hand) => enter(hand, 5_000_000)))
  expect(gifts.map(({ status }) => status).sort()).toEqual(['paid', 'review', 'review', 'review'])
})

test('POST /v1/desk/donations/…/refunds: the other account of the person who entered a gift neither refunds nor sends it', async () => {
  const [one, other, budi] = [await deskUser(site), await deskUser(site), await deskUser(site)]
  await set(one, { phone: n(8) })
  await set(other, { phone: n(8) })
  const { order_id: id } = await enter(one, 100_000)
  const act = lastStaffAction(await other.refund(id, 50_000))
  expect(act).toMatchObject({ status: 'waiting' })
  await budi.decide(id, act.id, true)
  expect(await one.markSent(id, act.id)).toMatchObject({ code: 403 })
  expect(await budi.markSent(id, act.id)).toMatchObject({ data: { status: 'partially_refunded' } })
})

test('POST /v1/desk/donations/…/refunds: the account of an approved refund changes only with a new approval', async () => {
  const [ita, budi, vera] = [await deskUser(site), await deskUser(site), await deskUser(site)]
  const { id } = await memberWithOrder(site, { amount: 6_000_000 })
  await budi.decide(id, lastStaffAction(await vera.confirm(id)).id, true)
  const idempotency_key = staffActionKey()
  const asked = { idempotency_key, send_to: 'Bank Contoh 1, Yosefina' }
  const act = lastStaffAction(await ita.refund(id, 6_000_000, asked))
  expect(lastStaffAction(await budi.decide(id, act.id, true))).toMatchObject({ status: 'to_send' })
  const other = { send_to: 'Bank Contoh 2, Ita' }
  expect(await ita.refund(id, 6_000_000, { ...asked, ...other })).toMatchObject({ code: 409 })
  expect(await ita.refund(id, 1_000_000, other)).toMatchObject({ code: 409 })
  expect(lastStaffAction(await ita.read(id).then((data) => ({ data })))).toMatchObject({
    send_to: asked.send_to,
  })
  // Withdrawn and requested again, within the limit of one person.
  expect(await ita.decide(id, act.id, false)).toMatchObject({ code: 200 })
  const again = lastStaffAction(await ita.refund(id, 1_000_000, other))
  expect(again).toMatchObject({ status: 'waiting', ...other })
  expect(await budi.markSent(id, again.id)).toMatchObject({ code: 409 })
})
