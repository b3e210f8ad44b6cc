import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { consentBox, fillAsGuest, payButton, toData, toPayment } from './support/giving-steps.ts'
import { open, startBrowser, takenOver } from './support/visit.ts'

const visit = startBrowser()

const stepNow = (page: Page) => page.locator('[aria-current="step"]')
const focused = (page: Page) => page.locator('*:focus')

test('a donor at 390 px is at the payment in eight taps, and types on one screen', async () => {
  const page = await visit({ width: 390 })
  await page.setViewportSize({ width: 390, height: 844 })
  const taps: string[] = []
  const typed: Locator[] = []
  const tap = async (what: Locator) => {
    taps.push((await what.textContent()) ?? '')
    await what.click()
  }
  const type = async (field: Locator, text: string) => {
    await tap(field)
    typed.push(field)
    await page.keyboard.type(text)
  }
  await open(page, '/')
  await tap(page.getByRole('banner').getByRole('link', { name: 'Donate' }))
  await page.getByRole('heading', { level: 1, name: 'Donasi' }).waitFor()
  await takenOver(page)
  await tap(page.getByRole('button', { name: 'Isi data diri' }))
  await type(page.getByLabel('Nama lengkap'), 'Rambu Lawa')
  await type(page.getByLabel('E-mail', { exact: true }), `rambu-${Date.now()}@contoh.example`)
  const [first, last] = await Promise.all([typed[0]!.boundingBox(), typed.at(-1)!.boundingBox()])
  expect(last!.y + last!.height - first!.y).toBeLessThan(844)
  await tap(consentBox(page))
  await tap(page.getByRole('button', { name: 'Pilih cara bayar' }))
  await tap(page.getByText('QRIS', { exact: true }))
  await tap(payButton(page))
  await page.waitForURL(/\/donasi\?order=/)
  await page.frameLocator('iframe[title="Pembayaran"]').getByRole('button', { name: 'QRIS' }).waitFor()
  expect(typed).toHaveLength(2)
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(8)
})

test('Back, Ubah and a reload keep every step, and the focus follows the steps', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/donasi?amount=75000')
  await page.getByText('Setiap bulan', { exact: true }).click()
  await toData(page)
  await expect.poll(() => focused(page).textContent()).toBe('Data diri')
  const email = await fillAsGuest(page)
  await toPayment(page)
  await expect.poll(() => focused(page).textContent()).toBe('Cara membayar')
  await page.goBack()
  await expect.poll(() => stepNow(page).textContent()).toContain('Data diri')
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email)
  await page.goBack()
  await page.getByText('Rp 500.000', { exact: true }).click()
  await page.reload()
  await takenOver(page)
  // The address asks for another sum, and what was chosen after it counts more.
  await expect.poll(() => page.getByRole('radio', { name: 'Rp 500.000' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Setiap bulan' }).isChecked()).toBe(true)
  await toData(page)
  await toPayment(page)
  await page.reload()
  await takenOver(page)
  await expect.poll(() => stepNow(page).textContent()).toContain('Bayar')
  await page.getByText(`Rambu Lawa, ${email}`).waitFor()
  await page.getByRole('link', { name: 'Ubah jumlah dan tujuan' }).click()
  await expect.poll(() => focused(page).textContent()).toBe('Berapa yang ingin Anda berikan?')
  await page.locator('[data-sum-bar]').getByText('Rp 500.000 per bulan').waitFor()
})

test('the steps are passed by keyboard alone, and the bar at the bottom hides no focus', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/donasi')
  await page.getByRole('radio', { name: 'Rp 100.000' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page).textContent()).toBe('Data diri')
  const covered = () =>
    page.evaluate(() => {
      const bar = document.querySelector('[data-sum-bar]')!
      const focus = document.activeElement!
      const box = focus.getBoundingClientRect()
      return !bar.contains(focus) && box.top > bar.getBoundingClientRect().top
    })
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await covered(), await focused(page).evaluate((one) => one.outerHTML)).toBe(false)
  }
})

test('a step pressed before the script has come is passed by the server, with everything kept', async () => {
  const page = await visit({ width: 360 })
  const line = Promise.withResolvers<void>()
  // All but the small one that sets the theme before the first paint.
  await page.route(/\/(?!begin)[^/]+\.js$/, async (route) => {
    await line.promise
    await route.continue()
  })
  await page.goto('/donasi', { waitUntil: 'commit' })
  await page.getByText('Rp 250.000', { exact: true }).click()
  await page.getByRole('button', { name: 'Isi data diri' }).click({ noWaitAfter: true })
  await page.getByText('Rp 250.000 untuk Kebutuhan paling mendesak').waitFor()
  expect(await page.getByText('Berapa yang ingin Anda berikan?').isVisible()).toBe(false)
  line.resolve()
  await takenOver(page)
  await fillAsGuest(page)
  await toPayment(page)
  await page.getByText('Rp 250.000 untuk Kebutuhan paling mendesak').waitFor()
})

test('what a link asks for passes the steps untouched, and stays after a reload and for the login', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/donasi?amount=250000&region=1')
  await toData(page)
  const here = '/donasi?amount=250000&region=1&step=2'
  await expect.poll(() => page.url()).toContain(here)
  const chosen = page.getByText(/^Rp\s250\.000 untuk Region /)
  await chosen.waitFor()
  await page.reload()
  await takenOver(page)
  await chosen.waitFor()
  const login = page.getByRole('link', { name: 'Login dulu' })
  expect(await login.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(here)}`)
  await page.getByRole('link', { name: 'Ubah jumlah dan tujuan' }).click()
  await page.getByText('Rp 500.000', { exact: true }).click()
  await toData(page)
  // As the login leads back: the choice counts more than the link.
  await page.goto(here)
  await page.getByText(/^Rp\s500\.000 untuk Region /).waitFor()
})

test('a choice made after a link stays on the way back from another page, and the link counts anew', async () => {
  const page = await visit({ width: 360 })
  const sum = (words: string) => page.getByRole('radio', { name: words, exact: true })
  await open(page, '/donasi?amount=250000&region=1')
  await page.getByText('Rp 500.000', { exact: true }).click()
  await page.getByRole('link', { name: 'legalitas lembaga' }).click()
  await page.waitForURL(/legalitas-lembaga/)
  await page.goBack()
  await expect.poll(() => sum('Rp 500.000').isChecked()).toBe(true)
  await open(page, '/donasi?amount=250000&region=1')
  await expect.poll(() => sum('Rp 250.000').isChecked()).toBe(true)
})

test('an unclear sum does not leave the first step, and a sentence says what to do', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/donasi')
  await page.getByText('Jumlah lain', { exact: true }).click()
  await page.getByLabel('Jumlah lain, dalam rupiah').pressSequentially('75000.00')
  await page.getByRole('button', { name: 'Isi data diri' }).click()
  await page.locator('#amount-error').getByText('Hapus “.00” di belakang').waitFor()
  expect(await stepNow(page).textContent()).toContain('Jumlah')
})

test('an address of the last step alone leads to the first step that is not filled', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/donasi?step=3')
  await expect.poll(() => stepNow(page).textContent()).toContain('Data diri')
  expect(page.url()).toContain('step=2')
})
