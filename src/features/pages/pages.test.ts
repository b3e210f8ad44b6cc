import { expect, test } from 'vitest'
import { listLive } from '#src/platform/database/dated-list.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { sanitize } from '#src/platform/text/sanitize.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makePage } from './factory.ts'
import { pageList } from './queries.ts'
import { revisePage } from './revise-page.ts'

const { db, get, open, write } = await freshApp()
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}
const aboutSlugs = [
  'sejarah',
  'visi-misi',
  'nilai-nilai-dasar',
  'perempuan-anak-dan-disabilitas',
  'sumber-daya-alam',
  'penguatan-region-dan-jaringan',
  'keadilan-iklim',
  'struktur-lembaga',
  'legalitas-lembaga',
]

test('every installation has a page for each address of the About menu, marked as being prepared', async () => {
  for (const slug of ['organisasi', ...aboutSlugs]) {
    const { code, data } = await get(`/v1/pages/${slug}?slug=1`)
    expect(code, slug).toBe(200)
    expect(data).toMatchObject({ slug, content: '<p>Teks halaman ini sedang disiapkan sekretariat.</p>' })
  }
})

test('the first texts are as the sanitizer leaves them and can be searched', async () => {
  for (const { content } of await db.selectFrom('revisions').select('content').execute())
    expect(sanitize(content)).toBe(content)
  const unsearchable = await db.selectFrom('pages').select('id').where('search', 'is', null).execute()
  expect(unsearchable).toEqual([])
})

