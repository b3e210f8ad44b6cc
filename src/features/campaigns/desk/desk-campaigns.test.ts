import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { makeCampaign } from '../factory.ts'
import type { DeskCampaignWire } from './schema.ts'

const site = await freshApp()
const { db, write, time, get } = site
time.now = new Date('2026-06-15T05:00:00Z')
const person = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const staff = await site.as(person)
const patch = async (id: number, body: object) =>
  (await staff
    .send('PATCH', `/v1/desk/campaigns/${id}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    .then((answer) => answer.json())) as Awaited<ReturnType<typeof staff.get>>

const permit = { number: '7/PUB', level: 'provinsi', valid_from: '2026-06-01', valid_until: '2026-08-31' }
const text = {
  title: 'Air untuk Oelpuah',
  excerpt: 'Dua kilometer pipa untuk lima puluh rumah.',
  story: 'Warga berjalan satu jam untuk air.',
  goal_amount: 35_000_000,
  starts_on: '2026-06-01',
  ends_on: null,
  permit: null,
}
const draft = async (given: object = {}) => {
  const answer = await staff.post('/v1/desk/campaigns', {
    ...text,
    idempotency_key: crypto.randomUUID(),
    ...given,
  })
  if (answer.code !== 201) throw new Error(JSON.stringify(answer))
  return answer.data as DeskCampaignWire
}
const auditOf = (id: number) =>
  db
    .selectFrom('audit')
    .select(['act', 'actorRole', 'detail'])
    .where('entity', '=', 'campaign')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()

test('POST /v1/desk/campaigns: creates a draft that only the desk sees; sent twice it is one', async () => {
  const key = crypto.randomUUID()
  const first = await draft({ idempotency_key: key })
  const again = await draft({ idempotency_key: key })
  expect(again.id).toBe(first.id)
  expect(first).toMatchObject({
    status: 'draft',
    state: 'draft',
    slug: 'air-untuk-oelpuah',
    permit: null,
    closes_at: null,
  })
  expect(await get(`/v1/campaigns/${first.id}`)).toMatchObject({ code: 404 })
  expect(await auditOf(first.id)).toHaveLength(1)
})

test('POST /v1/desk/campaigns: the same key twice at once creates one campaign', async () => {
  const key = crypto.randomUUID()
  const made = await Promise.all(Array.from({ length: 5 }, () => draft({ idempotency_key: key })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

test('PATCH /v1/desk/campaigns/{id}: a chosen scene is the cover; without one it follows from the title', async () => {
  const item = await draft()
  expect(item).toMatchObject({
    scene: null,
    cover: { url: expect.stringMatching(/^\/cover\/[a-z]+\/\d+\//) },
  })
  const changed = await patch(item.id, { version: item.version, scene: 'dapur' })
  expect(changed.data).toMatchObject({
    scene: 'dapur',
    cover: { url: expect.stringContaining('/cover/dapur/') },
  })
})

test('PATCH /v1/desk/campaigns/{id}: opening needs a permit, which cannot be removed afterwards', async () => {
  const { id, version } = await draft()
  expect(await patch(id, { version, status: 'open' })).toMatchObject({
    code: 400,
    errors: { permit: [expect.stringContaining('dibuka dengan izin')] },
  })
  expect(await patch(id, { version, status: 'closed' })).toMatchObject({ code: 400 })
  const opened = await patch(id, { version, permit, status: 'open' })
  expect(opened.data).toMatchObject({ status: 'open', state: 'open', version: version + 1, permit })
  expect((await get(`/v1/campaigns/${id}`)).data).toMatchObject({ state: 'open' })
  expect(await patch(id, { version: version + 1, permit: null })).toMatchObject({ code: 400 })
  const closed = await patch(id, { version: version + 1, status: 'closed' })
  expect(closed.data).toMatchObject({ status: 'closed', state: 'ended' })
  expect((await get(`/v1/campaigns/${id}`)).data).toMatchObject({ state: 'ended' })
  expect((await patch(id, { version: version + 2, status: 'open' })).data).toMatchObject({ state: 'open' })
  expect(await auditOf(id)).toMatchObject([
    { act: 'create', actorRole: 'staff' },
    { act: 'open', detail: { fields: ['permit'], permit: { from: null, to: permit } } },
    { act: 'close' },
    { act: 'open' },
  ])
})

test('PATCH /v1/desk/campaigns/{id}: a campaign that has already ended is not opened', async () => {
  const over = { ...permit, valid_from: '2026-01-01', valid_until: '2026-06-14' }
  const { id, version } = await draft({ starts_on: '2026-01-01', permit: over })
  expect(await patch(id, { version, status: 'open' })).toMatchObject({
    code: 400,
    errors: { 'permit.valid_until': ['Izin ini sudah berakhir.'] },
  })
})

test('PATCH /v1/desk/campaigns/{id}: inconsistent days are rejected at their field', async () => {
  const { id, version } = await draft()
  const errorsOf = async (body: object) => Object.keys((await patch(id, { version, ...body })).errors ?? {})
  expect(await errorsOf({ ends_on: '2026-05-31' })).toEqual(['ends_on'])
  expect(await errorsOf({ permit: { ...permit, valid_until: '2026-05-31' } })).toContain('permit.valid_until')
  expect(await errorsOf({ ends_on: '2026-06-10', permit: { ...permit, valid_from: '2026-06-11' } })).toEqual([
    'permit.valid_from',
  ])
  for (const day of ['2026-02-30', '2026-13-01', '1999-01-01', '2026-6-1'])
    expect(await errorsOf({ starts_on: day }), day).toEqual(['starts_on'])
  expect(await errorsOf({ slug: 'laporan' })).toEqual(['slug'])
  expect(await errorsOf({ status: 'draft', received_amount: 1 })).toEqual(['status', 'received_amount'])
})

test('PATCH /v1/desk/campaigns/{id}: a write to an older version answers with the current one', async () => {
  const { id, version } = await draft()
  const both = await Promise.all([
    patch(id, { version, goal_amount: 1_000_000 }),
    patch(id, { version, goal_amount: 2_000_000 }),
  ])
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  const [won, lost] = both[0]!.code === 200 ? both : [both[1]!, both[0]!]
  expect(lost!.data).toEqual({ current: won!.data })
})

test('PATCH /v1/desk/campaigns/{id}: the old slug redirects to the new one', async () => {
  const id = await makeCampaign(write, { slug: 'alamat-lama' })
  const { version } = (await staff.get(`/v1/desk/campaigns/${id}`)).data as DeskCampaignWire
  expect((await patch(id, { version, slug: 'alamat-baru' })).data).toMatchObject({ slug: 'alamat-baru' })
  const answer = await site.open('/donasi/alamat-lama')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/donasi/alamat-baru'])
})

test('POST /v1/desk/campaigns: a title that gives a reserved slug gets another one', async () => {
  expect((await draft({ title: 'Laporan' })).slug).toBe('laporan-2')
})

test('GET /v1/desk/campaigns: filters by title, permit and state', async () => {
  const id = await makeCampaign(write, {
    title: 'Lumbung 100% benih',
    permit: { ...permit, number: 'X-91/PUB', level: 'provinsi' },
  })
  const found = async (query: string) =>
    ((await staff.get(`/v1/desk/campaigns?${query}`)).data as DeskCampaignWire[]).map((row) => row.id)
  expect(await found('q=100%25')).toEqual([id])
  expect(await found('q=x-91')).toEqual([id])
  expect(await found('q=x-91&state=draft')).toEqual([])
  expect(await found('q=x_91')).toEqual([])
})

const dirty =
  '<h2>Rencana</h2><p onclick="x()">Warga <strong>berjalan</strong> satu jam.</p><script>alert(1)</script>' +
  '<ul><li><p>pipa</p></li></ul><p><a href="javascript:alert(1)">peta</a><img src="https://lain.example/a.png"></p>'
const clean =
  '<h2>Rencana</h2><p>Warga <strong>berjalan</strong> satu jam.</p><ul><li><p>pipa</p></li></ul><p><a>peta</a></p>'

test('PATCH /v1/desk/campaigns/{id}: `content` is sanitised for readers, and gives the plain story', async () => {
  const id = await makeCampaign(write)
  const { story, content, version } = (await patch(id, { version: 1, content: dirty }))
    .data as DeskCampaignWire
  expect({ story, content }).toEqual({
    story: '## Rencana\n\nWarga berjalan satu jam.\n\n- pipa\n\npeta',
    content: clean,
  })
  expect((await get(`/v1/campaigns/${id}`)).data).toMatchObject({ content: clean })
  // Written without script: the same words keep their form, other words replace it.
  const same = (await patch(id, { version, story })).data as DeskCampaignWire
  expect(same.content).toBe(clean)
  const plain = await patch(id, { version: same.version, story: '## Rencana\n\nKami menggali <dua> sumur.' })
  expect(plain.data).toMatchObject({ content: '<h2>Rencana</h2><p>Kami menggali &lt;dua&gt; sumur.</p>' })
})

test('PATCH /v1/desk/campaigns/{id}: a picture in the story must be the writer’s own; too few words are rejected', async () => {
  const id = await makeCampaign(write)
  const stranger = await makeUpload(db, (await makeUser(db)).id)
  const text = `<p>Kami menggali dua sumur.</p><img src="/images/${stranger}" alt="Sumur">`
  for (const content of [text, '<p>Pendek.</p>', '<p></p>'])
    expect(await patch(id, { version: 1, content }), content).toMatchObject({
      code: 400,
      errors: { content: [expect.any(String)] },
    })
})

test('PATCH /v1/desk/campaigns/{id}: words changed without script keep the lists, links and pictures of the story', async () => {
  const id = await makeCampaign(write)
  const photo = await makeUpload(db, person.id)
  const picture = `<figure><img src="/images/${photo}" alt="Sumur" /></figure>`
  const list = '<ol><li>gali</li><li>pasang</li></ol>'
  // U+202E reverses what follows it, and a plain box does not keep it.
  const html = `<p>Lihat \u202e<a href="https://a.example/x">peta</a>.</p>${list}${picture}`
  const first = (await patch(id, { version: 1, content: html })).data as DeskCampaignWire
  expect(first.story).toBe(
    `Lihat peta (https://a.example/x).\n\n1. gali\n2. pasang\n\n![Sumur](/images/${photo})`,
  )
  const same = (await patch(id, { version: first.version, story: first.story })).data as DeskCampaignWire
  expect(same.content).toBe(first.content)
  const story = first.story.replace('Lihat', 'Buka')
  const other = (await patch(id, { version: same.version, story })).data as DeskCampaignWire
  const link = '<a href="https://a.example/x">https://a.example/x</a>'
  expect(other.content).toBe(`<p>Buka peta (${link}).</p>${list}${picture}`)
  const { content } = await db
    .selectFrom('campaigns')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(content).toContain(photo)
})

test('POST /v1/desk/campaigns/{id}/updates: HTML is sanitised on the page', async () => {
  const id = await makeCampaign(write)
  const update = { title: 'Galian dimulai', content: dirty, idempotency_key: crypto.randomUUID() }
  expect(await staff.post(`/v1/desk/campaigns/${id}/updates`, update)).toMatchObject({ code: 201 })
  expect((await get(`/v1/campaigns/${id}`)).data).toMatchObject({ updates: [{ content: clean }] })
})
