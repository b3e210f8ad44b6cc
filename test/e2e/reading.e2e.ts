import type { Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { siteDatabase } from './support/member.ts'
import { longTitles, missingPage, newsPage, readingPages } from './support/pages.ts'
import { open, startBrowser } from './support/visit.ts'

const base = inject('base')
const visit = startBrowser()
const db = siteDatabase()
const withAndWithoutScript = test.for([
  ['with script', true],
  ['without script', false],
] as const)
const siteName = 'Jaringan Karya Layanan'
const article = '/news/sorgum-kembali-ke-lereng-mutis'

/** Metadata of a page for search engines and share cards. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: document.title,
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      canonical: all('link[rel=canonical]', 'href'),
      shared: all('meta[property="og:url"]', 'content'),
      sharedTitle: all('meta[property="og:title"]', 'content').length,
      robots: all('meta[name=robots]', 'content'),
      data: data.map((element) => JSON.parse(element.textContent ?? '')['@type'] as string),
    }
  })

const heads = [
  { path: '/', title: '', canonical: '/', data: ['Organization', 'WebSite'] },
  { path: '/news', title: 'News – ', canonical: '/news', data: [] },
  { path: '/news?page=2', title: 'News, halaman 2 – ', canonical: '/news?page=2', data: [] },
  { path: '/news/category', title: 'News – ', canonical: '/news', data: [] },
  { path: '/news/category/liputan', title: 'Liputan – ', canonical: '/news/category/liputan', data: [] },
  { path: '/news?q=sagu', title: '“sagu” di News – ', canonical: null, data: [] },
  {
    path: article,
    title: 'Sorgum kembali ke lereng Mutis setelah empat musim gagal panen – ',
    canonical: article,
    data: ['NewsArticle', 'BreadcrumbList'],
  },
]

withAndWithoutScript('every page says its name and its address, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  for (const { path, title, canonical, data } of heads) {
    await open(page, path)
    const address = canonical === null ? [] : [base + canonical]
    expect(await headOf(page), path).toEqual({
      title: title + siteName,
      lang: 'id',
      headings: 1,
      canonical: address,
      shared: address,
      sharedTitle: 1,
      robots: canonical === null ? ['noindex'] : [],
      data,
    })
  }
})

withAndWithoutScript(
  'one reads from the home page to an article and its relatives, %s',
  async ([, hasScript]) => {
    const page = await visit({ hasScript })
    await open(page, '/')
    await page.getByRole('link', { name: 'Semua berita' }).click()
    await page.getByRole('link', { name: 'Halaman berikutnya' }).click()
    await page.getByText(newsPage(2)).waitFor()
    await page
      .getByRole('navigation', { name: 'Kategori berita' })
      .getByRole('link', { name: 'Liputan' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Liputan' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/news/category/liputan')
    await page.locator('main article').first().getByRole('link').click()
    await page.getByRole('heading', { level: 2, name: 'Baca juga' }).waitFor()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const related = page.locator('main li article').getByRole('link')
    const others = await related.allInnerTexts()
    expect(others).toHaveLength(3)
    expect(others).not.toContain(title)
    await related.first().click()
    await page.getByRole('heading', { level: 1, name: others[0] }).waitFor()
  },
)

withAndWithoutScript('a search shows what it found, or a way back, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  await open(page, '/news')
  const box = page.getByRole('searchbox', { name: 'Cari judul atau isi berita' })
  await box.fill('sagu')
  await box.press('Enter')
  await page.waitForURL('**/news?q=sagu')
  await expect.poll(() => page.title()).toContain('“sagu” di News')
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  await box.fill('takadayangbegini')
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('heading', { name: 'Belum ada berita tentang “takadayangbegini”' }).waitFor()
  expect(await page.locator('main article').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Hapus pencarian' }).last().click()
  await page.getByText(newsPage(1)).waitFor()
  expect(await box.inputValue()).toBe('')
})