test('GET /v1/pages/{id} gives a page by number or by slug, in the shape of the contract', async () => {
  const { id, slug } = await makePage(write, {
    slug: 'kebun',
    title: 'Kebun',
    content: '<p onclick="x()">Isi</p>',
  })
  const bySlug = await get(`/v1/pages/${slug}?slug=1`)
  expect(bySlug).toMatchObject({
    success: true,
    data: { id, slug: 'kebun', title: 'Kebun', content: '<p>Isi</p>', created_by: null },
  })
  expect(bySlug.data).toMatchObject({ image: { url: expect.stringMatching(/^\/cover\//) } })
  expect(await get(`/v1/pages/${id}`)).toEqual(bySlug)
  expect(await get('/v1/pages/kebun')).toMatchObject({ code: 400, errors: { id: [expect.any(String)] } })
  for (const path of ['999999', 'tidak-ada?slug=1', 'tanya-jawab?slug=1'])
    expect((await get(`/v1/pages/${path}`)).code, path).toBe(404)
})

test('a page that is a draft or deleted is nowhere', async () => {
  const draft = await makePage(write, { slug: 'draf' })
  await db.updateTable('pages').set({ status: 'draft' }).where('id', '=', draft.id).execute()
  const gone = await makePage(write, { slug: 'hilang' })
  await db.updateTable('pages').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  for (const { id, slug } of [draft, gone]) {
    expect((await get(`/v1/pages/${id}`)).code).toBe(404)
    expect((await page(`/about/${slug}`)).status).toBe(404)
  }
})

test('a new text is live at once, keeps the one before, and cannot go to a deleted page', async () => {
  const { id } = await makePage(write, { slug: 'lama', content: '<p>Dulu.</p>' })
  const text = { title: 'Baru', excerpt: 'Kini.', content: '<p>Sekarang.</p>', by: null }
  await write((tx) => revisePage(tx, id, text))
  expect(await get(`/v1/pages/${id}`)).toMatchObject({
    data: { title: 'Baru', content: '<p>Sekarang.</p>' },
  })
  const texts = await db
    .selectFrom('revisions')
    .select('content')
    .where('kind', '=', 'page')
    .where('itemId', '=', id)
    .orderBy('id')
    .execute()
  expect(texts.map(({ content }) => content)).toEqual(['<p>Dulu.</p>', '<p>Sekarang.</p>'])
  await db.updateTable('pages').set({ deletedAt: new Date() }).where('id', '=', id).execute()
  await expect(write((tx) => revisePage(tx, id, text))).rejects.toMatchObject({ code: 404 })
})

test('no page takes an address that is another page below /about', async () => {
  for (const slug of ['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional', 'tanya-jawab'])
    expect((await makePage(write, { slug })).slug).toBe(`${slug}-2`)
})

test('/about: the organisation’s page, with the menu of all others beside it', async () => {
  const { status, html } = await page('/about')
  expect(status).toBe(200)
  expect(html).toContain('<h1 class="mt-3 text-page md:mt-4">Tentang kami</h1>')
  expect(html).toContain('<link rel="canonical" href="http://site.test/about"/>')
  for (const slug of aboutSlugs) expect(html).toContain(`href="/about/${slug}"`)
  const about = /\{"@context":"https:\/\/schema.org","@type":"AboutPage".*?(?=<\/script>)/s.exec(html)![0]
  expect(JSON.parse(about)).toMatchObject({ url: 'http://site.test/about', inLanguage: 'id' })
})

test('a page has one address: old slugs and those placed elsewhere lead there', async () => {
  const { id } = await makePage(write, { slug: 'mulanya' })
  await reserveSlug(db, 'page', id, 'akhirnya')
  expect(await page('/about/mulanya')).toMatchObject({ status: 301, location: '/about/akhirnya' })
  expect((await page('/about/akhirnya')).status).toBe(200)
  expect(await page('/about/organisasi')).toMatchObject({ status: 301, location: '/about' })
  expect(await page('/about/privacy-policy')).toMatchObject({ status: 301, location: '/privacy-policy' })
})

test('an address without a page is the 404 page', async () => {
  for (const path of ['/about/tidak-ada', '/about/%00', `/about/${'a'.repeat(201)}`, '/about/sejarah/lain']) {
    const { status, html } = await page(path)
    expect(status, path).toBe(404)
    expect(html).toContain('This page could not be found')
  }
})

test('the legal texts are drafts that say so, with the day of their last change', async () => {
  for (const [path, title] of [
    ['/privacy-policy', 'Kebijakan privasi'],
    ['/terms-of-service', 'Syarat layanan'],
  ] as const) {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).toContain(`<h1 class="text-page">${title}</h1>`)
    expect(html).toContain('Teks ini masih rancangan.')
    expect(html).toMatch(/Versi 1, berlaku sejak <time dateTime="\d{4}-/)
    expect(html).toContain(`<link rel="canonical" href="http://site.test${path}"/>`)
  }
})

test('listLive: a list without categories is counted, ordered and searched, and ignores a category', async () => {
  const first = { page: 1, limit: 1, sort: 'title' }
  const { total } = await listLive(db, pageList, first)
  await makePage(write, { slug: 'aaa', title: 'Aaa kasbi' })
  const found = { total: 1, rows: [{ slug: 'aaa' }] }
  expect(await listLive(db, pageList, first)).toMatchObject({ ...found, total: total + 1 })
  expect(await listLive(db, pageList, { ...first, q: 'kasbi', category: 'lain' })).toMatchObject(found)
  expect(await listLive(db, pageList, { ...first, page: 1_000 })).toEqual({ total: total + 1, rows: [] })
})

test('/privacy-policy: the headings are a table of contents, whose links lead to them', async () => {
  const { html } = await page('/privacy-policy')
  const [targets, links] = [
    [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id),
    [...html.matchAll(/href="#(bagian-\d+)"/g)].map(([, id]) => id),
  ]
  expect(targets.length).toBeGreaterThan(2)
  expect(html).toContain('lewat e\u2011mail')
  // Once beside the text, once to unfold above it.
  expect(links).toEqual([...targets, ...targets])
})

test('legal page: without a table of contents its text has the whole width', async () => {
  const item = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('slug', '=', 'privacy-policy')
    .executeTakeFirstOrThrow()
  const isNarrow = async () => (await page('/privacy-policy')).html.includes('lg:grid-cols-[15.5rem')
  const revise = (headings: number) => {
    const content = '<h2>Bagian</h2><p>Isi.</p>'.repeat(headings)
    return write((tx) =>
      revisePage(tx, item.itemId, { title: 'Privasi', excerpt: 'Satu.', content, by: null }),
    )
  }
  await revise(2)
  expect(await isNarrow()).toBe(false)
  await revise(3)
  expect(await isNarrow()).toBe(true)
})
