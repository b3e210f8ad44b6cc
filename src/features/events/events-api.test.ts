import { beforeEach, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEvent } from './factory.ts'

const { get, db, write, time } = await freshApp()
const NOW = new Date('2026-11-21T03:00:00Z')
const HOUR = 3_600_000
const titles = (answer: { data: unknown }) => (answer.data as { title: string }[]).map(({ title }) => title)
/** An event that begins in so many hours and lasts two. */
const makeAt = (hours: number, title: string) =>
  makeEvent(write, {
    title,
    startsAt: new Date(NOW.getTime() + hours * HOUR),
    endsAt: new Date(NOW.getTime() + (hours + 2) * HOUR),
  })

beforeEach(async () => {
  time.now = NOW
  await db.deleteFrom('events').execute()
  await db.deleteFrom('slugs').execute()
})

test('GET /v1/events: has the agreed shape, with the day of the place', async () => {
  const { id, slug } = await makeEvent(write, {
    title: 'Malam syukur',
    startsAt: new Date('2026-12-11T16:30:00Z'),
    endsAt: new Date('2026-12-11T18:00:00Z'),
    timezone: 'Asia/Jayapura',
  })
  const { data } = await get('/v1/events')
  expect(data).toEqual([
    {
      id,
      slug,
      title: 'Malam syukur',
      description: 'Satu kalimat tentang acara ini.',
      image: {
        name: expect.stringMatching(/^cover-[a-z]+-\d+\.svg$/),
        url: expect.stringMatching(/^\/cover\//),
        width: 640,
        height: 400,
      },
      place: 'Balai Latihan Oepura',
      address: 'Jl. Lontar Raya 7, Kota Kupang',
      date: '2026-12-12',
      start_at: '2026-12-11T16:30:00.000Z',
      end_at: '2026-12-11T18:00:00.000Z',
      timezone: 'Asia/Jayapura',
      created_at: expect.any(String),
      region: null,
      participant: null,
    },
  ])
})

test('GET /v1/events: upcoming ones are ordered soonest first, past ones and all together latest first', async () => {
  await makeAt(-50, 'Lama')
  await makeAt(-5, 'Kemarin')
  await makeAt(-1, 'Sedang')
  await makeAt(10, 'Besok')
  await makeAt(90, 'Nanti')
  expect(titles(await get('/v1/events?upcoming=1'))).toEqual(['Sedang', 'Besok', 'Nanti'])
  expect(titles(await get('/v1/events?upcoming=0'))).toEqual(['Kemarin', 'Lama'])
  expect(titles(await get('/v1/events'))).toEqual(['Nanti', 'Besok', 'Sedang', 'Kemarin', 'Lama'])
  expect(titles(await get('/v1/events?sort=title'))).toEqual(['Besok', 'Kemarin', 'Lama', 'Nanti', 'Sedang'])
  expect(titles(await get('/v1/events?sort=-created_at'))[0]).toBe('Nanti')
})

test('GET /v1/events: an event is no longer upcoming when it ends, without an edit', async () => {
  await makeAt(1, 'Sebentar')
  const count = async () => (await get('/v1/events?upcoming=1')).pagination
  time.now = new Date(NOW.getTime() + 3 * HOUR - 1)
  expect(await count()).toMatchObject({ total: 1 })
  time.now = new Date(NOW.getTime() + 3 * HOUR)
  expect(await count()).toMatchObject({ total: 0, last_page: 1 })
  expect(await get('/v1/events?upcoming=0')).toMatchObject({ pagination: { total: 1 } })
})

test('GET /v1/events: every page size returns each event once, and none past the end', async () => {
  for (let n = 0; n < 11; n += 1) await makeAt(Math.floor(n / 3), `Acara ${n}`)
  for (const limit of [1, 4, 11]) {
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(11 / limit); page += 1)
      seen.push(...titles(await get(`/v1/events?upcoming=1&limit=${limit}&page=${page}`)))
    expect(new Set(seen).size, String(limit)).toBe(11)
  }
  expect(await get('/v1/events?page=3')).toMatchObject({
    data: [],
    pagination: { total: 11, last_page: 2, prev_page: 2, current_page: 3, next_page: null },
  })
})

