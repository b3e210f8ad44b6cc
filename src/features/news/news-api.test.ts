import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeNews } from './factory.ts'

const { get, db, write } = await freshApp()
const titles = (answer: { data: unknown }) => (answer.data as { title: string }[]).map(({ title }) => title)
const hour = (n: number) => new Date(Date.UTC(2026, 5, 1) + n * 3_600_000)

beforeEach(async () => {
  await db.updateTable('news').set({ liveRevisionId: null, status: 'draft' }).execute()
  for (const table of ['newsSteps', 'newsRevisions', 'news', 'slugs'] as const)
    await db.deleteFrom(table).execute()
})

test('GET /v1/news lists the newest first, ten a page, with totals', async () => {
  for (let n = 1; n <= 23; n += 1) await makeNews(write, { title: `Kabar ke-${n}`, publishedAt: hour(n * 7) })
  const first = await get('/v1/news')
  expect(first).toMatchObject({
    success: true,
    code: 200,
    message: { title: 'OK', description: 'The request has succeeded.' },
    pagination: { total: 23, last_page: 3, per_page: 10, prev_page: null, current_page: 1, next_page: 2 },
  })
  expect(titles(first)).toEqual(Array.from({ length: 10 }, (_, i) => `Kabar ke-${23 - i}`))
  expect(titles(await get('/v1/news?page=3'))).toEqual(['Kabar ke-3', 'Kabar ke-2', 'Kabar ke-1'])
  expect(first.data[0]).not.toHaveProperty('content')
})

test('every page size and order gives each live item once', async () => {
  for (let n = 1; n <= 17; n += 1)
    await makeNews(write, { title: `Kabar ${n}`, publishedAt: hour(Math.floor(n / 3) * 11) })
  for (const sort of ['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title'])
    for (const limit of [1, 4, 17, 100]) {
      const seen: string[] = []
      for (let page = 1; page <= Math.ceil(17 / limit); page += 1)
        seen.push(...titles(await get(`/v1/news?sort=${sort}&limit=${limit}&page=${page}`)))
      expect(new Set(seen).size, `${sort} ${limit}`).toBe(17)
      expect(seen).toHaveLength(17)
    }
})

test('a page past the end is an empty list and an empty list has one page', async () => {
  expect(await get('/v1/news')).toMatchObject({ data: [], pagination: { total: 0, last_page: 1 } })
  await makeNews(write)
  const past = await get('/v1/news?page=9')
  expect(past).toMatchObject({
    success: true,
    data: [],
    pagination: { total: 1, last_page: 1, prev_page: 1 },
  })
})

test('wrong page, limit and sort are refused together, each by name', async () => {
  for (const page of ['0', '-1', 'abc', '1e9', '1000001', '%20', '1&page=2', '&page='])
    expect((await get(`/v1/news?page=${page}`)).code, page).toBe(400)
  const answer = await get('/v1/news?page=0&limit=101&sort=author')
  expect(answer).toMatchObject({ success: false, code: 400, data: {} })
  expect(Object.keys(answer.errors!).sort()).toEqual(['limit', 'page', 'sort'])
})

test('only live items are seen, whatever the query says', async () => {
  await makeNews(write, { title: 'Terbit' })
  await makeNews(write, { title: 'Draf', status: 'draft', publishedAt: null })
  const gone = await makeNews(write, { title: 'Dihapus' })
  await db.updateTable('news').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  for (const query of ['', '?status=draft', '?sort=title', '?q=draf', '?q=dihapus', '?category=liputan'])
    for (const title of titles(await get(`/v1/news${query}`))) expect(title).toBe('Terbit')
  expect(await get(`/v1/news/${gone.slug}?slug=1`)).toMatchObject({ code: 404, data: {} })
  expect(await get('/v1/news')).toMatchObject({ pagination: { total: 1 } })
})

