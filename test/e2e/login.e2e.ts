import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { createPasswords } from '#src/platform/passwords/passwords.ts'
import { seal } from '#src/platform/secrets/seal.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { sessionSecret } from './support/launch-site.ts'
import { changeSessions, openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const withAndWithoutScript = test.for([
  ['with script', true],
  ['without script', false],
] as const)
const password = 'kain tenun di beranda'
const passwordHash = await createPasswords().hash(password)
const refused = /40[013] \((?:Bad Request|Unauthorized|Forbidden)\)/
const here = (page: Page) => page.url().slice(inject('base').length)
const member = (given = {}) => makeUser(db, { passwordHash, namaLengkap: 'Maria Tefa', ...given })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fill(page: Page, email: string, word = password) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(word)
  await button(page, 'Login').click()
}

withAndWithoutScript(
  'a member logs in, is led where they wanted to go, and logs out, %s',
  async ([, hasScript]) => {
    const { email } = await member()
    const page = await visit({ hasScript, expects: /Clear-Site-Data/ })
    await open(page, '/member/profile')
    expect(here(page)).toBe('/login?next=%2Fmember%2Fprofile')
    await fill(page, email)
    await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
    expect(here(page)).toBe('/member/profile')
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    expect(here(page)).toBe('/login')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('jkl-session')
    await open(page, '/member')
    expect(here(page)).toBe('/login?next=%2Fmember')
  },
)

withAndWithoutScript('a wrong password says so and keeps the address, %s', async ([, hasScript]) => {
  const { email } = await member()
  const page = await visit({ hasScript, expects: refused })
  await open(page, '/login')
  await fill(page, email, 'bukan kata sandinya')
  const notice = page.getByRole('alert').getByText('E-mail atau kata sandi belum cocok.')
  await notice.waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
  if (hasScript) await expectNoBarriers(page)
  await fill(page, email)
  await page.waitForURL('**/member')
})

test('after five failures the captcha runs by itself, and the right password gets in', async () => {
  const { email } = await member()
  const page = await visit({ expects: refused })
  await open(page, '/login')
  for (let n = 1; n <= 5; n += 1) {
    const answered = page.waitForResponse('**/v1/user/login/member')
    await fill(page, email, `bukan kata sandi ${n}`)
    await answered
  }
  await page.getByText('dari robot').or(page.getByText('bukan robot')).first().waitFor()
  await fill(page, email)
  await page.waitForURL('**/member')
})

async function withTotp() {
  const user = await member()
  const secret = new Secret({ size: 20 })
  const sealed = seal([sessionSecret], 'totp', secret.base32, String(user.id))
  await db
    .insertInto('totpFactors')
    .values({ userId: user.id, secret: sealed, confirmedAt: new Date() })
    .execute()
  return { ...user, code: () => new TOTP({ secret }).generate() }
}

withAndWithoutScript('a login with an authenticator app asks for a code, %s', async ([, hasScript]) => {
  const { email, code } = await withTotp()
  const page = await visit({ hasScript, expects: refused })
  await open(page, '/login?next=%2Fmember%2Fsecurity')
  await fill(page, email)
  await page.getByLabel('Kode dari aplikasi').fill('000000')
  await button(page, 'Lanjut').click()
  await page.getByRole('alert').getByText('Kode belum cocok').waitFor()
  if (hasScript) await expectNoBarriers(page)
  await page.getByLabel('Kode dari aplikasi').fill(code())
  await button(page, 'Lanjut').click()
  await page.getByRole('heading', { level: 1, name: 'Keamanan' }).waitFor()
})

test('by keyboard alone', async () => {
  const { email } = await member()
  const page = await visit()
  await open(page, '/login')
  await page.getByLabel('E-mail').focus()
  for (const word of [email, password]) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/member')
})

test('a demo account is filled in by one tap', async () => {
  const page = await visit()
  await open(page, '/login')
  await page.getByRole('button', { name: /anggota@jkl\.example/ }).click()
  await button(page, 'Login').click()
  await page.waitForURL('**/member')
})

test('input from an expired session is restored after the login', async () => {
  const user = await member()
  const page = await visit({ session: await openSession(db, user), expects: refused })
  await open(page, '/member/profile')
  await page.getByLabel('Alamat', { exact: false }).first().fill('Jalan Tenun 7, Soe')
  await changeSessions(db, user, { endedAt: new Date() })
  await page
    .getByRole('main')
    .getByRole('button', { name: /Simpan/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  expect(here(page)).toBe('/login?next=%2Fmember%2Fprofile')
  await fill(page, user.email)
  await page.getByText('Yang Anda tulis tadi masih ada.').waitFor()
  expect(await page.getByLabel('Alamat', { exact: false }).first().inputValue()).toBe('Jalan Tenun 7, Soe')
})

/** The tab opened by a link. */
async function openedBy(page: Page, link: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: link }).click()
  return opened
}

withAndWithoutScript('an app for codes is set up after a proof, %s', async ([, hasScript]) => {
  const user = await member()
  const page = await visit({ hasScript, session: await openSession(db, user), expects: refused })
  await changeSessions(db, user, { provenAt: new Date(0) })
  await open(page, '/member/security')
  await button(page, 'Pasang aplikasi kode').click()
  const tab = hasScript ? page : await openedBy(page, 'Pastikan sekarang')
  await tab.getByRole('heading', { level: 1, name: 'Pastikan ini Anda' }).waitFor()
  if (hasScript) await expectNoBarriers(tab)
  await tab.getByLabel('Kata sandi', { exact: true }).fill(password)
  await button(tab, 'Lanjut').click()
  await tab.getByRole('heading', { level: 1, name: 'Keamanan' }).waitFor()
  await button(page, 'Pasang aplikasi kode').click()
  const secret = (await page.locator('input[name="secret"]').inputValue()) ?? ''
  await page.getByRole('img', { name: 'Kode QR' }).waitFor()
  if (hasScript) await expectNoBarriers(page)
  await page
    .getByLabel('Kode yang tampil di aplikasi')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await button(page, 'Pasang').click()
  await page.getByRole('heading', { name: 'Kode pemulihan Anda' }).waitFor()
  expect(await page.locator('main code').allInnerTexts()).toHaveLength(10)
  if (hasScript) await expectNoBarriers(page)
})

test('the other devices are ended, this one goes on', async () => {
  const user = await member()
  const page = await visit({ session: await openSession(db, user) })
  await openSession(db, user)
  await open(page, '/member/security')
  await button(page, 'Akhiri semua yang lain').click()
  await page.getByText('Semua perangkat lain sudah dikeluarkan.').waitFor()
  const live = db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', user.id)
    .where('endedAt', 'is', null)
  expect(await live.execute()).toHaveLength(1)
})
