import { expect, test } from 'vitest'
import type { LedgerRowWire, TotalsWire } from '#src/features/giving-desk/schema.ts'
import type { ReportWire } from '#src/features/giving-report/schema.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import type { DeskCampaignWire } from './desk/schema.ts'
import { makeCampaign } from './factory.ts'
import type { CampaignWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, time, get, open } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { ask, session } = await deskCaller(site)
const regionNamed = (title: string) => makeRegion(write, { title })
const patch = async (id: number, change: object) => {
  const { version } = (await ask<DeskCampaignWire>('GET', `/campaigns/${id}`)).data
  return ask<DeskCampaignWire>('PATCH', `/campaigns/${id}`, { version, ...change })
}
const text = async (path: string) => (await (await open(path)).text()).replaceAll('<!-- -->', '')
const totals = async (query = '') => (await ask<TotalsWire>('GET', `/donations/totals?${query}`)).data
const paid = async (amount: number, designation: object) => {
  const { id } = await memberWithOrder(site, { amount, designation })
  await site.simulator.settle(id, { channel: 'bca_va' })
  return id
}

test('campaign of a region: named on its page and linked from the region’s page', async () => {
  const region_id = await regionNamed('Uji Barat')
  const id = await makeCampaign(write, { title: 'Lumbung Uji', slug: 'lumbung-uji', region_id })
  const draft = await makeCampaign(write, { title: 'Draf rahasia', region_id })
  await db.updateTable('campaigns').set({ status: 'draft' }).where('id', '=', draft).execute()
  await makeCampaign(write, { title: 'Seluruh jaringan' })
  const region = { id: region_id, title: 'Uji Barat' }
  expect((await get(`/v1/campaigns/${id}`)).data).toMatchObject({ region })
  expect((await get(`/v1/campaigns?region=${region_id}`)).data).toMatchObject([{ id, region }])
  expect((await get('/v1/campaigns?region=x')).code).toBe(400)
  const page = await text('/donasi/lumbung-uji')
  expect(page).toContain('href="/region/uji-barat"')
  expect(page).toContain('Region Uji Barat')
  const regional = await text('/region/uji-barat')
  expect(regional).toContain('Kampanye di region ini')
  expect(regional).toContain('href="/donasi/lumbung-uji"')
  expect(regional).toMatch(/terkumpul dari Rp\s48\.000\.000/)
  expect(regional).toContain('Sampai 31 Desember 2026')
  expect(regional).toContain(`href="/donasi?region=${region_id}"`)
  for (const hidden of ['Draf rahasia', 'Seluruh jaringan']) expect(regional).not.toContain(hidden)
  await regionNamed('Uji tanpa kampanye')
  expect(await text('/region/uji-tanpa-kampanye')).not.toContain('Kampanye di region ini')
})

test('PATCH /v1/desk/campaigns/{id}: sets the region, rejects an unknown one; the list filters by it', async () => {
  const region_id = await regionNamed('Uji Utara')
  const id = await makeCampaign(write, { title: 'Perahu Uji' })
  expect(await patch(id, { region_id: 999_999 })).toMatchObject({
    code: 400,
    errors: { region_id: [expect.any(String)] },
  })
  expect((await patch(id, { region_id })).data).toMatchObject({ region: { title: 'Uji Utara' } })
  const listed = await ask<DeskCampaignWire[]>('GET', `/campaigns?region=${region_id}`)
  expect(listed.data.map((one) => one.id)).toEqual([id])
  const html = await (await session.open(`/desk/giving/campaigns?region=${region_id}`)).text()
  expect(html).toContain('Perahu Uji')
  expect(html).toMatch(new RegExp(`<option value="${region_id}" selected="">Uji Utara</option>`))
  expect((await patch(id, { region_id: null })).data).toMatchObject({ region: null })
})

test('campaign of a region: its gifts count for the region, each once, and regions add up to the total', async () => {
  const region = await regionNamed('Uji Selatan')
  const institution = await makeParticipant(write, { regionId: region, title: 'Lembaga Uji' })
  const campaign = await makeCampaign(write, { region_id: region })
  const plain = await makeCampaign(write)
  const gifts = [
    await paid(100_000, { type: 'campaign', id: campaign }),
    await paid(50_000, { type: 'region', id: region }),
    await paid(20_000, { type: 'partisipan', id: institution.id }),
  ]
  await paid(70_000, { type: 'campaign', id: plain })
  await site.simulator.refund(gifts[0]!, { key: 'part', amount: 30_000 })
  const of = (shares: TotalsWire['by_region'], id: number | null) => shares.find((one) => one.id === id)
  const sums = await totals()
  expect(of(sums.by_region, region)).toMatchObject({ count: 3, received: 170_000, refunded: 30_000 })
  expect(of(sums.by_region, null)).toMatchObject({ count: 1, received: 70_000 })
  expect(of(sums.by_campaign, campaign)).toMatchObject({ count: 1, received: 100_000, kept: 70_000 })
  for (const shares of [sums.by_region, sums.by_campaign, sums.by_institution])
    expect(shares.reduce((sum, { received }) => sum + received, 0)).toBe(sums.all.received)
  expect((await totals(`region=${region}`)).all).toMatchObject({ count: 3, received: 170_000 })
  const rows = (await ask<LedgerRowWire[]>('GET', `/donations?region=${region}`)).data
  expect(rows.map(({ order_id }) => order_id).sort()).toEqual(gifts.sort())
  expect(rows.every((row) => row.region?.id === region)).toBe(true)
  const report = (await get('/v1/reports/donations')).data as ReportWire
  expect(of(report.by_region, region)).toMatchObject({ kept: 140_000 })
  const file = await (await session.open(`/v1/desk/donations/export?region=${region}`)).text()
  expect(file.match(/Uji Selatan/g)!.length).toBeGreaterThanOrEqual(3)
})

test('campaign moved to another region: its sums move along, in the public report at once', async () => {
  const [from, to] = [await regionNamed('Uji Asal'), await regionNamed('Uji Tujuan')]
  const campaign = await makeCampaign(write, { region_id: from })
  await paid(90_000, { type: 'campaign', id: campaign })
  const keptIn = async (id: number) =>
    ((await get('/v1/reports/donations')).data as ReportWire).by_region.find((one) => one.id === id)?.kept
  expect(await keptIn(from)).toBe(90_000)
  const dropped: string[] = []
  site.bus.onInvalidate((tags) => dropped.push(...(tags ?? [])))
  await patch(campaign, { region_id: to })
  expect(dropped).toContain('giving-report')
  expect([await keptIn(from), await keptIn(to)]).toEqual([undefined, 90_000])
  expect((await get(`/v1/campaigns?region=${to}`)).data as CampaignWire[]).toHaveLength(1)
})
