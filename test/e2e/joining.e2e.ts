import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heading, joining, PASSWORD } from './support/joining.ts'
import { siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const { newEmail, fill, register, letterTo, linkIn } = joining(db)
const refused = /40[03] \((?:Bad Request|Forbidden)\)/
const widths = test.for([
  ['at a desk', 1280],
  ['on a phone', 360],
] as const)

const FRESH = 'jagung titi dan kelor'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const user = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

widths('someone registers, opens the link of the mail, and is led to the login, %s', async ([, width]) => {
  const page = await visit({ width })
  const email = newEmail()
  await register(page, email)
  expect(await user(email)).toBeUndefined()
  const link = linkIn(await letterTo(email, 'Aktifkan akun Anda'), 'activation')
  await open(page, link)
  await heading(page, 'Akun Anda aktif').waitFor()
  expect(page.url(), 'the secret is gone from the address').not.toContain('#')
  expect(await user(email)).toMatchObject({ namaLengkap: 'Rambu Lawa', phone: '+6281200004417' })
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await heading(page, 'Login').waitFor()

  const again = await visit({ width })
  await open(again, link)
  await heading(again, 'Akun ini sudah aktif').waitFor()
})

test.for([
  ['with script', true],
  ['without script', false],
] as const)(
  'the code of the mail is typed in another browser, which asks for the password, %s',
  async ([, hasScript]) => {
    const email = newEmail()
    await register(await visit(), email)
    const code = /^(\d{6})$/m.exec(await letterTo(email, 'Aktifkan akun Anda'))![1]!
    const page = await visit({ hasScript, expects: refused })
    await open(page, '/activation')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Kode dari e-mail').fill('12')
    await press(page, 'Aktifkan akun')
    await page.getByText('Tulis enam angka dari e-mail.').waitFor()
    expect(await field(page, 'E-mail').inputValue()).toBe(email)
    await field(page, 'Kode dari e-mail').fill(code)
    await press(page, 'Aktifkan akun')
    await heading(page, 'Pastikan ini Anda').waitFor()
    await field(page, 'Kata sandi yang Anda tulis saat mendaftar').fill(PASSWORD)
    await press(page, 'Aktifkan akun')
    await heading(page, 'Akun Anda aktif').waitFor()
  },
)

test('a refusal puts the focus on its summary and loses nothing; rules are ticked while typing', async () => {
  const page = await visit({ expects: refused })
  await open(page, '/register')
  await fill(page, 'rambu@')
  await field(page, 'Ulangi kata sandi').fill('lain')
  const same = page.getByRole('listitem').filter({ hasText: 'Kedua kata sandi harus sama' })
  await expect.poll(() => same.textContent()).not.toContain('terpenuhi')
  await press(page, 'Buat akun')
  await page.getByText('2 isian perlu diperiksa lagi').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-errors')
  expect(await field(page, 'Nama lengkap').inputValue()).toBe('Rambu Lawa')
  expect(await field(page, 'Region').inputValue()).not.toBe('')
  const email = newEmail()
  await field(page, 'E-mail').fill(email)
  await field(page, 'Ulangi kata sandi').fill(PASSWORD)
  await expect.poll(() => same.textContent()).toContain('terpenuhi')
  await page.getByRole('button', { name: 'Buat akun' }).dblclick()
  await heading(page, 'Periksa e\u2011mail Anda').waitFor()
  await letterTo(email, 'Aktifkan akun Anda')
  const letters = await db.selectFrom('letters').select('id').where('toEmail', '=', email).execute()
  expect(letters, 'a double click is one registration').toHaveLength(1)
})

widths('a forgotten password is replaced by the link of the mail, %s', async ([, width]) => {
  const email = newEmail()
  const page = await visit({ width, expects: refused })
  await register(page, email)
  await open(page, linkIn(await letterTo(email, 'Aktifkan akun Anda'), 'activation'))
  await heading(page, 'Akun Anda aktif').waitFor()
  const before = await user(email)

  await open(page, '/forgot-password')
  await field(page, 'E-mail').fill(email)
  await press(page, 'Kirim tautan')
  await heading(page, 'Periksa e-mail Anda').waitFor()
  const link = linkIn(await letterTo(email, 'Buat kata sandi baru'), 'reset-password')
  await open(page, link)
  await expect.poll(() => page.url()).not.toContain('#')
  await field(page, 'Kata sandi').fill('password123')
  await field(page, 'Ulangi kata sandi').fill('password123')
  await press(page, 'Simpan kata sandi')
  await page.getByText('Kata sandi ini mudah ditebak.').waitFor()
  await field(page, 'Kata sandi').fill(FRESH)
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
  expect(await field(page, 'Kata sandi').getAttribute('type')).toBe('text')
  await field(page, 'Ulangi kata sandi').fill(FRESH)
  await press(page, 'Simpan kata sandi')
  await heading(page, 'Kata sandi sudah diganti').waitFor()
  expect((await user(email))!.passwordHash).not.toBe(before!.passwordHash)
  await letterTo(email, 'Kata sandi Anda sudah diganti')

  const late = await visit({ width, expects: refused })
  await open(late, link)
  await field(late, 'Kata sandi').fill(FRESH)
  await field(late, 'Ulangi kata sandi').fill(FRESH)
  await press(late, 'Simpan kata sandi')
  await late.getByText('Tautan ini sudah dipakai.').waitFor()
})
