import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { makeEditor } from '../accounts/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeRegion } from '../regions/factory.ts'
import { closePeriods, type DonorMonth, LEAST_DONORS, sumOf } from './periods.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, time, write } = site
const world = institutionWorld(site)
time.now = new Date('2026-06-10T05:00:00Z')

const give = (
  participantId: number,
  day: string,
  donorEmail: string,
  giftAmount: number,
  more: object = {},
) =>
  db
    .insertInto('donations')
    .values({
      orderId: newKey(),
      donorName: 'Nama Rahasia Donatur',
      donorEmail,
      donorPhone: '+6281200000000',
      giftAmount,
      amount: giftAmount + 4_000,
      feeAmount: 4_000,
      designation: 'partisipan',
      participantId,
      status: 'paid',
      paidAt: new Date(`${day}T05:00:00Z`),
      consentedAt: time.now,
      keyOwner: 'guest',
      bodyHash: Buffer.from(newKey()),
      createdAt: new Date(`${day}T05:00:00Z`),
      expiresAt: time.now,
      ...more,
    })
    .execute()

test('GET /desk/institution/giving: sums of whole months with at least three donors each, without names or single gifts', async () => {
  const [id, another] = [await world.institution(), await world.institution()]
  const pic = await world.pic(id)
  const read = async () => (await pic.call('GET', '/desk/institution/giving')).data
  expect(await read()).toMatchObject({ total: null, periods: [], has_few_more: false })
  await give(id, '2026-01-10', 'a@contoh.example', 100_000)
  await give(id, '2026-01-20', 'a@contoh.example', 50_000)
  expect(await read()).toMatchObject({ total: null, periods: [], has_few_more: true })
  await give(id, '2026-02-01', 'b@contoh.example', 200_000)
  await give(id, '2026-03-31', 'c@contoh.example', 300_000, {
    status: 'partially_refunded',
    refundedAmount: 100_000,
  })
  await give(id, '2026-04-02', 'd@contoh.example', 7_654_321)
  await give(id, '2026-06-09', 'e@contoh.example', 1_234_567)
  await give(id, '2026-03-01', 'f@contoh.example', 999_999, { status: 'pending', paidAt: null })
  for (const donor of 'xyz') await give(another, '2026-02-02', `${donor}@contoh.example`, 5_000_000)
  const answer = await read()
  expect(answer).toEqual({
    total: { gifts: 4, amount: 550_000 },
    periods: [{ from: '2026-01', to: '2026-03', gifts: 4, amount: 550_000 }],
    has_few_more: true,
    least_donors: 3,
    counted_until: '2026-05',
  })
  expect(JSON.stringify(answer)).not.toMatch(/Rahasia|@|7654321/)
})

test('GET /desk/region/giving: sums of the edited region and each of its institutions, none of which contains another', async () => {
  const [ours, other] = [
    await makeRegion(write, { title: 'Lembah' }),
    await makeRegion(write, { title: 'Pantai' }),
  ]
  const { id: here } = await makeParticipant(write, { regionId: ours, title: 'Lembaga Lembah' })
  const { id: few } = await makeParticipant(write, { regionId: ours, title: 'Lembaga Sunyi' })
  const { id: there } = await makeParticipant(write, { regionId: other })
  const editor = await world.person()
  await makeEditor(db, editor.id, ours)
  const forRegion = { designation: 'region', participantId: null, regionId: ours }
  for (const donor of 'abc') {
    await give(here, '2026-02-10', `${donor}@contoh.example`, 100_000)
    await give(there, '2026-02-10', `${donor}@contoh.example`, 900_000)
    await give(0, '2026-03-10', `${donor}@contoh.example`, 200_000, forRegion)
  }
  await give(few, '2026-02-10', 'a@contoh.example', 7_654_321)
  const { groups } = (await editor.call('GET', '/desk/region/giving')).data
  const region = { id: ours, title: 'Lembah' }
  expect(groups).toEqual([
    {
      region,
      institution: null,
      total: { gifts: 3, amount: 600_000 },
      until: '2026-03',
      has_few_more: false,
    },
    {
      region,
      institution: { id: here, title: 'Lembaga Lembah' },
      total: { gifts: 3, amount: 300_000 },
      until: '2026-02',
      has_few_more: false,
    },
    {
      region,
      institution: { id: few, title: 'Lembaga Sunyi' },
      total: null,
      until: null,
      has_few_more: true,
    },
  ])
})

test('GET /desk/institution/giving: only for a PIC with an institution', async () => {
  const id = await world.institution()
  const codes = []
  for (const person of [await world.member(id), await world.staff(), await world.person({ isPic: true })])
    codes.push((await person.call('GET', '/desk/institution/giving')).code)
  expect(codes).toEqual([403, 403, 404])
})

const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']
const rows = fc
  .array(
    fc.record({
      month: fc.constantFrom(...months),
      donor: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      gifts: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 10_000, max: 900_000 }),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.toSorted((a, b) => a.month.localeCompare(b.month)))

test('closePeriods: new sums since an earlier look have at least three donors', () => {
  const donorsIn = (all: readonly DonorMonth[], from: string, to: string) =>
    new Set(all.filter(({ month }) => month >= from && month <= to).map(({ donor }) => donor)).size
  fc.assert(
    fc.property(rows, fc.constantFrom(...months), (all, until) => {
      const earlier = closePeriods(all.filter(({ month }) => month <= until)).periods
      const { periods } = closePeriods(all)
      expect(periods.slice(0, earlier.length)).toEqual(earlier)
      for (const { from, to } of periods) expect(donorsIn(all, from, to)).toBeGreaterThanOrEqual(LEAST_DONORS)
      const shown = periods.at(-1)?.to ?? ''
      expect(sumOf(periods)).toEqual(sumOf(all.filter(({ month }) => month <= shown)))
    }),
  )
})
