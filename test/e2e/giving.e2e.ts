import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { simulatorApi } from '#test/support/simulator-api.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { consentBox, fillAsGuest, payButton as pay, toData, toPayment } from './support/giving-steps.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser, takenOver } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const simulator = simulatorApi(inject('base'))

const popup = (page: Page) => page.frameLocator('iframe[title="Pembayaran"]')
const orderIn = (page: Page) => new URL(page.url()).searchParams.get('order')!
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Waits for the page of the order, which is a page load. */
async function atOrder(page: Page) {
  await page.waitForURL(/\/donasi\?order=/)
  await takenOver(page)
  return orderIn(page)
}

const ordersOf = (page: Page) =>
  db
    .selectFrom('donations')
    .select(['status', 'amount', 'channel'])
    .where('orderId', '=', orderIn(page))
    .execute()

test('a guest gives by QRIS on a phone, pays in the window, and has a receipt that anybody can check', async () => {
  const page = await visit({ width: 360, expects: /404/ })
  await open(page, '/donasi')
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByText('Jumlah lain', { exact: true }).click()
  await page.getByLabel('Jumlah lain, dalam rupiah').pressSequentially('75000')
  expect(await page.getByLabel('Jumlah lain, dalam rupiah').inputValue()).toBe('75.000')
  await toData(page)
  await expectNoBarriers(page, 'the second step')
  await page.setViewportSize({ width: 360, height: 740 })
  await fillAsGuest(page)
  await toPayment(page)
  await page.getByText('QRIS', { exact: true }).click()
  await expectNoBarriers(page, 'the third step')
  await page.setViewportSize({ width: 360, height: 740 })
  await pay(page).click()
  await atOrder(page)
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar', exact: true }).click()
  await heading(page, /Terima kasih/).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await ordersOf(page)).toEqual([{ status: 'paid', amount: 75_000, channel: 'qris' }])
  await expectNoBarriers(page, 'a paid order')
  await page.getByRole('link', { name: 'Lihat dan periksa kuitansi' }).click()
  await heading(page, 'Pemeriksaan kuitansi').waitFor()
  await page.getByText('Rp 75.000').waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('Rambu')
  await expectNoBarriers(page, 'a receipt')
})

test('a sum with sen is that sum, typed or pasted, and what was understood stands below it', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/donasi')
  await page.getByText('Jumlah lain', { exact: true }).click()
  const field = page.getByLabel('Jumlah lain, dalam rupiah')
  await field.pressSequentially('75000,00')
  expect(await field.inputValue()).toBe('75.000,00')
  await page.getByText('Terbaca Rp\u00a075.000, tujuh puluh lima ribu rupiah.').waitFor()
  await field.blur()
  expect(await field.inputValue()).toBe('75.000')
  await field.fill('')
  await field.pressSequentially('75000.00')
  expect(await field.inputValue()).toBe('75.000.00')
  await page.getByText('Titik dan komanya tidak jelas.').waitFor()
  await field.fill('')
  await page.keyboard.insertText('75,000.00')
  expect(await field.inputValue()).toBe('75.000')
  await page.locator('[data-sum-bar]').getByText('Rp\u00a075.000', { exact: true }).waitFor()
})

test('donation form: while the payment methods are recalculated, nothing moves away from under the finger', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/donasi')
  await toData(page)
  await fillAsGuest(page)
  await toPayment(page)
  await page.getByText('QRIS', { exact: true }).click()
  const fee = page.getByRole('checkbox', { name: /Tambahkan biaya QRIS/ })
  const place = () => fee.evaluate((box) => box.getBoundingClientRect().top + scrollY)
  let answer = () => {}
  await page.route('**/v1/payment/channels?*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const before = await place()
  await fee.check()
  await page.getByText('Menghitung…').waitFor()
  expect(await place()).toBe(before)
  answer()
  await page.getByText('Menghitung…').waitFor({ state: 'detached' })
  expect(await place()).toBe(before)
})

