import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeRegion } from '../regions/factory.ts'
import { makeEvent } from './factory.ts'

const { db, open, write, time } = await freshApp()
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}
const NOW = new Date('2026-11-21T02:18:52Z')
const at = (iso: string, hours = 6) => ({
  startsAt: new Date(iso),
  endsAt: new Date(Date.parse(iso) + hours * 3_600_000),
})
/** The page's words, without tags and without the state for the browser. */
const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

beforeEach(async () => {
  time.now = NOW
  await db.deleteFrom('events').execute()
  await db.deleteFrom('slugs').execute()
})

test('event list: shows upcoming events by month, and marks running ones', async () => {
  await makeEvent(write, { title: 'Pameran', ...at('2026-11-09T02:00:00Z', 600) })
  await makeEvent(write, { title: 'Temu NTT', ...at('2026-12-05T01:00:00Z') })
  await makeEvent(write, { title: 'Sudah selesai', ...at('2026-10-01T01:00:00Z') })
  const text = words((await page('/events')).html)
  expect(text).toMatch(/November 2026.*Sedang berlangsung.*Pameran.*Desember 2026.*Temu NTT/)
  expect(text).toContain('09.00–15.00 WITA')
  expect(text).not.toContain('Sudah selesai')
  expect(text).toMatch(/Akan datang 2 Sudah lewat 1/)
  const past = words((await page('/events?upcoming=0')).html)
  expect(past).toContain('Sudah selesai')
  expect(past).not.toMatch(/Temu NTT|Sedang berlangsung/)
})

test('event list: links the months that have events; a month shows its own', async () => {
  await makeEvent(write, { title: 'Acara Desember', ...at('2026-12-05T01:00:00Z') })
  await makeEvent(write, { title: 'Acara Januari', ...at('2027-01-05T01:00:00Z') })
  const { html } = await page('/events')
  expect(html).toContain('href="/events?bulan=2026-12"')
  expect(html).toContain('href="/events?bulan=2027-01"')
  const january = await page('/events?bulan=2027-01')
  expect(january.html).toContain('<title>Events, Januari 2027 – Jaringan Karya Layanan</title>')
  expect(words(january.html)).not.toContain('Acara Desember')
  expect(words((await page('/events?bulan=2026-02')).html)).toContain('Tidak ada acara pada bulan ini')
})

test('event list: a region is chosen by a plain form and kept by tabs, months and search', async () => {
  const id = await makeRegion(write, { title: 'Region Pilihan' })
  await makeEvent(write, { title: 'Acara di region', regionId: id, ...at('2026-12-05T01:00:00Z') })
  await makeEvent(write, { title: 'Acara di sana', regionId: id, ...at('2027-01-05T01:00:00Z') })
  await makeEvent(write, { title: 'Acara lain', ...at('2026-12-06T01:00:00Z') })
  const { html } = await page(`/events?q=&region=${id}`)
  expect(words(html)).toMatch(/Akan datang 2 Sudah lewat 0.*Acara di region.*Acara di sana/)
  expect(words(html)).not.toContain('Acara lain')
  expect(html).toContain('<title>Events, region Region Pilihan – Jaringan Karya Layanan</title>')
  expect(html).toMatch(new RegExp(`<select[^>]*name="region".*<option value="${id}" selected`, 's'))
  for (const href of [`?upcoming=0&amp;region=${id}`, `?bulan=2027-01&amp;region=${id}`])
    expect(html).toContain(`href="/events${href}"`)
  const found = words((await page(`/events?q=acara&region=${id}`)).html)
  expect(found).not.toContain('Acara lain')
  const past = await page(`/events?upcoming=0&region=${id}`)
  expect(words(past.html)).toContain('Belum ada acara di region ini yang lewat')
  expect(past.html).toContain('<input type="hidden" name="upcoming" value="0"/>')
})

test('event list: searches all events, and escapes the words', async () => {
  await makeEvent(write, { title: 'Pelatihan lama', ...at('2026-10-01T01:00:00Z') })
  await makeEvent(write, { title: 'Pelatihan baru', ...at('2026-12-01T01:00:00Z') })
  expect(words((await page('/events?q=pelatihan')).html)).toMatch(/Pelatihan baru.*Pelatihan lama/)
  const none = await page(`/events?q=${encodeURIComponent('<script>alert(1)</script>')}`)
  expect(none.html).toContain('Belum ada acara tentang')
  expect(none.html).not.toContain('<script>alert')
})

