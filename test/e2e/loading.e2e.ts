import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '#src/platform/postgres/connection.ts'
import { launchSite } from './support/launch-site.ts'
import { newsPage } from './support/pages.ts'
import { open, startBrowser, takenOver } from './support/visit.ts'

const visit = startBrowser()
const article = /Sorgum kembali ke lereng Mutis/
const unreached = /ERR_FAILED/
const wentWrong = 'Oops! Something went wrong.'
const chunks = '**/assets/*-page-*.js'

/** Holds every matching call until it is continued or failed. */
async function hold(page: Page, address: string) {
  let decide = (_isReached: boolean) => {}
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve
  })
  await page.route(address, async (route) => ((await decided) ? route.continue() : route.abort('failed')))
  return { letGo: () => decide(true), fail: () => decide(false) }
}

/** Records every colour of the loading bar from now on. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { barColours: seen })
    const look = () => {
      const bar = document.querySelector('[role=progressbar]')
      if (bar) seen.add(getComputedStyle(bar).backgroundColor)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
const barColours = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { barColours: Set<string> }).barColours])

const [black, red] = ['rgb(0, 0, 0)', 'rgb(176, 42, 31)']

test('a page that is slow to come shows a thin black bar until it is there', async () => {
  const page = await visit()
  await open(page, '/news')
  await watchBar(page)
  const call = await hold(page, '**/v1/news?page=2')
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click()
  const bar = page.getByRole('progressbar', { name: 'Memuat halaman' })
  await bar.waitFor()
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 2 })
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(black)
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(10)
  await page.getByText('Memuat', { exact: true }).waitFor()
  call.letGo()
  await page.getByText(newsPage(2)).waitFor()
  await bar.waitFor({ state: 'detached' })
  expect(await barColours(page)).toEqual([black])
})

test('a slow way back shows the shape of the list, then the place where one was', async () => {
  const page = await visit()
  // A short page is always fetched again, so this one can be slow on the way back.
  await open(page, '/news/category/siaran-pers')
  const scrollY = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 700))
  const before = await scrollY()
  await page.getByRole('link', { name: /^Liputan/ }).evaluate((link: HTMLElement) => link.click())
  await page.getByText('13 berita, halaman 1 dari 2').waitFor()
  const call = await hold(page, '**/v1/news?category=siaran-pers*')
  await page.goBack()
  await page.getByText('Memuat', { exact: true }).waitFor()
  call.letGo()
  await page.getByText('8 berita, halaman 1 dari 1').waitFor()
  await expect.poll(scrollY).toBe(before)
})

test('the bar turns red when the page could not be loaded', async () => {
  const page = await visit({ expects: unreached })
  await open(page, '/news')
  await watchBar(page)
  const call = await hold(page, '**/v1/news/*slug=1*')
  await page.getByRole('link', { name: article }).click()
  await page.getByRole('progressbar').waitFor()
  call.fail()
  await page.getByRole('heading', { level: 1, name: wentWrong }).waitFor()
  await expect.poll(() => barColours(page)).toEqual([black, red])
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
})

test('an article that cannot be fetched shows the error page in its frame, with a way to try again', async () => {
  const page = await visit({ expects: unreached })
  await open(page, '/news')
  await page.route('**/v1/**', (route) => route.abort('failed'))
  await page.getByRole('link', { name: article }).click()
  await page.getByRole('heading', { level: 1, name: wentWrong }).waitFor()
  await page.getByText('We apologize for the inconvenience. Please try again later.').waitFor()
  expect(await page.getByRole('main').getByText('500', { exact: true }).isVisible()).toBe(true)
  expect(await page.title()).toMatch(/^Oops! Something went wrong\. – /)
  expect(await page.getByRole('navigation', { name: 'Menu utama' }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Home page' }).waitFor()
  await page.unroute('**/v1/**')
  await page.getByRole('link', { name: 'Muat ulang' }).click()
  await page.getByRole('heading', { level: 1, name: article }).waitFor()
})

test('no answer at all is a failure of the connection', async () => {
  const page = await visit({ expects: unreached })
  await open(page, '/news')
  await page.route('**/v1/**', (route) => route.abort('failed'))
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: wentWrong }).waitFor()
  await page.getByRole('main').getByText('Periksa sambungan Anda').waitFor()
})

