import { expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeNews } from './factory.ts'

const { db, open, write } = await freshApp()
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

test('a detail page has its title, its address, its share card and its structured data', async () => {
  const { slug } = await makeNews(write, {
    title: 'Kopi & "madu" <dari> Kawi',
    excerpt: 'Harga naik.',
    content: '<p>Isi.</p>',
  })
  const { html } = await page(`/news/${slug}`)
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain(
    '<title>Kopi &amp; &quot;madu&quot; &lt;dari&gt; Kawi – Jaringan Karya Layanan</title>',
  )
  expect(head).toContain(`<link rel="canonical" href="http://site.test/news/${slug}"/>`)
  expect(head).toMatch(/property="og:image" content="http:\/\/site\.test\/og\/news\/\d+\/\w+\.png"/)
  expect(head).toContain('<meta name="description" content="Harga naik."/>')
  const data = JSON.parse(/application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
  expect(data).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Kopi & "madu" <dari> Kawi',
    inLanguage: 'id',
  })
  expect(html).toMatch(/^<!doctype html><html lang="id">/)
})

test('an address that an item had before leads to the one it has now', async () => {
  const { id, slug } = await makeNews(write, { title: 'Alamat lama' })
  await reserveSlug(db, 'news', id, 'alamat-baru')
  expect(await page(`/news/${slug}`)).toMatchObject({ status: 301, location: '/news/alamat-baru' })
  expect((await page('/news/alamat-baru')).status).toBe(200)
})

test('pages that do not exist are 404 pages: unknown item, category, page number', async () => {
  for (const path of [
    '/news/tidak-ada',
    '/news/%00',
    `/news/${'a'.repeat(201)}`,
    '/news/category/tidak-ada',
    '/news?page=0',
    '/news?page=abc',
    '/apa-saja',
  ]) {
    const { status, html } = await page(path)
    expect(status, path).toBe(404)
    expect(html).toContain('This page could not be found')
    expect(html).toContain('name="robots" content="noindex"')
  }
})

test('a category without a slug is all news', async () => {
  expect((await page('/news/category')).html).toContain('<title>News – Jaringan Karya Layanan</title>')
})

test('GET /news: the query is shown as text', async () => {
  const { html } = await page(`/news?q=${encodeURIComponent('<script>alert(1)</script>')}`)
  expect(html).toContain('Belum ada berita tentang')
  expect(html).not.toContain('<script>alert')
})
