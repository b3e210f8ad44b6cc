import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dispatch } from '#src/platform/http/dispatch.ts'
import { createRemember } from '#src/platform/page-cache/remember.ts'
import { type RequestScope, runInScope } from '#src/platform/request-scope.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeDownload } from '../downloads/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import { revisePage } from '../pages/revise-page.ts'
import { makeRegion } from '../regions/factory.ts'
import { readHome } from './api.ts'
import type { HomeWire } from './schema.ts'

const empty = await freshApp()
const { get, open, as, db, write, uploads, bus, time, services } = await freshApp()
const home = async () => (await get('/v1/home')).data as HomeWire
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
const noon = new Date('2026-11-21T05:00:00Z')
const daysOn = (n: number) => new Date(noon.getTime() + n * 86_400_000)
time.now = noon

async function fill() {
  for (const [code, name] of [
    ['53', 'NTT'],
    ['81', 'Maluku'],
    ['34', 'Yogyakarta'],
  ] as const) {
    const regionId = await makeRegion(write, { title: name, provinceCode: code })
    for (let n = 1; n <= 6; n += 1) await makeParticipant(write, { title: `${name} ${n}`, regionId })
  }
  for (let n = 1; n <= 7; n += 1) await makeNews(write, { title: `Kabar ${n}` })
  for (const days of [-3, 0, 9, 4, 30])
    await makeEvent(write, {
      title: `Acara ${days}`,
      startsAt: daysOn(days - 0.1),
      endsAt: daysOn(days + 0.1),
    })
  for (let n = 1; n <= 8; n += 1)
    await makeDownload({ write, uploads }, { title: `Bahan ${n}`, level: n % 2 ? 'public' : 'internal' })
}
await fill()

