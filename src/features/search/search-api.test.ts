import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makePost } from '../blog/factory.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import { makeDownload } from '../downloads/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import { makePage } from '../pages/factory.ts'
import { gatherWords } from './gather-words.ts'
import type { SearchRowWire } from './schema.ts'

const { get, db, open, write, uploads } = await freshApp()

type Answer = {
  success: boolean
  code: number
  data: { corrected: string | null; totals: { kind: string; total: number }[]; rows: SearchRowWire[] }
  pagination: { total: number; last_page: number }
}
const search = async (query: Record<string, string | number>) =>
  (await get(`/v1/search?${new URLSearchParams(query as Record<string, string>)}`)) as unknown as Answer
const titles = ({ data }: Answer) => data.rows.map(({ title }) => title)

beforeAll(async () => {
  const content = '<p>Harga 3 &lt; 4 &amp; turun.</p><p>Seekor <strong>cendrawasih</strong> lewat.</p>'
  await makeNews(write, { title: 'Cendrawasih kembali', slug: 'burung', content })
  await makePost(write, { title: 'Pagi bersama cendrawasih', slug: 'pagi' })
  await makeEvent(write, { title: 'Pekan cendrawasih', slug: 'pekan' })
  await makePage(write, { title: 'Hutan cendrawasih', slug: 'hutan' })
  await makeDownload({ write, uploads }, { title: 'Panduan cendrawasih', slug: 'panduan', level: 'internal' })
  await makeParticipant(write, { title: 'Yayasan Cendrawasih', slug: 'yayasan' })
  await makeCampaign(write, { title: 'Sarang cendrawasih', slug: 'sarang' })
  await makeNews(write, { title: 'Kampanye air bersih di Mentawai' })
  await makeNews(write, { title: 'Koperasi menutup buku' })
  await gatherWords(db)
})

test('GET /v1/search ranks all kinds in one list, with root-relative addresses', async () => {
  const answer = await search({ q: 'cendrawasih' })
  expect(answer).toMatchObject({
    success: true,
    code: 200,
    data: { corrected: null },
    pagination: { total: 7, per_page: 10, current_page: 1 },
  })
  expect(answer.data.rows.map(({ url }) => url).sort()).toEqual([
    '/about/hutan',
    '/blog/pagi',
    '/donasi/sarang',
    '/download/panduan',
    '/events/pekan',
    '/news/burung',
    '/participants/yayasan',
  ])
  for (const { kind, date } of answer.data.rows)
    expect(date === null, kind).toBe(['page', 'participant'].includes(kind))
})

test('GET /v1/search: counts the matches of every kind, also while one is chosen', async () => {
  for (const kind of ['', 'blog', 'news']) {
    const { data, pagination } = await search({ q: 'cendrawasih', ...(kind && { kind }) })
    expect(Object.fromEntries(data.totals.map((one) => [one.kind, one.total]))).toMatchObject({
      news: 1,
      blog: 1,
      event: 1,
      page: 1,
      download: 1,
      participant: 1,
      campaign: 1,
    })
    expect(pagination.total).toBe(kind ? 1 : 7)
    expect(data.rows.every((row) => !kind || row.kind === kind)).toBe(true)
  }
  expect((await search({ q: 'tidakadayangbegini' })).data.rows).toEqual([])
})

test('an excerpt is plain text in parts, of which the matches are marked', async () => {
  const { data } = await search({ q: 'cendrawasih', kind: 'news' })
  const { excerpt } = data.rows[0]!
  expect(excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual(['cendrawasih'])
  expect(excerpt.map(({ text }) => text).join('')).toContain('Harga 3 < 4 & turun. Seekor cendrawasih lewat')
})

test('GET /v1/search: matches in the title come before those in the text', async () => {
  await makeNews(write, { title: 'Pasar pagi', content: '<p>Ada kerajinan rumbia.</p>' })
  await makePost(write, { title: 'Menganyam rumbia' })
  expect(titles(await search({ q: 'rumbia' }))).toEqual(['Menganyam rumbia', 'Pasar pagi'])
})

test('a kind is chosen by name, and every page size gives each result once', async () => {
  for (const kind of ['news', 'blog', 'event', 'page', 'download', 'participant']) {
    const { data } = await search({ q: 'cendrawasih', kind })
    expect(data.rows.map((row) => row.kind)).toEqual([kind])
  }
  for (const limit of [1, 2, 4, 6]) {
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(7 / limit); page += 1)
      seen.push(...titles(await search({ q: 'cendrawasih', limit, page })))
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  }
  expect(await search({ q: 'cendrawasih', page: 99 })).toMatchObject({
    data: { rows: [] },
    pagination: { total: 7 },
  })
  expect(await get('/v1/search?q=x&kind=user&page=0')).toMatchObject({
    code: 400,
    errors: { kind: expect.anything(), page: expect.anything() },
  })
})

test('only live items are found, under their current slugs', async () => {
  await makeNews(write, { title: 'Kasuari draf', status: 'draft', publishedAt: null })
  const gone = await makePost(write, { title: 'Kasuari dihapus' })
  await db.updateTable('blog').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  const left = await makeParticipant(write, { title: 'Kasuari bubar' })
  await db.updateTable('participants').set({ deletedAt: new Date() }).where('id', '=', left.id).execute()
  expect(await search({ q: 'kasuari' })).toMatchObject({ data: { rows: [] }, pagination: { total: 0 } })
  const { id } = await makeEvent(write, { title: 'Kasuari pulang', slug: 'kasuari-lama' })
  await reserveSlug(db, 'event', id, 'kasuari-baru')
  expect((await search({ q: 'kasuari' })).data.rows.map(({ url }) => url)).toEqual(['/events/kasuari-baru'])
})

