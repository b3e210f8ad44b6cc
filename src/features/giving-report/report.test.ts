import { expect, test } from 'vitest'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody, memberWithOrder, type Opened } from '#test/support/giving.ts'
import { refreshReport } from './refresh-report.ts'
import type { ReportWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, time, write, get, bus } = site
const report = async (query = '') => (await get(`/v1/reports/donations${query}`)).data as ReportWire

test('GET /v1/reports/donations: sums by year, region and institution, without names', async () => {
  const institution = await makeParticipant(write, { title: 'Sanggar Uji' })
  time.now = new Date('2033-12-31T16:59:59Z')
  const { id } = await memberWithOrder(site, { designation: { type: 'partisipan', id: institution.id } })
  await simulator.settle(id, { channel: 'other_qris' })
  await simulator.refund(id, { key: 'a', amount: 25_000 })
  time.now = new Date('2033-12-31T17:00:00Z')
  const body = await guestBody(site, { is_anonymous: true, message: 'Untuk Mama' })
  const guest = (await site.post('/v1/donations/guest', body)).data as Opened
  await simulator.settle(guest.order_id, { channel: 'bca_va' })
  const all = await report()
  expect(all).toMatchObject({
    year: null,
    years: [2034, 2033],
    all: { count: 2, received: 200_000, refunded: 25_000, kept: 175_000, passed_on: 0, balance: 175_000 },
    is_simulation: true,
  })
  expect(all.by_institution.find(({ id: one }) => one === institution.id)).toMatchObject({
    title: 'Sanggar Uji',
    kept: 75_000,
  })
  expect((await report('?year=2033')).all).toMatchObject({ count: 1, received: 100_000 })
  expect((await report('?year=2034')).all).toMatchObject({ count: 1, received: 100_000, refunded: 0 })
  expect((await report('?year=2035')).all).toMatchObject({ count: 0, received: 0 })
  expect((await get('/v1/reports/donations?year=1999')).code).toBe(400)
  const answer = JSON.stringify(all) + (await (await site.open('/donasi/laporan', { cookie: '' })).text())
  for (const word of [body.donor.name, body.donor.email, 'Untuk Mama', guest.order_id])
    expect(answer).not.toContain(word)
})

test('report page: shows the sums, also of one year, without script', async () => {
  const all = await (await site.open('/donasi/laporan', { cookie: '' })).text()
  expect(all).toContain('Rp\u00a0175.000')
  expect(all).toContain('simulasi')
  for (const words of [
    'Rp\u00a0200.000 masuk selama ini, dan belum ada yang diteruskan',
    'Belum ada uang yang diteruskan.',
    'Potongan bank dan penyedia pembayaran belum dikurangkan',
    'Nama donatur tidak ada di sini.',
  ])
    expect(all).toContain(words)
  const one = await (await site.open('/donasi/laporan?year=2033', { cookie: '' })).text()
  expect(one).toContain('Rp\u00a075.000')
  expect(one).toContain('masuk pada tahun 2033')
  expect((await site.open('/donasi/laporan?year=lalu', { cookie: '' })).status).toBe(404)
})

test('refresh-giving-report: invalidates the report within five minutes of a new event, else keeps it', async () => {
  const dropped: unknown[] = []
  bus.onInvalidate((tags) => dropped.push(tags))
  await memberWithOrder(site)
  await refreshReport.run({}, site.jobParts())
  // Once in this process, and once through the database's notification to all.
  await eventually(() => expect(dropped).toEqual([['giving-report'], ['giving-report']]))
  dropped.length = 0
  time.now = new Date(time.now.getTime() + 11 * 60_000)
  await refreshReport.run({}, site.jobParts())
  expect(dropped).toEqual([])
})
