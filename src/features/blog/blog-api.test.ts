import { beforeEach, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeNews } from '../news/factory.ts'
import { makePost } from './factory.ts'

const { get, db, write } = await freshApp()
const titles = (answer: { data: unknown }) => (answer.data as { title: string }[]).map(({ title }) => title)
const hour = (n: number) => new Date(Date.UTC(2026, 5, 1) + n * 3_600_000)

beforeEach(async () => {
  await db.deleteFrom('blog').execute()
  await db.deleteFrom('slugs').where('kind', '=', 'blog').execute()
  await db.deleteFrom('blogThemes').where('id', '<>', 1).execute()
})

const makeTheme = async (slug: string) =>
  db
    .insertInto('blogThemes')
    .values({ slug, title: slug, position: 9 })
    .returning('id')
    .executeTakeFirstOrThrow()

test('GET /v1/blog lists the newest first, ten a page, without the text', async () => {
  for (let n = 1; n <= 12; n += 1) await makePost(write, { title: `Catatan ${n}`, publishedAt: hour(n * 30) })
  const first = await get('/v1/blog')
  expect(first).toMatchObject({ pagination: { total: 12, last_page: 2, per_page: 10, next_page: 2 } })
  expect(titles(first)).toEqual(Array.from({ length: 10 }, (_, i) => `Catatan ${12 - i}`))
  expect(titles(await get('/v1/blog?page=2'))).toEqual(['Catatan 2', 'Catatan 1'])
  expect(Object.keys(first.data[0]).sort()).toEqual([
    'author',
    'created_at',
    'created_by',
    'excerpt',
    'id',
    'image',
    'participant',
    'published_at',
    'region',
    'slug',
    'tema',
    'title',
    'updated_at',
  ])
})

test('every order of the blog gives each post once, deep pages too', async () => {
  for (let n = 1; n <= 7; n += 1) await makePost(write, { publishedAt: hour(Math.floor(n / 3) * 800) })
  for (const sort of ['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title']) {
    const pages = await Promise.all([1, 2, 3].map((n) => get(`/v1/blog?sort=${sort}&limit=3&page=${n}`)))
    const seen = pages.flatMap(titles)
    expect(seen, sort).toHaveLength(7)
    expect(new Set(seen).size, sort).toBe(7)
  }
  expect(await get('/v1/blog?page=99')).toMatchObject({ data: [], pagination: { total: 7, prev_page: 1 } })
})

test('a theme is chosen by slug or number, an unknown one is empty, and themes tell their totals', async () => {
  const { id } = await makeTheme('tanah')
  await makePost(write, { title: 'Renungan' })
  await makePost(write, { title: 'Batas kebun', themeId: id })
  await makePost(write, { title: 'Belum selesai', themeId: id, publishedAt: null })
  expect(titles(await get('/v1/blog?tema=tanah'))).toEqual(['Batas kebun'])
  expect(titles(await get(`/v1/blog?tema=${id}`))).toEqual(['Batas kebun'])
  expect(await get('/v1/blog?tema=tidak-ada')).toMatchObject({ data: [], pagination: { total: 0 } })
  expect((await get('/v1/blog/tema')).data).toEqual([
    { id: 1, slug: 'kabar', title: 'Kabar', lead: '', total: 1 },
    { id, slug: 'tanah', title: 'tanah', lead: '', total: 1 },
  ])
})

test('searching the blog finds words of title, excerpt and text within the chosen theme', async () => {
  const { id } = await makeTheme('dapur')
  await makePost(write, { title: 'Teh kedua', content: '<p>Gula <strong>batu</strong>.</p>' })
  await makePost(write, { title: 'Cangkir', excerpt: 'Tentang teh kental.', themeId: id })
  expect(titles(await get('/v1/blog?q=teh'))).toEqual(['Teh kedua', 'Cangkir'])
  expect(titles(await get('/v1/blog?q=teh&tema=dapur'))).toEqual(['Cangkir'])
  expect(titles(await get('/v1/blog?q=batu'))).toEqual(['Teh kedua'])
  expect(titles(await get('/v1/blog?q=strong'))).toEqual([])
})

test('only live posts are seen, whatever the query says', async () => {
  await makePost(write, { title: 'Terbit' })
  await makePost(write, { title: 'Draf', publishedAt: null })
  const old = await makePost(write, { title: 'Arsip' })
  await db.updateTable('blog').set({ status: 'archived' }).where('id', '=', old.id).execute()
  const gone = await makePost(write, { title: 'Dihapus' })
  await db.updateTable('blog').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  for (const query of ['', '?status=draft', '?sort=title', '?q=arsip', '?q=dihapus', '?tema=kabar'])
    for (const title of titles(await get(`/v1/blog${query}`))) expect(title).toBe('Terbit')
  expect(await get(`/v1/blog/${gone.slug}?slug=1`)).toMatchObject({ code: 404, data: {} })
  for (const { id } of [old, gone]) expect(await get(`/v1/blog/${id}`)).toMatchObject({ code: 404 })
  expect(await get('/v1/blog')).toMatchObject({ pagination: { total: 1 } })
})

test('GET /v1/blog: invalid parameters are refused, each by name', async () => {
  const answer = await get('/v1/blog?page=0&limit=101&sort=author')
  expect(answer).toMatchObject({ success: false, code: 400, data: {} })
  expect(Object.keys(answer.errors!).sort()).toEqual(['limit', 'page', 'sort'])
})

test('a post is found by number, by slug and by an old slug, and carries clean text', async () => {
  const { id, slug } = await makePost(write, {
    title: 'Pohon yang saya tebang',
    content: '<p onclick="x()">Halo<script>alert(1)</script></p>',
  })
  const byId = await get(`/v1/blog/${id}`)
  expect(byId).toMatchObject({ data: { id, slug, content: '<p>Halo</p>', tema: { slug: 'kabar' } } })
  expect(await get(`/v1/blog/${slug}?slug=1`)).toEqual(byId)
  await reserveSlug(db, 'blog', id, 'pohon')
  expect(await get(`/v1/blog/${slug}?slug=1`)).toMatchObject({ data: { id, slug: 'pohon' } })
  expect(await get('/v1/blog/pohon')).toMatchObject({ code: 400, errors: { id: [expect.any(String)] } })
})

test('a slug names one item in each list', async () => {
  await makeNews(write, { title: 'Bukan pohon' })
  await makeNews(write, { title: 'Pohon' })
  await makePost(write, { title: 'Pohon' })
  for (const list of ['news', 'blog'])
    expect(await get(`/v1/${list}/pohon?slug=1`)).toMatchObject({ data: { title: 'Pohon', slug: 'pohon' } })
})

test('no post takes the address of the themes', async () => {
  expect((await makePost(write, { title: 'Tema' })).slug).toBe('tema-2')
})