test('event page: shows date, place and countdown without script', async () => {
  const { slug } = await makeEvent(write, { title: 'Temu & "sapa"', ...at('2026-12-05T01:00:00Z') })
  const { html } = await page(`/events/${slug}`)
  const text = words(html)
  expect(text).toContain('Sabtu, 5 Desember 2026')
  expect(text).toMatch(/09\.00–15\.00 WITA \(\s?08\.00 WIB, 10\.00 WIT/)
  expect(text).toContain('Dimulai 13 hari 22 jam lagi: Sabtu, 5 Desember 2026, 09.00–15.00 WITA')
  expect(text).not.toContain('detik')
  expect(html).toContain('href="https://www.openstreetmap.org/search?query=Balai%20Latihan%20Oepura%2C%20Jl.')
  expect(html).toContain(`href="/events/${slug}.ics"`)
  expect(html).toContain('href="webcal://site.test/events/feed.ics"')
})

test('event page: marks a running or past event', async () => {
  const { slug } = await makeEvent(write, at('2026-12-05T01:00:00Z'))
  time.now = new Date('2026-12-05T03:00:00Z')
  expect(words((await page(`/events/${slug}`)).html)).toMatch(
    /Sedang berlangsung\s+Sampai Sabtu, 5 Desember 2026 pukul 15\.00 WITA/,
  )
  time.now = new Date('2026-12-05T07:00:00Z')
  const over = await page(`/events/${slug}`)
  expect(words(over.html)).toContain('Sudah lewat')
  expect(over.html).not.toContain('Simpan ke kalender')
})

test('event page: structured data have the start with the offset of the place', async () => {
  const { slug } = await makeEvent(write, { title: 'Temu', ...at('2026-12-05T01:00:00Z') })
  const { html } = await page(`/events/${slug}`)
  const data = [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Event',
      name: 'Temu',
      startDate: '2026-12-05T09:00:00+08:00',
      endDate: '2026-12-05T15:00:00+08:00',
      location: { '@type': 'Place', name: 'Balai Latihan Oepura', address: 'Jl. Lontar Raya 7, Kota Kupang' },
    }),
  )
})

test('event page: a full running event says so, names its address once, and ends with the next three', async () => {
  const { id, slug } = await makeEvent(write, { title: 'Yang ini', ...at('2026-11-20T01:00:00Z', 72) })
  await db.updateTable('events').set({ registration: 'public', capacity: 1 }).where('id', '=', id).execute()
  await sql`insert into event_registrations (event_id, name, email, state, created_at, confirmed_at, told)
    values (${id}, 'Ina', 'ina@contoh.example', 'confirmed', now(), now(), '{}')`.execute(db)
  for (const day of [10, 11, 12, 13])
    await makeEvent(write, { title: `Acara ${day}`, ...at(`2026-12-${day}T01:00:00Z`) })
  const { html } = await page(`/events/${slug}`)
  const text = words(html)
  expect(text).toContain('Penuh, dan pendaftaran sudah ditutup.')
  expect(text.split('Jl. Lontar Raya 7')).toHaveLength(2)
  expect(text).toMatch(/Acara lain.*Acara 10.*Acara 11.*Acara 12/)
  expect(text.split('Acara lain')[1]).not.toMatch(/Yang ini|Acara 13/)
})

test('event page: no map for an online event', async () => {
  const { slug } = await makeEvent(write, { ...at('2026-12-05T01:00:00Z'), place: 'Daring', address: '' })
  const { html } = await page(`/events/${slug}`)
  expect(html).not.toContain('openstreetmap')
  expect(html).toContain('VirtualLocation')
})

test('event page: a former slug redirects to the current one', async () => {
  const { id, slug } = await makeEvent(write, { title: 'Alamat lama' })
  await reserveSlug(db, 'event', id, 'alamat-baru')
  expect(await page(`/events/${slug}`)).toMatchObject({ status: 301, location: '/events/alamat-baru' })
  expect((await page('/events/alamat-baru')).status).toBe(200)
})

test('event pages: 404 for unknown addresses', async () => {
  for (const path of [
    '/events/tidak-ada',
    '/events/%00',
    `/events/${'a'.repeat(201)}`,
    '/events?page=0',
    '/events?page=abc',
    '/events?upcoming=2',
    '/events?bulan=2026-13',
    '/events?bulan=kapan',
    '/events?region=x',
    '/events?region=999999',
  ])
    expect((await page(path)).status, path).toBe(404)
})

test('GET /events: the calendar is linked where the list is, for programs and for people', async () => {
  const html = await (await open('/events')).text()
  expect(html).toMatch(/<link rel="alternate" type="text\/calendar"[^>]* href="\/events\/feed\.ics"/)
  expect(html).toContain('href="webcal://site.test/events/feed.ics"')
  expect(html).toMatch(/<a href="\/events\/feed\.ics"/)
})
