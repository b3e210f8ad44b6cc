import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

let count = 0
async function fill(page: Page) {
  count += 1
  const email = `ina-${count}-${Date.now()}@contoh.example`
  await page.getByLabel('Nama', { exact: true }).fill('Ina Bulu')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Pesan', { exact: true }).fill('Bolehkah kami ikut belajar?')
  return email
}

const stored = async (email: string) =>
  (await db.selectFrom('contactMessages').select('id').where('email', '=', email).execute()).length
const send = (page: Page) => page.getByRole('button', { name: 'Kirim pesan' })
const received = (page: Page) => page.getByText('sudah kami', { exact: false }).first()
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const solution = (page: Page) => page.locator('input[name=captcha]').inputValue()

test('the first touch of a form solves its captcha, in words too', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/kontak')
  await says(page, 'Formulir ini dijaga dari robot secara otomatis').waitFor()
  expect(await solution(page)).toBe('')
  await page.getByLabel('Nama', { exact: true }).focus()
  await says(page, 'Sudah dipastikan').waitFor()
  expect(await solution(page)).not.toBe('')
})

test('a form sent while its captcha is still being solved waits and then goes by itself, once', async () => {
  const page = await visit()
  const line = Promise.withResolvers<void>()
  await page.route('**/v1/captcha/contact', async (route) => {
    await line.promise
    await route.continue()
  })
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  await open(page, '/kontak')
  const email = await fill(page)
  await send(page).dblclick()
  await says(page, 'lalu terkirim sendiri').waitFor()
  expect(posts).toEqual([])
  line.resolve()
  await received(page).waitFor()
  expect(posts).toHaveLength(1)
  expect(JSON.parse(posts[0]!).captcha).toMatch(/^[\w+/=]{100,}$/)
  expect(await stored(email)).toBe(1)
})

test('captcha: one that cannot be loaded says so, is retried on demand, and does not block a first message', async () => {
  const page = await visit({ expects: /ERR_FAILED|failed: .*captcha/ })
  await page.route('**/v1/captcha/contact', (route) => route.abort())
  await open(page, '/kontak')
  const email = await fill(page)
  await says(page, 'belum berhasil').waitFor()
  await send(page).click()
  await received(page).waitFor()
  expect(await stored(email)).toBe(1)

  await page.unroute('**/v1/captcha/contact')
  await page.getByLabel('Nama', { exact: true }).focus()
  await says(page, 'Sudah dipastikan').waitFor()
})

test('the button tries again', async () => {
  const page = await visit({ expects: /ERR_FAILED|failed: .*captcha/ })
  await page.route('**/v1/captcha/contact', (route) => route.abort(), { times: 1 })
  await open(page, '/kontak')
  await page.getByLabel('Nama', { exact: true }).focus()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await says(page, 'Sudah dipastikan').waitFor()
})

test('after a refusal the next sending has a solution of its own', async () => {
  const page = await visit({ expects: /400 \(Bad Request\)/ })
  await open(page, '/kontak')
  const email = await fill(page)
  await says(page, 'Sudah dipastikan').waitFor()
  const first = await solution(page)
  await page.getByLabel('Pesan', { exact: true }).fill('pendek')
  await send(page).click()
  await page.getByText('paling sedikit 10 huruf').first().waitFor()
  await expect.poll(async () => [first, ''].includes(await solution(page))).toBe(false)
  await page.getByLabel('Pesan', { exact: true }).fill('Bolehkah kami ikut belajar?')
  await send(page).click()
  await received(page).waitFor()
  expect(await stored(email)).toBe(1)
})

test('an institution can be written to with the captcha solved on the way', async () => {
  const page = await visit()
  await open(page, '/participants/yayasan-ladang-siberut')
  await page.getByRole('link', { name: 'Kirim pesan' }).click()
  const email = await fill(page)
  await send(page).click()
  await received(page).waitFor()
  expect(await stored(email)).toBe(1)
})

test('contact without script: a network sends three messages, and is then told what to do', async () => {
  const page = await visit({ hasScript: false, expects: /400 \(Bad Request\)/ })
  for (let sent = 0; sent < 3; sent += 1) {
    await open(page, '/kontak')
    const email = await fill(page)
    await send(page).click()
    await received(page).waitFor()
    expect(await stored(email)).toBe(1)
  }
  await open(page, '/kontak')
  const email = await fill(page)
  await send(page).click()
  await page.getByRole('alert').getByText('Pastikan dulu bahwa Anda bukan robot').waitFor()
  await page.locator('#captcha noscript p').waitFor()
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email)
  expect(await stored(email)).toBe(0)
})