withAndWithoutScript('an address that does not exist is the 404 page, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript, expects: /404 \(Not Found\) .*\/(tidak-ada|news)/ })
  const missing = [missingPage, '/news/tidak-ada', '/news/category/tidak-ada', '/news?page=0']
  for (const path of missing) {
    const answer = await open(page, path)
    expect(answer.status(), path).toBe(404)
    expect(await page.title(), path).toBe(`This page could not be found – ${siteName}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page could not be found')
    await page.getByRole('link', { name: 'Home page' }).waitFor()
  }
})

test('an old address of an article leads to its present one for good', async () => {
  const row = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('slug', '=', article.slice('/news/'.length))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('slugs')
    .values({ kind: 'news', slug: 'alamat-lama', itemId: row.itemId, isCurrent: false })
    .execute()
  const page = await visit()
  const answer = await open(page, '/news/alamat-lama')
  expect(new URL(page.url()).pathname).toBe(article)
  expect((await answer.request().redirectedFrom()?.response())?.status()).toBe(301)
})

const apiCalls = (requests: Request[]) =>
  requests.filter((request) => new URL(request.url()).pathname.startsWith('/v1/'))

test('news list: page 2 is one call without a cookie; back and forward need none and restore the position', async () => {
  const page = await visit()
  await page.context().addCookies([{ name: 'jkl-lain', value: 'ada', url: base }])
  await open(page, '/news')
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const scrollY = () => page.evaluate(() => window.scrollY)
  const next = page.getByRole('link', { name: 'Halaman berikutnya' })
  await next.focus()
  const before = await scrollY()
  expect(before).toBeGreaterThan(500)
  await next.press('Enter')
  await page.getByText(newsPage(2)).waitFor()
  await expect.poll(scrollY).toBe(0)
  const calls = apiCalls(requests)
  expect(calls.map((request) => new URL(request.url()).search)).toEqual(['?page=2'])
  const headers = await calls[0]!.allHeaders()
  expect(headers['x-api-key']).toBe('jkl-public-web')
  expect(headers).not.toHaveProperty('cookie')

  await page.evaluate(() => window.scrollTo(0, 700))
  await page.goBack()
  await page.getByText(newsPage(1)).waitFor()
  await expect.poll(scrollY).toBe(before)
  await page.goForward()
  await page.getByText(newsPage(2)).waitFor()
  await expect.poll(scrollY).toBe(700)
  expect(apiCalls(requests)).toHaveLength(1)
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([])
})

test('an article can be passed on to others', async () => {
  const page = await visit()
  await open(page, article)
  const links = page.getByRole('complementary', { name: 'Bagikan' }).getByRole('link')
  const address = base + article
  const title = 'Sorgum kembali ke lereng Mutis setelah empat musim gagal panen'
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const shared = hrefs.map((href) => Object.fromEntries(new URL(href).searchParams))
  expect(hrefs.map((href) => new URL(href).host)).toEqual([
    'wa.me',
    new URL(base).host,
    'x.com',
    'www.facebook.com',
  ])
  expect(shared).toEqual([{ text: `${title} ${address}` }, {}, { text: title, url: address }, { u: address }])
  expect(hrefs[1]).toBe(address)
})

/** Elements of a page's HTML that make a browser load or run script. */
const scriptsIn = (html: string) =>
  html.match(/<script(?! type="application\/ld\+json")|<link[^>]+modulepreload/g) ?? []

test('a visitor with Save-Data gets no script on pages to read, and the same text', async () => {
  for (const path of [...readingPages, ...longTitles]) {
    const answer = await fetch(base + path, { headers: { 'save-data': 'on' } })
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(scriptsIn(html), path).toEqual([])
    expect(html, path).toMatch(/<h1[^>]*>[^<]*\p{L}/u)
  }
  const page = await visit({ isSavingData: true })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page, article)
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'News' }).click()
  await page.getByText(newsPage(1)).waitFor()
  expect(scripts).toEqual([])
  await open(page, '/kontak')
  expect(scripts).not.toEqual([])
})
