import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const withAndWithoutScript = test.for([
  ['with script', true],
  ['without script', false],
] as const)

let count = 0
const newAddress = () => {
  count += 1
  return `profil-${count}-${Date.now()}@contoh.example`
}
const personOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const addressOf = (page: Page) => page.url().slice(inject('base').length)

/** Link to a page in the newest mail to an address. */
const linkTo = async (to: string, path: string) => {
  const find = async () => {
    const letters = await db
      .selectFrom('letters')
      .select('text')
      .where('toEmail', '=', to)
      .orderBy('id', 'desc')
      .execute()
    const found = letters
      .map((letter) => new RegExp(`${path}#[\\w-]{43}`).exec(letter.text)?.[0])
      .find(Boolean)
    return found ?? null
  }
  await expect.poll(find).not.toBeNull()
  return (await find())!
}

withAndWithoutScript('a profile is changed and stays changed, %s', async ([, hasScript]) => {
  const email = newAddress()
  const page = await visit({ hasScript, session: await logIn(db, { email }) })
  await open(page, '/member/profile')
  await page.getByLabel('Nama lengkap').fill('Rambu Lawa')
  await page.getByLabel('Nomor ponsel').fill('0812-3456-7890')
  await page.getByLabel('Region').selectOption({ label: 'Maluku' })
  await page.getByRole('button', { name: 'Simpan profil' }).click()
  await page.getByText('Profil Anda sudah disimpan.').waitFor()
  await page.getByRole('banner').getByText('Rambu Lawa').waitFor()
  expect(await page.getByLabel('Nomor ponsel').inputValue()).toBe('812-3456-7890')
  expect(await personOf(email)).toMatchObject({ namaLengkap: 'Rambu Lawa', phone: '+6281234567890' })
})

test('a profile can be changed by keyboard alone', async () => {
  const email = newAddress()
  const page = await visit({ session: await logIn(db, { email }) })
  await open(page, '/member/profile')
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '')
  for (let n = 0; n < 40 && (await focused()) !== 'nama_lengkap'; n += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Ama Bali')
  await page.keyboard.press('Tab')
  await page.keyboard.type('81233334444')
  await page.keyboard.press('Enter')
  await page.getByText('Profil Anda sudah disimpan.').waitFor()
  expect(await personOf(email)).toMatchObject({ namaLengkap: 'Ama Bali', phone: '+6281233334444' })
})

test('leaving with unsaved input asks first', async () => {
  const page = await visit({ session: await logIn(db, { email: newAddress() }) })
  await open(page, '/member/profile')
  await page.getByLabel('Nama lengkap').fill('Belum disimpan')
  await page.getByRole('link', { name: 'Privasi', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pergi tanpa menyimpan?' })
  await dialog.getByRole('button', { name: 'Tetap di sini' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(addressOf(page)).toBe('/member/profile')
  expect(await page.getByLabel('Nama lengkap').inputValue()).toBe('Belum disimpan')
  await page.getByRole('link', { name: 'Privasi', exact: true }).click()
  await dialog.getByRole('button', { name: 'Pergi', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Privasi' }).waitFor()
})

test('profile in two tabs: the later save gets a conflict, and no input is lost', async () => {
  const email = newAddress()
  const one = await visit({ session: await logIn(db, { email }), expects: /409 \(Conflict\)/ })
  await open(one, '/member/profile')
  const two = await one.context().newPage()
  await open(two, '/member/profile')
  await one.getByLabel('Organisasi lain').fill('Kelompok tani')
  await one.getByRole('button', { name: 'Simpan profil' }).click()
  await one.getByText('Profil Anda sudah disimpan.').waitFor()
  await two.getByLabel('Organisasi lain').fill('Kelompok nelayan')
  await two.getByRole('button', { name: 'Simpan profil' }).click()
  await two.getByText('Organisasi lain yang tersimpan sekarang: Kelompok tani').waitFor()
  expect(await two.getByLabel('Organisasi lain').inputValue()).toBe('Kelompok nelayan')
  await two.getByRole('button', { name: 'Simpan profil' }).click()
  await two.getByText('Profil Anda sudah disimpan.').waitFor()
  expect(await personOf(email)).toMatchObject({ organisasi: 'Kelompok nelayan' })
})

test('a new address is confirmed by the link in the letter', async () => {
  const [email, next] = [newAddress(), newAddress()]
  const session = await logIn(db, { email })
  const page = await visit({ session })
  await open(page, '/member/profile')
  await page.getByLabel('Alamat e-mail baru').fill(next)
  await page.getByRole('button', { name: 'Ganti alamat e-mail' }).click()
  await page.getByText('Kami mengirim tautan ke alamat baru.').waitFor()
  const other = await visit({ session })
  await open(other, await linkTo(next, '/email-change'))
  expect(await other.evaluate(() => location.hash), 'the secret leaves the address bar').toBe('')
  await other.getByRole('button', { name: 'Pakai alamat ini' }).click()
  await other.getByText('Akun Anda sekarang memakai alamat ini.').waitFor()
  expect(await personOf(next)).toBeTruthy()
})

withAndWithoutScript('the newsletter is taken up and given up, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript, session: await logIn(db, { email: newAddress() }) })
  await open(page, '/member/privacy')
  await page.getByRole('button', { name: 'Berlangganan', exact: true }).click()
  await page.getByRole('button', { name: 'Berhenti berlangganan' }).click()
  await page.getByRole('button', { name: 'Berlangganan', exact: true }).waitFor()
})

test('all data come as a zip that opens', async () => {
  const email = newAddress()
  const page = await visit({ session: await logIn(db, { email, namaLengkap: 'Rambu Lawa' }) })
  await open(page, '/member/privacy')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Unduh data saya' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^data-saya-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = Buffer.from(await text(createReadStream(await download.path(), 'latin1')), 'latin1')
  const data = JSON.parse(Buffer.from(unzipSync(bytes)['data.json']!).toString())
  expect(data.profil).toMatchObject([{ email, nama_lengkap: 'Rambu Lawa' }])
})

withAndWithoutScript('an account is given up and kept after all, %s', async ([, hasScript]) => {
  const email = newAddress()
  const page = await visit({ hasScript, session: await logIn(db, { email }) })
  await open(page, '/member/privacy')
  await page.getByRole('button', { name: 'Hapus akun saya' }).click()
  await page.getByText('Kami mengirim surat ke alamat e-mail Anda.').waitFor()
  const link = await linkTo(email, '/delete-account')
  await open(page, link)
  if (!hasScript) await page.getByLabel('Tautan dari e-mail').fill(link)
  await page.getByRole('button', { name: 'Pastikan penghapusan' }).click()
  await page.getByText('Akun Anda akan dihapus tujuh hari lagi.').waitFor()
  await open(page, '/member')
  const banner = page.getByRole('complementary', { name: 'Penghapusan akun' })
  await banner.getByRole('button', { name: 'Batalkan penghapusan' }).click()
  await page.getByText('Akun Anda tetap ada. Tidak ada yang hilang.').waitFor()
  expect(await banner.count()).toBe(0)
  expect(await personOf(email)).toMatchObject({ deletionDueAt: null })
})