test('search: corrects typing errors, and the answer has the corrected words', async () => {
  for (const q of ['air brsih', 'air bresih', 'AIR  BERSSIH', 'air bersoh mentawia']) {
    const answer = await search({ q })
    expect(titles(answer), q).toEqual(['Kampanye air bersih di Mentawai'])
    expect(answer.data.corrected, q).toMatch(/^air +bersih( mentawai)?$/i)
    expect(await search({ q, literal: 1 }), q).toMatchObject({
      data: { corrected: null, rows: [] },
      pagination: { total: 0 },
    })
  }
})

test('words that find enough, or have nothing like them, stay as they are', async () => {
  await makeNews(write, { title: 'Bersoh bersama' })
  const found = await search({ q: 'koperasi' })
  expect([titles(found), found.data.corrected]).toEqual([['Koperasi menutup buku'], null])
  expect(await search({ q: 'qwertyuiop' })).toMatchObject({ data: { corrected: null, rows: [] } })
  // One text has the misspelt word: it stays among the results of the corrected query.
  const next = await search({ q: 'bersoh' })
  expect(next.data.corrected).toBe('bersih')
  expect(titles(next)).toEqual(expect.arrayContaining(['Bersoh bersama', 'Kampanye air bersih di Mentawai']))
})

test('words of titles that are gone leave the word table', async () => {
  const { id } = await makeNews(write, { title: 'Tengkawang berbuah' })
  await gatherWords(db)
  expect((await search({ q: 'tengkawag' })).data.corrected).toBe('tengkawang')
  await db.updateTable('news').set({ deletedAt: new Date() }).where('id', '=', id).execute()
  await gatherWords(db)
  const words = await db.selectFrom('searchWords').select('word').where('word', '=', 'tengkawang').execute()
  expect(words).toEqual([])
})

test.for([
  [''],
  ['   '],
  ['"'],
  ['"air bersih'],
  ["'; drop table news --"],
  ['%'],
  ['_%\\'],
  ['\u0000air'],
  ['&|!():*<->'],
  ['-'],
  ['-air'],
  ['or or or'],
  ['<script>alert(1)</script>'],
  ['\u202e\u200b\ufeff'],
  ['di ke dari'],
  ['😀 air'],
  ['İSTANBUL e\u0301'],
  ['../../etc/passwd'],
  ['\\'],
  ['$1 $$ :a ?'],
])('whatever is typed is only a search: %j', async ([q]) => {
  expect(await search({ q: q! })).toMatchObject({
    success: true,
    code: 200,
    data: { rows: expect.any(Array) },
  })
})

test.for([
  ['one word', 'a'.repeat(10_000)],
  ['many words', 'air '.repeat(2_500)],
  ['letters that are pairs', 'a😀'.repeat(300)],
])('an overlong search is cut, %s', async ([, q]) => {
  expect(await search({ q: q! })).toMatchObject({
    success: true,
    code: 200,
    data: { rows: expect.any(Array) },
  })
})

test('any string is answered with an envelope, and nothing breaks', async () => {
  const piece = fc.constantFrom(
    'air',
    ' ',
    '"',
    '-',
    'or',
    '&',
    '|',
    '!',
    '(',
    ')',
    ':*',
    "'",
    '\\',
    '%',
    '\ud800',
    '\0',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      const answer = await search({ q })
      expect([200, 400]).toContain(answer.code)
      expect(answer).toHaveProperty('message.title')
    }),
    { numRuns: 150 },
  )
})

test('search page: without a hit shows no counts of kinds, and ways to regions and giving', async () => {
  const html = await (await open('/search?q=zzqxw')).text()
  expect(html).toContain('Belum ada isi tentang')
  expect(html).not.toMatch(/Hasil per jenis|aria-label="Jenis isi"/)
  const [, start] = html.split('mulai dari sini')
  for (const to of ['/region', '/donasi'])
    expect(start).toContain(`<a class="hit-area text-row font-semibold group-hover:underline" href="${to}"`)
})

test('GET /v1/search: for a very common word other kinds come first and the total is a thousand', async () => {
  await sql`
    with items as (
      insert into news (status, category_id, title, search, author, cover_family, cover_seed, published_at,
        live_revision_id)
      select 'draft', 1, 'Gambut ' || i, to_tsvector('jejaring', 'gambut'), 'Penulis', 'daun', i,
        timestamptz '2020-01-01Z' + i * interval '1 hour', null
      from generate_series(1, 1200) i returning id, title
    ), revisions as (
      insert into news_revisions (news_id, title, excerpt, content, sanitizer_version)
      select id, title, 'Tentang gambut.', '', 1 from items returning id, news_id
    )
    insert into slugs (kind, slug, item_id) select 'news', 'gambut-' || id, id from items`.execute(db)
  await sql`update news n set live_revision_id = r.id, status = 'published' from news_revisions r
    where r.news_id = n.id and n.title like 'Gambut %'`.execute(db)
  await makePost(write, { title: 'Merawat gambut' })
  const first = await search({ q: 'gambut', limit: 3 })
  expect(first.pagination.total).toBe(1_000)
  const html = await (await open('/search?q=gambut')).text()
  expect(html).toMatch(/>Semua<span[^>]*>1\.000\+</)
  expect(html).toMatch(/>Blog<span[^>]*>1</)
  expect(titles(first)).toEqual(['Merawat gambut', 'Gambut 1200', 'Gambut 1199'])
  expect(titles(await search({ q: 'gambut', limit: 100, page: 10 })).at(-1)).toBe('Gambut 202')
  expect(titles(await search({ q: 'gambut', limit: 100, page: 11 }))).toEqual([])
})
