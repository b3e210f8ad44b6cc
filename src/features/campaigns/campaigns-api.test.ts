import { expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import { makeCampaign } from './factory.ts'
import type { CampaignWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { get, db, write, time } = site
time.now = new Date('2026-06-15T05:00:00Z')
const read = async (id: number) => (await get(`/v1/campaigns/${id}`)).data as CampaignWire
const permit = {
  number: '7/PUB',
  level: 'provinsi',
  valid_from: '2026-01-01',
  valid_until: '2026-12-31',
} as const
const to = (id: number) => ({ designation: { type: 'campaign', id } })

test('GET /v1/campaigns/{id}: finds a campaign by number, slug or earlier slug', async () => {
  const id = await makeCampaign(write, {
    title: 'Air untuk <Oelpuah>',
    slug: 'air-oelpuah',
    story: 'Satu.\n\n- pipa',
  })
  const campaign = await read(id)
  expect(campaign).toMatchObject({
    id,
    slug: 'air-oelpuah',
    title: 'Air untuk <Oelpuah>',
    state: 'open',
    content: '<p>Satu.</p><ul><li>pipa</li></ul>',
    goal_amount: 48_000_000,
    received_amount: 0,
    gifts: 0,
    is_simulation: true,
    updates: [],
    opens_at: '2025-12-31T17:00:00.000Z',
    closes_at: '2026-12-31T17:00:00.000Z',
    permit: { level: 'nasional', valid_from: '2026-01-01', valid_until: '2026-12-31' },
  })
  await reserveSlug(db, 'campaign', id, 'air-baru')
  for (const slug of ['air-oelpuah', 'air-baru'])
    expect((await get(`/v1/campaigns/${slug}?slug=1`)).data).toMatchObject({ id, slug: 'air-baru' })
})

test('campaign state: dates and permit, whichever is narrower, open and close it at midnight in Jakarta', async () => {
  const id = await makeCampaign(write, {
    starts_on: '2026-03-01',
    ends_on: '2026-08-31',
    permit: { ...permit, valid_from: '2026-04-01', valid_until: '2026-06-30' },
  })
  const stateAt = async (moment: string) => {
    time.now = new Date(moment)
    const { state } = await read(id)
    const listed = (await get(`/v1/campaigns?state=${state}&limit=100`)).data as CampaignWire[]
    expect(listed.map((one) => one.id)).toContain(id)
    return state
  }
  expect(await stateAt('2026-03-31T16:59:59Z')).toBe('upcoming')
  expect(await stateAt('2026-03-31T17:00:00Z')).toBe('open')
  expect(await stateAt('2026-06-30T16:59:59Z')).toBe('open')
  expect(await stateAt('2026-06-30T17:00:00Z')).toBe('ended')
  time.now = new Date('2026-06-15T05:00:00Z')
})

test('GET /v1/campaigns: open first, then upcoming, then ended; no drafts', async () => {
  const make = (title: string, starts_on: string, ends_on: string, more = {}) =>
    makeCampaign(write, { title, starts_on, ends_on, ...more })
  const past = await make('Lewat', '2026-01-01', '2026-02-01')
  const later = await make('Nanti', '2026-09-01', '2026-10-01')
  const soon = await make('Segera berakhir', '2026-01-01', '2026-06-16')
  const draft = await makeCampaign(write, { title: 'Draf' })
  await db.updateTable('campaigns').set({ status: 'draft' }).where('id', '=', draft).execute()
  const ids = ((await get('/v1/campaigns?limit=100')).data as CampaignWire[]).map(({ id }) => id)
  expect(ids[0]).toBe(soon)
  expect(ids.indexOf(later)).toBeLessThan(ids.indexOf(past))
  expect(ids).not.toContain(draft)
  expect(await get(`/v1/campaigns/${draft}`)).toMatchObject({ code: 404 })
  const upcoming = await get('/v1/campaigns?state=upcoming')
  expect((upcoming.data as CampaignWire[]).map(({ id }) => id)).toEqual([later])
  expect(await get('/v1/campaigns?state=draft&page=0')).toMatchObject({ code: 400 })
  expect(await get('/v1/campaigns?page=99')).toMatchObject({ data: [], pagination: { prev_page: 1 } })
})

test('campaign progress: payments in the ledger less refunds, without fees', async () => {
  const id = await makeCampaign(write)
  const paid = await memberWithOrder(site, { ...to(id), amount: 100_000, channel: 'bca_va', cover_fee: true })
  await memberWithOrder(site, { ...to(id), amount: 70_000 })
  expect(await read(id)).toMatchObject({ received_amount: 0, gifts: 0 })
  await site.simulator.settle(paid.id, { channel: 'bca_va' })
  expect(await read(id)).toMatchObject({ received_amount: 100_000, gifts: 1 })
  await db
    .updateTable('donations')
    .set({ status: 'partially_refunded', refundedAmount: 30_000 })
    .where('orderId', '=', paid.id)
    .execute()
  expect(await read(id)).toMatchObject({ received_amount: 70_000, gifts: 1 })
  await db.updateTable('donations').set({ status: 'reversed' }).where('orderId', '=', paid.id).execute()
  expect(await read(id)).toMatchObject({ received_amount: 0, gifts: 0 })
})

test('campaign progress: simulated gifts count nowhere without a simulator', async () => {
  const id = await makeCampaign(write)
  const { id: orderId } = await memberWithOrder(site, to(id))
  await site.simulator.settle(orderId, { channel: 'bca_va' })
  expect(await read(id)).toMatchObject({ received_amount: 100_000, is_simulation: true })
  const real = await freshApp({ siteUrl: site.siteUrl })
  real.time.now = time.now
  expect((await real.get(`/v1/campaigns/${id}`)).data).toMatchObject({
    received_amount: 0,
    is_simulation: false,
  })
})

test('campaign gift: named to donor and gateway; only an open campaign accepts one', async () => {
  const id = await makeCampaign(write, { title: 'Kebun sorgum Mutis' })
  const { member, read: readOrder } = await memberWithOrder(site, to(id))
  const designation = { type: 'campaign', id, title: 'Kebun sorgum Mutis' }
  expect(await readOrder()).toMatchObject({ designation })
  expect((await member.get('/v1/donations')).data).toMatchObject([{ designation }])
  const over = await makeCampaign(write, { ends_on: '2026-06-14' })
  const later = await makeCampaign(write, { starts_on: '2026-06-16' })
  for (const wrong of [over, later, 999_999]) {
    const body = { amount: 50_000, ...to(wrong), consent: true, idempotency_key: crypto.randomUUID() }
    expect(await member.post('/v1/payment/transaction', body)).toMatchObject({
      code: 400,
      errors: { 'designation.id': ['Kampanye ini tidak ada atau tidak sedang dibuka.'] },
    })
  }
})

test('campaign gift: the same key after the end returns the same order', async () => {
  const id = await makeCampaign(write, { ends_on: '2026-06-15' })
  const { member, order } = await memberWithOrder(site, {
    ...to(id),
    idempotency_key: '0b9f4c6e-0c55-4a3e-9a51-0f4f1d1f2a3b',
  })
  time.now = new Date('2026-06-15T17:00:00Z')
  const body = {
    amount: 100_000,
    ...to(id),
    consent: true,
    idempotency_key: '0b9f4c6e-0c55-4a3e-9a51-0f4f1d1f2a3b',
  }
  expect((await member.post('/v1/payment/transaction', body)).data).toMatchObject({
    order_id: order.order_id,
  })
  await site.simulator.settle(order.order_id, { channel: 'bca_va' })
  expect(await read(id)).toMatchObject({ state: 'ended', received_amount: 100_000 })
  time.now = new Date('2026-06-15T05:00:00Z')
})
