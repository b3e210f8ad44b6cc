import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody, memberWithOrder, type Opened } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import type { DeskCampaignWire } from '../desk/schema.ts'
import { makeCampaign } from '../factory.ts'
import type { CampaignDonorWire, CampaignWire } from '../schema.ts'
import { sendCampaignUpdate } from './send-update.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, letters, time, simulator } = site
time.now = new Date('2026-06-15T05:00:00Z')
await site.work()
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))

async function give(campaign: number, given: object = {}, address = '10.8.0.1') {
  const body = await guestBody(site, { designation: { type: 'campaign', id: campaign }, ...given })
  const { response } = await site.app.handle(
    new Request('http://site.test/v1/donations/guest', {
      method: 'POST',
      headers: { 'x-api-key': 'test-key', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    address,
  )
  const { data } = (await response.json()) as { data: Opened & { order_token: string } }
  await simulator.settle(data.order_id, { channel: 'bca_va' })
  return data
}
const report = (given: object = {}) => ({
  version: 1,
  title: 'Lima puluh rumah punya keran',
  story: 'Air mengalir sejak Senin. Biayanya sesuai rencana.',
  idempotency_key: crypto.randomUUID(),
  ...given,
})
const complete = (id: number, given: object = {}) =>
  staff.post(`/v1/desk/campaigns/${id}/completion`, report(given))
const read = async (id: number) => (await site.get(`/v1/campaigns/${id}`)).data as CampaignWire
const donorsOf = async (id: number, query = '') =>
  (await site.get(`/v1/campaigns/${id}/donors${query}`)).data as CampaignDonorWire[]

test('POST /v1/desk/campaigns/{id}/completion: closes it for good and mails each subscribed donor once', async () => {
  const id = await makeCampaign(write, { title: 'Air Oelpuah', slug: 'air-oelpuah' })
  await give(id, { wants_updates: true, donor: { name: 'Yosefina Bria', email: 'satu@contoh.example' } })
  await give(id, { donor: { name: 'Markus Lende', email: 'tidak@contoh.example' } })
  const body = report()
  const path = `/v1/desk/campaigns/${id}/completion`
  const answers = await Promise.all([1, 2, 3].map(() => staff.post(path, body)))
  for (const answer of answers)
    expect(answer).toMatchObject({ code: 201, data: { status: 'closed', state: 'ended', version: 2 } })
  const shown = await read(id)
  expect(shown).toMatchObject({
    state: 'ended',
    received_amount: 200_000,
    completed_at: time.now.toISOString(),
    completion: { title: 'Lima puluh rumah punya keran' },
    updates: [],
  })
  const sent = () => letters.filter(({ subject }) => subject === 'Selesai: Air Oelpuah')
  await eventually(() => expect(sent()).toMatchObject([{ to: 'satu@contoh.example' }]))
  await sendCampaignUpdate.run({ id: shown.completion!.id }, site.jobParts())
  const current = (await staff.get(`/v1/desk/campaigns/${id}`)).data as DeskCampaignWire
  const opening = { version: current.version, status: 'open' }
  expect(await staff.send('PATCH', `/v1/desk/campaigns/${id}`, json(opening))).toMatchObject({ status: 400 })
  expect(sent()).toHaveLength(1)
  expect(await deadLinks(site)).toEqual([])
})

const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

test('POST /v1/desk/campaigns/{id}/completion: a correction is a new version, without a mail', async () => {
  const id = await makeCampaign(write, { title: 'Atap Waibalun' })
  const donor = { name: 'Orpa Manutede', email: 'atap@contoh.example' }
  await give(id, { wants_updates: true, donor }, '10.8.3.1')
  expect(await complete(id, { version: 9 })).toMatchObject({
    code: 409,
    data: { current: { version: 1, completed_at: null } },
  })
  await complete(id)
  const first = await read(id)
  time.now = new Date('2026-06-15T05:09:00Z')
  const answer = await complete(id, { version: 2, title: 'Lima puluh satu rumah' })
  expect((answer.data as DeskCampaignWire).updates.map(({ title }) => title)).toEqual([
    'Lima puluh satu rumah',
    'Lima puluh rumah punya keran',
  ])
  const now = await read(id)
  expect(now).toMatchObject({
    completed_at: first.completed_at,
    completion: { title: 'Lima puluh satu rumah' },
  })
  // An update after the correction: once its mail is there, one of the correction would be, too.
  const update = { title: 'Kabar sesudahnya', story: report().story, idempotency_key: crypto.randomUUID() }
  await staff.post(`/v1/desk/campaigns/${id}/updates`, update)
  const about = (start: string) =>
    letters.filter(({ to, subject }) => to === 'atap@contoh.example' && subject.startsWith(start))
  await eventually(() => expect(about('Kabar sesudahnya')).toHaveLength(1))
  expect(about('Selesai')).toHaveLength(1)
  const acts = await db
    .selectFrom('audit')
    .select('act')
    .where('entity', '=', 'campaign')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act).slice(-3)).toEqual(['complete', 'correct-completion', 'post-update'])
  await db
    .updateTable('campaigns')
    .set({ status: 'draft', completedAt: null, openedAt: null })
    .where('id', '=', id)
    .execute()
  expect(await complete(id)).toMatchObject({ code: 409 })
})

test('GET /donasi/{slug}: a completed campaign shows its report and leads to one that runs', async () => {
  const running = await makeCampaign(write, { title: 'Masih berjalan', slug: 'masih-berjalan' })
  const id = await makeCampaign(write, { title: 'Perahu Sikakap', slug: 'perahu-sikakap' })
  const form = await (await staff.open(deskPaths.campaign(id))).text()
  expect(form).toContain('Selesaikan kampanye')
  const sent = await staff.send('POST', deskPaths.campaign(id), {
    body: new URLSearchParams({
      intent: 'selesai',
      version: '1',
      report_title: 'Perahunya berlayar',
      report_story: 'Bidan memakainya sejak Senin.',
      idempotency_key: crypto.randomUUID(),
    }),
    headers: { origin: 'http://site.test' },
  })
  expect(sent.headers.get('location')).toContain('tersimpan=selesai')
  expect(await (await staff.open(deskPaths.campaign(id))).text()).toContain('Perbaiki laporan')
  const page = await (await site.open(paths.campaign('perahu-sikakap'), { cookie: '' })).text()
  for (const words of ['Perahunya berlayar', 'Bidan memakainya sejak Senin.', 'Lihat kampanye lain'])
    expect(page).toContain(words)
  expect(page).not.toContain('Beri untuk kampanye ini')
  expect(running).toBeGreaterThan(0)
})

test('GET /v1/campaigns/{id}/donors: those who agreed, newest first; anonymous ones without a name', async () => {
  const id = await makeCampaign(write, { slug: 'daftar-donatur' })
  const donor = (name: string, email: string) => ({ name, email, phone: null })
  const listed = { show_name: true }
  await give(id, { ...listed, donor: donor('Yosefina Bria', 'a@contoh.example') }, '10.8.1.1')
  await give(id, { donor: donor('Tidak Setuju', 'b@contoh.example') }, '10.8.1.2')
  await give(
    id,
    { ...listed, is_anonymous: true, donor: donor('Rahasia Sekali', 'c@contoh.example') },
    '10.8.1.3',
  )
  const back = await give(id, { ...listed, donor: donor('Minta Kembali', 'd@contoh.example') }, '10.8.1.4')
  await simulator.refund(back.order_id, { key: 'semua', amount: 100_000 })
  expect(await donorsOf(id)).toEqual([
    { name: null, month: '2026-06' },
    { name: 'Yosefina Bria', month: '2026-06' },
  ])
  expect(await donorsOf(id, '?limit=1&page=2')).toEqual([{ name: 'Yosefina Bria', month: '2026-06' }])
  const page = await (await site.open(paths.campaign('daftar-donatur'), { cookie: '' })).text()
  for (const words of ['2 dari 3 donasi', 'Seorang donatur', 'Yosefina Bria', 'Juni 2026'])
    expect(page).toContain(words)
  for (const name of ['Tidak Setuju', 'Rahasia Sekali', 'Minta Kembali']) expect(page).not.toContain(name)
})

test('PATCH /v1/donations/{order_id}: takes a donor out of the list at once, also by the mailed key', async () => {
  const id = await makeCampaign(write, { slug: 'tarik-nama' })
  const given = { designation: { type: 'campaign', id }, show_name: true }
  const { member, id: order } = await memberWithOrder(site, given)
  await simulator.settle(order, { channel: 'bca_va' })
  const guest = await give(id, given, '10.8.2.1')
  const page = () => site.open(paths.campaign('tarik-nama'), { cookie: '' }).then((answer) => answer.text())
  expect(await page()).toContain('2 dari 2 donasi')
  const own = await (await member.open(paths.donation(order))).text()
  expect(own).toContain('Keluarkan saya')
  expect((await member.send('PATCH', `/v1/donations/${order}`, json({ show_name: false }))).status).toBe(200)
  expect(await page()).toContain('1 dari 2 donasi')
  const { body, headers } = json({ show_name: false })
  const out = await site.send('PATCH', `/v1/donations/${guest.order_id}`, {
    body,
    headers: { ...headers, 'x-order-token': guest.order_token },
  })
  expect(out.status).toBe(200)
  expect(await donorsOf(id)).toEqual([])
  expect((await member.send('PATCH', `/v1/donations/${order}`, json({}))).status).toBe(400)
})

test('GET /v1/campaigns/{id}/donors: an erased donor is gone', async () => {
  const id = await makeCampaign(write)
  const given = { designation: { type: 'campaign', id }, show_name: true }
  const { user, id: order } = await memberWithOrder(site, given)
  await simulator.settle(order, { channel: 'bca_va' })
  expect(await donorsOf(id)).toMatchObject([{ name: user.namaLengkap }])
  await db.updateTable('users').set({ deletionDueAt: time.now }).where('id', '=', user.id).execute()
  await erasePerson(site.services, user.id, time.now)
  expect(await donorsOf(id)).toEqual([])
})

test('show_name: ignored for gifts that are for no campaign', async () => {
  const { member, id, read: order } = await memberWithOrder(site, { show_name: true })
  expect(await order()).toMatchObject({ show_name: false })
  expect((await member.send('PATCH', `/v1/donations/${id}`, json({ show_name: true }))).status).toBe(200)
  expect(await order()).toMatchObject({ show_name: false })
})