test('a list that cannot be fetched says so in its place, keeps the words, and comes when asked again', async () => {
  const page = await visit({ expects: unreached })
  await open(page, '/news')
  await page.route('**/v1/news?*', (route) => route.abort('failed'))
  const box = page.getByRole('searchbox')
  await box.fill('sagu')
  await box.press('Enter')
  const failure = page.getByRole('alert')
  await failure.getByRole('heading', { name: 'Berita tidak bisa dimuat' }).waitFor()
  expect(await box.inputValue()).toBe('sagu')
  await page.unroute('**/v1/news?*')
  await failure.getByRole('link', { name: 'Coba lagi' }).click()
  await page.locator('main article').first().waitFor()
})

/** Addresses of the documents that a page requests from now on. */
function documentsOf(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('a part of the program that is gone leads to the page by a full load', async () => {
  const page = await visit({ expects: unreached })
  await open(page, '/news')
  const documents = documentsOf(page)
  let isGone = true
  await page.route('**/assets/contact-page-*.js', (route) =>
    isGone ? route.abort('failed') : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.getByRole('link', { name: 'Kirim e-mail' }).click()
  await page.waitForURL('**/kontak')
  await page.getByRole('heading', { level: 1, name: 'Kirim pesan' }).waitFor()
  await takenOver(page)
  expect(documents).toEqual(['/kontak'])
})

test('a part that stays gone reloads once in a minute, then shows the error page', async () => {
  const page = await visit({ expects: /ERR_FAILED|Failed to fetch dynamically imported module/ })
  await open(page, '/kontak')
  const documents = documentsOf(page)
  await page.route('**/assets/news-*page-*.js', (route) => route.abort('failed'))
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await menu.getByRole('link', { name: 'News' }).click()
  await page.waitForURL('**/news')
  await page.getByText(newsPage(1)).waitFor()
  expect(documents).toEqual(['/news'])

  await page.goto('/kontak')
  await takenOver(page)
  await menu.getByRole('link', { name: 'News' }).click()
  await page.getByRole('heading', { level: 1, name: wentWrong }).waitFor()
  await page.getByRole('link', { name: 'Muat ulang' }).waitFor()
  expect(documents).toEqual(['/news', '/kontak'])
})

test('a part that fails ahead of a click takes nothing away', async () => {
  const page = await visit({ expects: unreached })
  await open(page, '/kontak')
  const documents = documentsOf(page)
  await page.getByLabel('Nama').fill('Rambu Lawa')
  await page.route(chunks, (route) => route.abort('failed'))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'News' }).hover()
  await failed
  expect(await page.getByLabel('Nama').inputValue()).toBe('Rambu Lawa')
  expect(documents).toEqual([])
})

/** A separate database that the tests may break. */
async function ownDatabase() {
  const name = `site_${randomBytes(4).toString('hex')}`
  const admin = await connect(inject('adminUrl'))
  await admin.query(`create database ${name} owner jejaring_owner`)
  await admin.end()
  const inside = (url: string) => Object.assign(new URL(url), { pathname: name }).href
  return { siteUrl: inside(inject('siteUrl')), ownerUrl: inside(inject('ownerUrl')) }
}

test('without regions at the start there is a full-screen spinner with a way to try again', async () => {
  const urls = await ownDatabase()
  const site = await launchSite({ DATABASE_URL: urls.siteUrl, DATABASE_OWNER_URL: urls.ownerUrl })
  onTestFinished(site.stop)
  const owner = await connect(urls.ownerUrl)
  onTestFinished(() => owner.end())
  await owner.query('alter table regions rename to regions_away')
  const page = await visit({
    at: site.base,
    expects: /503 \(Service Unavailable\)|500 \(Internal Server Error\)/,
  })
  const answer = await open(page, '/download')
  expect(answer.status()).toBe(503)
  const spinner = page.getByRole('status').filter({ hasText: 'Sambungan terputus' })
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  const again = page.getByRole('link', { name: 'Coba lagi' })
  const answered = page.waitForResponse(/\/v1\/region\?/)
  await again.click()
  expect((await answered).ok()).toBe(false)
  await spinner.waitFor()
  await owner.query('alter table regions_away rename to regions')
  await again.click()
  await page.getByRole('heading', { level: 1, name: 'Pengetahuan' }).waitFor()
  await spinner.waitFor({ state: 'detached' })
})
