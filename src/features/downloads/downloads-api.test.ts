import { beforeEach, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeDownload } from './factory.ts'

const site = await freshApp()
const { get, db } = site
const titles = (answer: { data: unknown }) => (answer.data as { title: string }[]).map(({ title }) => title)

beforeEach(async () => {
  for (const table of ['downloadFiles', 'downloads', 'downloadCategories', 'files'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('slugs').where('kind', '=', 'download').execute()
})

test('GET /v1/download gives a row in the shape of the contract', async () => {
  const { id, slug } = await makeDownload(site, { title: 'Menguji benih', fileName: 'menguji-benih.pdf' })
  expect(await get('/v1/download')).toMatchObject({
    code: 200,
    data: [
      {
        id,
        slug,
        title: 'Menguji benih',
        description: 'Satu kalimat tentang bahan ini.',
        image: { url: expect.stringMatching(/^\/cover\/[a-z]+\//) },
        file: { name: 'menguji-benih.pdf', size: 11, url: `/v1/download/${id}/file` },
        category: { slug: 'panduan' },
        parent_category: null,
        access: { level: 'public', allowed: true, needs: null },
        published_at: expect.stringMatching(/Z$/),
      },
    ],
    pagination: { total: 1, last_page: 1, per_page: 10 },
  })
})

test('every page size and order gives each live download once', async () => {
  for (let n = 1; n <= 9; n += 1) await makeDownload(site, { title: `Bahan ${n}` })
  for (const sort of ['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title'])
    for (const limit of [1, 4, 9]) {
      const seen: string[] = []
      for (let page = 1; page <= Math.ceil(9 / limit); page += 1)
        seen.push(...titles(await get(`/v1/download?sort=${sort}&limit=${limit}&page=${page}`)))
      expect(new Set(seen).size, `${sort} ${limit}`).toBe(9)
    }
  expect(titles(await get('/v1/download?limit=2'))).toEqual(['Bahan 9', 'Bahan 8'])
  expect(titles(await get('/v1/download?limit=2&sort=title'))).toEqual(['Bahan 1', 'Bahan 2'])
  expect(await get('/v1/download?page=9')).toMatchObject({ data: [], pagination: { total: 9, prev_page: 1 } })
})

test('a category holds its children, by slug and by number, and counts them', async () => {
  await makeDownload(site, { title: 'Umum', category: 'panduan' })
  await makeDownload(site, { title: 'Air', category: 'air' })
  await makeDownload(site, { title: 'Laporan', category: 'laporan' })
  const { id } = await db
    .selectFrom('downloadCategories')
    .select('id')
    .where('slug', '=', 'panduan')
    .executeTakeFirstOrThrow()
  await db.updateTable('downloadCategories').set({ parentId: id }).where('slug', '=', 'air').execute()
  expect(titles(await get('/v1/download?category=panduan'))).toEqual(['Air', 'Umum'])
  expect(titles(await get(`/v1/download?category=${id}`))).toEqual(['Air', 'Umum'])
  expect(titles(await get('/v1/download?category=air'))).toEqual(['Air'])
  expect(titles(await get('/v1/download?category=tidak-ada'))).toEqual([])
  const { data } = await get('/v1/download?category=air')
  expect(data).toMatchObject([{ category: { slug: 'air' }, parent_category: { id, slug: 'panduan' } }])
  await site.write(async (tx) => tx.invalidate('downloads'))
  expect((await get('/v1/download/categories')).data).toMatchObject([
    { slug: 'panduan', total: 2, children: [{ slug: 'air', total: 1 }] },
    { slug: 'laporan', total: 1, children: [] },
  ])
})

test('searching finds words of title and description, titles first', async () => {
  await makeDownload(site, { title: 'Sumur', description: 'Menyimpan benih di dapur.' })
  await makeDownload(site, { title: 'Benih sorgum', description: 'Panduan.' })
  await makeDownload(site, { title: 'Benih jagung', status: 'draft', publishedAt: null })
  expect(titles(await get('/v1/download?q=benih'))).toEqual(['Benih sorgum', 'Sumur'])
  expect(await get('/v1/download?q=benih&limit=1')).toMatchObject({ pagination: { total: 2 } })
  expect(titles(await get('/v1/download?q=jagung'))).toEqual([])
})

test('wrong page, limit and sort are refused together', async () => {
  const answer = await get('/v1/download?page=0&limit=101&sort=size')
  expect(answer).toMatchObject({ code: 400, data: {} })
  expect(Object.keys(answer.errors!).sort()).toEqual(['limit', 'page', 'sort'])
})

test('a detail is found by number, by slug and by the slug it had before', async () => {
  const { id, slug } = await makeDownload(site)
  const byId = await get(`/v1/download/${id}`)
  expect(byId).toMatchObject({ code: 200, data: { id, slug } })
  expect(await get(`/v1/download/${slug}?slug=1`)).toEqual(byId)
  await reserveSlug(db, 'download', id, 'nama-baru')
  expect(await get(`/v1/download/${slug}?slug=1`)).toMatchObject({ data: { slug: 'nama-baru' } })
  expect(await get('/v1/download/bukan-nomor')).toMatchObject({ code: 400 })
  expect(await get('/v1/download/999999')).toMatchObject({ code: 404 })
})

test('GET /v1/download: unpublished items and their files are not found by anybody', async () => {
  const { as, open } = site
  const draft = await makeDownload(site, { title: 'Draf', status: 'draft', publishedAt: null })
  const gone = await makeDownload(site, { title: 'Dihapus' })
  await db.updateTable('downloads').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  const admin = await as(
    await db.insertInto('users').values(adminRow).returningAll().executeTakeFirstOrThrow(),
  )
  for (const who of [site, admin]) {
    expect((await who.get('/v1/download')).data).toEqual([])
    for (const { id, slug } of [draft, gone]) {
      expect((await who.get(`/v1/download/${id}`)).code).toBe(404)
      expect((await who.get(`/v1/download/${slug}?slug=1`)).code).toBe(404)
      expect((await who.open(`/v1/download/${id}/file`)).status).toBe(404)
    }
  }
  expect((await open('/v1/download/abc/file')).status).toBe(404)
})
const adminRow = {
  email: 'admin@contoh.example',
  namaLengkap: 'Agnes Wora',
  role: 'admin',
  activatedAt: new Date(),
}