test('one call gives every section, newest or nearest first', async () => {
  const { hero, figures, regions, news, focus_areas, events, downloads, participants } = await home()
  expect(hero).toEqual({ title: 'Satu tenunan, ratusan tangan.', text: '' })
  expect(figures).toEqual([
    { value: 18, label: 'lembaga partisipan' },
    { value: 18 * 12, label: 'anggota di semua lembaga' },
    { value: 3, label: 'region' },
    { value: 5, label: 'kegiatan', year: 2026 },
  ])
  expect(regions.find(({ title }) => title === 'NTT')).toMatchObject({
    province_code: '53',
    partisipan_total: 6,
  })
  expect(titles(news)).toEqual(['Kabar 7', 'Kabar 6', 'Kabar 5', 'Kabar 4', 'Kabar 3'])
  expect(focus_areas.map(({ slug }) => slug)).toEqual([
    'perempuan-anak-dan-disabilitas',
    'sumber-daya-alam',
    'keadilan-iklim',
    'penguatan-region-dan-jaringan',
  ])
  expect(titles(events)).toEqual(['Acara 0', 'Acara 4', 'Acara 9'])
  expect(titles(downloads)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Bahan ${n}`))
  expect(participants).toHaveLength(8)
})

test('home: a listed download shows its level and never the address of its file', async () => {
  const { downloads } = await home()
  expect(downloads[0]).toMatchObject({ access: { level: 'internal' }, file: { name: 'panduan.pdf' } })
  expect(downloads[1]).toMatchObject({ access: { level: 'public' } })
  expect(JSON.stringify(downloads)).not.toMatch(/file"?\/|"allowed"|"file":\{[^}]*url/)
})

test('a cold answer takes eight statements, a later one five', async () => {
  const cold = { ...services, remember: createRemember(bus) }
  const ask = async () => {
    const visit = { address: '', userAgent: '', session: null }
    const scope: RequestScope = {
      requestId: '',
      visit,
      statements: 0,
      tags: new Set(),
      cookies: [],
      headers: [],
    }
    await runInScope(scope, () => dispatch(readHome, {}, null, cold))
    return scope
  }
  expect((await ask()).statements).toBe(8)
  const { statements, tags } = await ask()
  expect(statements).toBe(5)
  expect([...tags!].sort()).toEqual([
    'campaigns',
    'downloads',
    'events',
    'giving-report',
    'news',
    'pages',
    'participants',
    'regions',
    'settings',
  ])
})

test('the institutions change by day, not by call, and no region has two more than another', async () => {
  const drawn = []
  for (let day = 0; day < 6; day += 1) {
    time.now = daysOn(day)
    const { participants } = await home()
    expect((await home()).participants).toEqual(participants)
    const perRegion = [...Map.groupBy(participants, ({ title_region }) => title_region).values()]
    expect(perRegion.map(({ length }) => length).sort()).toEqual([2, 3, 3])
    drawn.push(titles(participants).join())
  }
  time.now = noon
  expect(new Set(drawn).size).toBe(6)
})

test('nothing that is not live is shown', async () => {
  const late = new Date('2026-11-20T00:00:00Z')
  await makeNews(write, { title: 'Draf', status: 'draft', publishedAt: null })
  await makeEvent(write, { title: 'Draf', status: 'draft', startsAt: daysOn(1), endsAt: daysOn(2) })
  await makeDownload({ write, uploads }, { title: 'Draf', status: 'draft', publishedAt: null })
  const gone = {
    news: await makeNews(write, { title: 'Dihapus', publishedAt: late }),
    events: await makeEvent(write, { title: 'Dihapus', startsAt: daysOn(1), endsAt: daysOn(2) }),
    downloads: await makeDownload({ write, uploads }, { title: 'Dihapus', publishedAt: late }),
  }
  for (const [table, { id }] of Object.entries(gone) as ['news', { id: number }][])
    await db.updateTable(table).set({ deletedAt: noon }).where('id', '=', id).execute()
  expect(JSON.stringify(await home())).not.toMatch(/Draf|Dihapus/)
})

test('a focus page has no excerpt before it was written, and is found after it was renamed', async () => {
  const page = async () => (await home()).focus_areas[2]!
  expect((await page()).excerpt).toBe('')
  const { itemId } = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('slug', '=', 'keadilan-iklim')
    .executeTakeFirstOrThrow()
  await write((tx) =>
    revisePage(tx, itemId, { title: 'Adil', excerpt: 'Hujan.', content: '<p>Isi.</p>', by: null }),
  )
  await reserveSlug(db, 'page', itemId, 'iklim')
  expect(await page()).toMatchObject({ slug: 'iklim', title: 'Adil', excerpt: 'Hujan.' })
})

test('the page shows every section, within its size', async () => {
  const html = await (await open('/')).text()
  for (const heading of ['News', 'Empat bidang kerja', 'Events', 'Pengetahuan', 'Participants'])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
  expect(html).toContain('dan 10 lembaga lain')
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
  expect(gzipSync(html).length).toBeLessThan(25_000)
})

test('the event that begins next leads, with the days left by the calendar of its place', async () => {
  const leads = async (days: number) => {
    time.now = daysOn(days)
    const html = await (await open('/')).text()
    return html.slice(html.indexOf('Kegiatan terdekat'), html.indexOf('Lihat rincian acara'))
  }
  expect(await leads(0)).toMatch(/Acara 4.*>4<\/span>.*hari lagi/s)
  expect(await leads(3)).toMatch(/Acara 4.*Besok/s)
  // 03.24 in the event's zone, still the day before in UTC.
  expect(await leads(3.6)).toMatch(/Acara 4.*Hari ini/s)
  time.now = noon
  const html = await (await open('/')).text()
  expect(html.match(/Sedang berlangsung/g)).toHaveLength(1)
})

test('home: search engines get the organisation and how to search', async () => {
  const html = await (await open('/')).text()
  const data = [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(data).toMatchObject([
    { '@type': 'Organization', url: 'http://site.test/' },
    {
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: 'http://site.test/search?q={search_term_string}',
      },
    },
  ])
})

test('a new installation has a page without empty sections', async () => {
  expect(await empty.get('/v1/home')).toMatchObject({
    code: 200,
    data: { figures: [], news: [], events: [], downloads: [], participants: [] },
  })
  const html = await (await empty.open('/')).text()
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text)
  expect(headings.slice(0, 3)).toEqual([
    'Ikut menenun, mulai dari lima puluh ribu.',
    'Empat bidang kerja',
    'Tambahkan benang Anda',
  ])
})

test('a member is not asked to register', async () => {
  const invitation = 'Tambahkan benang Anda'
  expect(await (await open('/')).text()).toContain(invitation)
  const member = await as(await makeUser(db))
  expect(await (await member.open('/')).text()).not.toContain(invitation)
})
