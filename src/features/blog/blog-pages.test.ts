import { expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makePost } from './factory.ts'

const { db, open, write } = await freshApp()
const { id: waterTheme } = await db
  .insertInto('blogThemes')
  .values({ slug: 'air', title: 'Tanah & air', position: 2 })
  .returning('id')
  .executeTakeFirstOrThrow()

const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!))

test('a post shows who wrote it before what it is called, and how long it takes', async () => {
  const { slug } = await makePost(write, {
    title: 'Doa yang dipendekkan',
    author: 'Semy Latupono',
    content: `<p>${'kata '.repeat(600)}</p>`,
  })
  const { html, status } = await page(`/blog/${slug}`)
  expect(status).toBe(200)
  const main = html.slice(html.indexOf('<main'))
  expect(main.indexOf('Semy Latupono')).toBeLessThan(main.indexOf('<h1'))
  expect(main).toContain('3\u00a0menit\u00a0baca')
  expect(main).toContain('href="/blog?tema=kabar"')
})

test('search engines learn what a post is and where it lies', async () => {
  const { slug } = await makePost(write, { title: 'Kali & "muara"', themeId: waterTheme })
  const { html } = await page(`/blog/${slug}`)
  expect(html).toContain(`<link rel="canonical" href="http://site.test/blog/${slug}"/>`)
  const [post, places] = structuredData(html)
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Kali & "muara"',
    articleSection: 'Tanah & air',
    mainEntityOfPage: `http://site.test/blog/${slug}`,
  })
  expect(places).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Blog', item: 'http://site.test/blog' },
      { position: 2, name: 'Tanah & air', item: 'http://site.test/blog?tema=air' },
    ],
  })
})

test('post page: lists others of its theme, without itself', async () => {
  await makePost(write, { title: 'Perahu pertama', themeId: waterTheme })
  const { slug } = await makePost(write, { title: 'Perahu kedua', themeId: waterTheme })
  await makePost(write, { title: 'Bukan perahu' })
  const { html } = await page(`/blog/${slug}`)
  const below = html.slice(html.indexOf('Suara lain tentang'))
  expect(below).toContain('Perahu pertama')
  expect(below).not.toMatch(/<h3[^>]*>(?:(?!<\/h3>).)*(?:Perahu kedua|Bukan perahu)/)
})

test('an address that a post had before leads to the one it has now', async () => {
  const { id, slug } = await makePost(write, { title: 'Alamat lama' })
  await reserveSlug(db, 'blog', id, 'alamat-baru')
  expect(await page(`/blog/${slug}`)).toMatchObject({ status: 301, location: '/blog/alamat-baru' })
})

test('a theme narrows the list, and search and pages stay within it', async () => {
  for (let n = 1; n <= 11; n += 1)
    await makePost(write, {
      title: `Sumur ${n}`,
      themeId: waterTheme,
      publishedAt: new Date(Date.UTC(2027, 0, n)),
    })
  await makePost(write, { title: 'Di luar tema', publishedAt: new Date(Date.UTC(2028, 0, 1)) })
  const { html } = await page('/blog?tema=air')
  expect(html).not.toContain('Di luar tema')
  expect(html).toContain('<input type="hidden" name="tema" value="air"/>')
  expect(html).toContain('href="/blog?tema=air&amp;page=2"')
  expect(html).toMatch(/aria-current="page"[^>]*>Tanah &amp; air/)
  expect(html).toMatch(/<h1[^>]*>Tanah &amp; air<\/h1>/)
  expect((await page('/blog?tema=air&q=sumur')).html).toContain('Sumur 1')
})

test('pages of the blog that do not exist are 404 pages', async () => {
  for (const path of [
    '/blog/tidak-ada',
    '/blog?tema=tidak-ada',
    '/blog?page=0',
    '/blog?page=abc',
    '/blog/%00',
  ])
    expect((await page(path)).status, path).toBe(404)
})

test('a search of the blog without results shows the words as text and a way on', async () => {
  const { html } = await page(`/blog?q=${encodeURIComponent('<b>kosong</b>')}`)
  expect(html).toContain('Belum ada tulisan tentang')
  expect(html).toContain('Hapus pencarian')
  expect(html).not.toContain('<b>kosong')
})
