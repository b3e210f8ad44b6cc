import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersOf, expectNoBarriers } from './support/barriers.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { missingPage, missingPageSaid } from './support/pages.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

const [phone, desktop] = [390, 1280]

test('nothing bars anyone from the 404 page', async () => {
  const page = await visit({ expects: missingPageSaid })
  await open(page, missingPage)
  await expectNoBarriers(page, missingPage)
})

test('nothing bars anyone from the page of an error, or from a list that could not be loaded', async () => {
  const page = await visit({ expects: /ERR_FAILED/ })
  await open(page, '/news')
  await page.route('**/v1/**', (route) => route.abort('failed'))
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click()
  await page.getByRole('heading', { name: 'Berita tidak bisa dimuat' }).waitFor()
  await expectNoBarriers(page, 'list')
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Oops! Something went wrong.' }).waitFor()
  await expectNoBarriers(page, 'page')
})

test('nothing bars anyone from the contact form with errors', async () => {
  const page = await visit({ expects: /400 \(Bad Request\)/ })
  await open(page, '/kontak')
  await page.getByRole('button', { name: 'Kirim pesan' }).click()
  await page.getByText('3 isian perlu diperiksa lagi').waitFor()
  await expectNoBarriers(page, 'errors')
})

test('nothing bars anyone from the open drawers', async () => {
  const guest = await visit({ width: phone })
  await open(guest, '/news')
  await guest.getByRole('button', { name: 'Buka menu' }).click()
  await guest.getByRole('dialog').getByText('About Us').click()
  expect(await barriersOf(guest)).toEqual([])
  const member = await visit({ width: phone, session: await logIn(db) })
  await open(member, '/member')
  await member.getByRole('button', { name: 'Buka menu' }).click()
  await member.getByRole('dialog').waitFor()
  expect(await barriersOf(member)).toEqual([])
})

test('nothing bars anyone from the open About menu', async () => {
  const page = await visit({ width: desktop })
  for (const path of ['/', '/news']) {
    await open(page, path)
    await page.getByRole('button', { name: 'About Us' }).click()
    await page.getByRole('link', { name: 'Sejarah' }).waitFor()
    expect(await barriersOf(page), path).toEqual([])
  }
})

test('nothing bars anyone from the member area', async () => {
  const page = await visit({ session: await logIn(db) })
  for (const path of ['/member', '/member/profile']) {
    await open(page, path)
    await expectNoBarriers(page, path)
  }
  await page.getByRole('button', { name: 'Logout' }).first().waitFor()
})

/** Controls in the viewport that are lower than 44 px; links within sentences and titles are exempt. */
const lowControls = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      'header a, header button, nav a, nav button, dialog a, dialog button, form input, form textarea, form button, footer a',
    )
    return [...controls]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 43.9)
      .map((control) => `${control.outerHTML.slice(0, 120)} ${control.getBoundingClientRect().height}`)
      .filter((text) => !text.includes('type="hidden"'))
  })

test('controls are 44 px high or more, at every width', async () => {
  const guest = await visit()
  const member = await visit({ session: await logIn(db) })
  for (const width of [phone, desktop]) {
    for (const [page, path] of [
      [guest, '/news?page=2'],
      [guest, '/kontak'],
      [member, '/member'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      expect(await lowControls(page), `${path} at ${width}`).toEqual([])
    }
  }
})