test('a category is chosen by slug or number and an unknown one is empty', async () => {
  const { id } = await db
    .insertInto('newsCategories')
    .values({ slug: 'advokasi', title: 'Advokasi', coverFamily: 'mengkudu', position: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeNews(write, { title: 'Liputan saja' })
  await makeNews(write, { title: 'Advokasi saja', categoryId: id })
  expect(titles(await get('/v1/news?category=advokasi'))).toEqual(['Advokasi saja'])
  expect(titles(await get(`/v1/news?category=${id}`))).toEqual(['Advokasi saja'])
  expect(await get('/v1/news?category=tidak-ada')).toMatchObject({ data: [], pagination: { total: 0 } })
  const { data } = await get('/v1/news/categories')
  expect(data).toMatchObject([
    { slug: 'liputan', total: 1 },
    { slug: 'advokasi', total: 1 },
  ])
})

test('a slug that is another category’s number or a page of its own confuses nobody', async () => {
  await db
    .insertInto('newsCategories')
    .values({ slug: '1', title: 'Satu', coverFamily: 'daun', position: 9 })
    .execute()
  expect(await get('/v1/news?category=1')).toMatchObject({ code: 200, data: [] })
  await db.deleteFrom('newsCategories').where('slug', '=', '1').execute()
  expect((await makeNews(write, { title: 'Categories' })).slug).toBe('categories-2')
})

test('searching finds words in title and text, without accents and in other forms', async () => {
  await makeNews(write, { title: 'Perahu listrik untuk nelayan', content: '<p>Baterai.</p>' })
  await makeNews(write, {
    title: 'Sekolah lapang',
    content: '<p>Seorang <strong>nelayan</strong> berbagi café.</p>',
  })
  expect(titles(await get('/v1/news?q=nelayan'))).toEqual(['Perahu listrik untuk nelayan', 'Sekolah lapang'])
  expect(titles(await get('/v1/news?q=cafe'))).toEqual(['Sekolah lapang'])
  expect(titles(await get('/v1/news?q=strong'))).toEqual([])
  expect(await get(`/v1/news?q=${encodeURIComponent("'; drop table news --")}`)).toMatchObject({ code: 200 })
})

test('GET /v1/news: for a very common word the newest come first and a thousand are counted', async () => {
  await sql`
    with items as (
      insert into news (status, category_id, title, search, author, cover_family, cover_seed, published_at)
      select 'draft', 1, 'Kabar ' || n, to_tsvector('jejaring', 'gotong royong'), 'A', 'daun', n,
        timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, 1100) n returning id, title
    ), texts as (
      insert into news_revisions (news_id, title, excerpt, content, sanitizer_version)
      select id, title, '', '', 1 from items returning id, news_id
    )
    insert into slugs (kind, slug, item_id) select 'news', 'kabar-' || id, id from items`.execute(db)
  await sql`update news n set status = 'published', live_revision_id = r.id
    from news_revisions r where r.news_id = n.id`.execute(db)
  const first = await get('/v1/news?q=gotong')
  expect(first).toMatchObject({ pagination: { total: 1000, last_page: 100 } })
  expect(titles(first).slice(0, 2)).toEqual(['Kabar 1100', 'Kabar 1099'])
  expect(titles(await get('/v1/news?q=royong&page=2'))[0]).toBe('Kabar 1090')
  await makeNews(write, { title: 'Langka' })
  expect(titles(await get('/v1/news?q=langka'))).toEqual(['Langka'])
})

test('a detail is found by number or by slug and carries clean content', async () => {
  const { id, slug } = await makeNews(write, {
    title: 'Satu kabar',
    content: '<p onclick="x()">Halo<script>alert(1)</script> <a href="javascript:x">dunia</a></p>',
  })
  const byId = await get(`/v1/news/${id}`)
  expect(byId).toMatchObject({
    code: 200,
    data: { id, slug: 'satu-kabar', content: '<p>Halo <a>dunia</a></p>' },
  })
  expect(await get(`/v1/news/${slug}?slug=1`)).toEqual(byId)
  expect(await get('/v1/news/999999')).toMatchObject({ code: 404 })
  for (const path of ['%00', 'a%00b']) expect((await get(`/v1/news/${path}?slug=1`)).code).toBe(400)
  expect((await get('/v1/news?category=%00')).code).toBe(400)
  expect(await get('/v1/news/satu-kabar')).toMatchObject({ code: 400, errors: { id: [expect.any(String)] } })
})

test('GET /v1/news/{slug}: a former slug finds the item, with its current one', async () => {
  const { id } = await makeNews(write, { title: 'Judul lama' })
  await reserveSlug(db, 'news', id, 'judul-baru')
  expect(await get('/v1/news/judul-lama?slug=1')).toMatchObject({ data: { id, slug: 'judul-baru' } })
})

test('two items of the same title get different addresses and different covers', async () => {
  const [one, two] = [await makeNews(write, { title: 'Sama' }), await makeNews(write, { title: 'Sama' })]
  expect([one.slug, two.slug]).toEqual(['sama', 'sama-2'])
  const { data } = await get('/v1/news')
  const [a, b] = data as { image: { url: string } }[]
  expect(a!.image.url).not.toBe(b!.image.url)
})