test('GET /v1/events: a month is that of the place in which the event begins', async () => {
  const at = (startsAt: string, timezone: 'Asia/Jakarta' | 'Asia/Jayapura', title: string) =>
    makeEvent(write, { title, startsAt: new Date(startsAt), endsAt: new Date('2027-01-02T00:00Z'), timezone })
  await at('2026-12-31T16:00:00Z', 'Asia/Jayapura', 'Sudah Januari')
  await at('2026-12-31T16:00:00Z', 'Asia/Jakarta', 'Masih Desember')
  await makeAt(-100, 'Lewat')
  expect(titles(await get('/v1/events?bulan=2026-12'))).toEqual(['Masih Desember'])
  expect(titles(await get('/v1/events?bulan=2027-01'))).toEqual(['Sudah Januari'])
  expect(titles(await get('/v1/events?bulan=2025-01'))).toEqual([])
  expect(await get('/v1/events/months')).toMatchObject({
    data: {
      now: NOW.toISOString(),
      months: [
        { month: '2026-11', upcoming: 0, past: 1 },
        { month: '2026-12', upcoming: 1, past: 0 },
        { month: '2027-01', upcoming: 1, past: 0 },
      ],
    },
  })
})

test('GET /v1/events: filters by region, and by words in title, place and text', async () => {
  const { id } = await db
    .insertInto('regions')
    .values({ title: 'Region Uji' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeEvent(write, { title: 'Bersih pantai', regionId: id, content: '<p>Menghitung bakau.</p>' })
  await makeEvent(write, { title: 'Kelas daring', place: 'Aula Café' })
  expect(titles(await get(`/v1/events?region=${id}`))).toEqual(['Bersih pantai'])
  expect(titles(await get('/v1/events?region=999999'))).toEqual([])
  expect(await get(`/v1/events/months?region=${id}`)).toMatchObject({ data: { months: [{ upcoming: 1 }] } })
  expect(titles(await get('/v1/events?q=bakau'))).toEqual(['Bersih pantai'])
  expect(titles(await get('/v1/events?q=cafe'))).toEqual(['Kelas daring'])
  expect(await get(`/v1/events?q=${encodeURIComponent("'; drop table events --")}`)).toMatchObject({
    code: 200,
  })
})

test('GET /v1/events: rejects invalid filters together, each by name', async () => {
  const answer = await get('/v1/events?page=0&limit=101&sort=start_at&upcoming=2&bulan=2026-13&region=x')
  expect(answer).toMatchObject({ success: false, code: 400, data: {} })
  expect(Object.keys(answer.errors!).sort()).toEqual(['bulan', 'limit', 'page', 'region', 'sort', 'upcoming'])
})

test('GET /v1/events: live events only', async () => {
  await makeEvent(write, { title: 'Terbit' })
  const draft = await makeEvent(write, { title: 'Draf', status: 'draft' })
  const gone = await makeEvent(write, { title: 'Dihapus' })
  await db.updateTable('events').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  for (const query of ['', '?upcoming=1', '?sort=title', '?q=draf', '?bulan=2026-12'])
    for (const title of titles(await get(`/v1/events${query}`))) expect(title).toBe('Terbit')
  for (const { id, slug } of [draft, gone]) {
    expect(await get(`/v1/events/${id}`)).toMatchObject({ code: 404, data: {} })
    expect(await get(`/v1/events/${slug}?slug=1`)).toMatchObject({ code: 404 })
  }
  expect(await get('/v1/events/months')).toMatchObject({ data: { months: [{ upcoming: 1 }] } })
})

test('GET /v1/events/{id}: by number or any slug, with sanitised content and the server’s time', async () => {
  const { id } = await makeEvent(write, {
    title: 'Satu acara',
    content: '<p onclick="x()">Halo<script>alert(1)</script></p>',
  })
  await reserveSlug(db, 'event', id, 'acara-baru')
  const byId = await get(`/v1/events/${id}`)
  expect(byId).toMatchObject({
    code: 200,
    data: { id, slug: 'acara-baru', content: '<p>Halo</p>', now: NOW.toISOString() },
  })
  expect(await get('/v1/events/acara-baru?slug=1')).toEqual(byId)
  expect(await get('/v1/events/satu-acara?slug=1')).toEqual(byId)
  expect(await get('/v1/events/satu-acara')).toMatchObject({
    code: 400,
    errors: { id: [expect.any(String)] },
  })
  expect(await get('/v1/events/999999')).toMatchObject({ code: 404 })
})

test('createEvent: never assigns a reserved slug', async () => {
  expect((await makeEvent(write, { title: 'Months' })).slug).toBe('months-2')
  expect((await makeEvent(write, { title: 'Feed' })).slug).toBe('feed-2')
})