test('a member chooses a virtual account, pays later, and the page heals by itself', async () => {
  const session = await logIn(db, { namaLengkap: 'Maria Tefa' })
  const page = await visit({ session })
  await open(page, '/donasi')
  await toData(page)
  await consentBox(page).check()
  await toPayment(page)
  await page.getByText('Virtual account', { exact: true }).click()
  await page.getByText('BCA Virtual Account', { exact: true }).click()
  await pay(page).click()
  const orderId = await atOrder(page)
  await popup(page).getByRole('button', { name: /BCA/ }).click()
  await page.getByRole('button', { name: 'Tutup' }).click()
  await heading(page, 'Menunggu pembayaran').waitFor()
  await page.getByRole('button', { name: 'Salin nomor virtual account' }).waitFor()
  // The donor's browser is in the eastern time zone.
  expect(await page.getByRole('main').textContent()).toMatch(
    /Bayar sebelum\s*\d+ \S+ \d{4} pukul \d\d\.\d\d WIT(?!A)/,
  )
  await expectNoBarriers(page, 'a waiting order')
  await simulator.settle(orderId)
  await heading(page, /Terima kasih/).waitFor()
  await open(page, '/member/donasi')
  await page
    .getByRole('link', { name: /^JKL\/20\d\d\/\d{6}$/ })
    .first()
    .waitFor()
  await page.getByText('Rp 100.000').first().waitFor()
  await expectNoBarriers(page)
})

test('a blocked payment script leads to the gateway’s hosted page', async () => {
  const page = await visit({ expects: /snap\.js/ })
  await page.route('**/snap.js', (route) => route.abort())
  await open(page, '/donasi')
  await toData(page)
  await fillAsGuest(page)
  await toPayment(page)
  await pay(page).click()
  await page.waitForURL(/\/simulator\/snap\/v2\/vtweb\//)
  await page.getByRole('heading', { name: 'Pilih cara membayar' }).waitFor()
})

test('without script a member’s form leads to the gateway’s own page, and a guest sees the bank account', async () => {
  const session = await logIn(db)
  const page = await visit({ session, hasScript: false })
  await open(page, '/donasi')
  await consentBox(page).check()
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click()
  await page.waitForURL(/\/simulator\/snap\/v2\/vtweb\//)
  const guest = await visit({ hasScript: false })
  await open(guest, '/donasi')
  await guest.getByRole('heading', { name: 'Tanpa JavaScript: transfer bank' }).waitFor()
})

test('the gift form keeps its input over a reload, and a double click makes one order', async () => {
  const page = await visit()
  await open(page, '/donasi')
  await toData(page)
  const email = await fillAsGuest(page)
  await page.getByLabel('Pesan (boleh dikosongkan)').fill('Untuk sumur di lereng')
  await page.reload()
  await takenOver(page)
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email)
  expect(await page.getByLabel('Pesan (boleh dikosongkan)').inputValue()).toBe('Untuk sumur di lereng')
  await toPayment(page)
  await pay(page).dblclick()
  await atOrder(page)
  expect(
    await db.selectFrom('donations').select('id').where('donorEmail', '=', email).execute(),
  ).toHaveLength(1)
})

test('donation form: a step is not left with bad input, and a refused form shows the step of its first error', async () => {
  const page = await visit({ expects: /400 \(Bad Request\)/ })
  await open(page, '/donasi')
  await toData(page)
  await page.getByLabel('Nama lengkap').fill('Rambu Lawa')
  const email = page.getByLabel('E-mail', { exact: true })
  // Right enough for the step, and not for the server.
  await email.fill('rambu@contoh..example')
  await page.getByRole('button', { name: 'Pilih cara bayar' }).click()
  const isFocused = (field: Locator) => field.evaluate((one) => one === document.activeElement)
  await expect.poll(() => isFocused(consentBox(page))).toBe(true)
  await consentBox(page).check()
  await toPayment(page)
  await pay(page).click()
  await expect.poll(() => isFocused(email)).toBe(true)
  expect(await page.getByLabel('Nama lengkap').inputValue()).toBe('Rambu Lawa')
  // Otherwise the top bar covers the scrolled content.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoBarriers(page, 'a refused gift')
  await email.fill(`rambu-${Date.now()}@contoh.example`)
  await toPayment(page)
  await pay(page).click()
  await atOrder(page)
})
