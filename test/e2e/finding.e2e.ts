import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const withAndWithoutScript = test.for([
  ['with script', true],
  ['without script', false],
] as const)

/** Follows a link to a page whose heading is the link's text. @returns the heading */
async function follow(page: Page, link: Locator) {
  const title = (await link.textContent())!
  await link.click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  return title
}

withAndWithoutScript('from the home page to an article and on to the next, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  await open(page, '/')
  const stories = page.locator('section', { hasText: 'Semua berita' }).getByRole('heading', { level: 3 })
  const first = await follow(page, stories.getByRole('link').first())
  const others = page.locator('section', { hasText: 'Baca juga' }).getByRole('heading', { level: 3 })
  expect(await follow(page, others.getByRole('link').first())).not.toBe(first)
})

withAndWithoutScript('a document is found and its bytes come down whole, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  await open(page, '/download')
  await page.getByRole('searchbox').first().fill('sorgum')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/download?q=sorgum*')
  const coming = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Unduh/ })
    .first()
    .click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/sorgum.*\.(?:pdf|docx|xlsx)$/)
  const bytes = await readFile(await download.path())
  expect(bytes.length).toBeGreaterThan(500)
  expect(['%PDF', 'PK\u0003\u0004']).toContain(bytes.subarray(0, 4).toString('latin1'))
})

test('a restricted download leads a guest to the login', async () => {
  const page = await visit()
  await open(page, '/download')
  const link = page.getByRole('link', { name: /Masuk untuk unduh/ }).first()
  await link.click()
  await page.waitForURL('**/login?next=**')
})

withAndWithoutScript('an institution is found by the map, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  await open(page, '/region')
  await page.getByRole('link', { name: /^Region Maluku, / }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('heading', { level: 1, name: /Maluku/ })
    .first()
    .waitFor()
  await follow(page, page.locator('h3 a[href^="/participants/"]').first())
})

withAndWithoutScript('an event goes into one’s own calendar, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  await open(page, '/events')
  const title = await follow(page, page.getByRole('heading', { level: 3 }).getByRole('link').first())
  const coming = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /kalender/i })
    .first()
    .click()
  const download = await coming
  const text = await readFile(await download.path(), 'utf8')
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${title.replace(/([,;])/g, '\\$1')}`)
})

withAndWithoutScript('a word is looked for in the whole site, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  await open(page, '/search')
  await page.getByRole('searchbox').last().fill('sagu')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=sagu*')
  await page.locator('mark').nth(3).waitFor()
})
