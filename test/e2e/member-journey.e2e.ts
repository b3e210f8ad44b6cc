import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heading, joining, PASSWORD } from './support/joining.ts'
import { siteDatabase } from './support/member.ts'
import { open, startBrowser, takenOver } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const { newEmail, register, letterTo, linkIn } = joining(db)
const title = 'Kebun benih di belakang sekolah'

test.for([
  ['at a desk', 1280],
  ['on a phone', 360],
] as const)('a stranger becomes a member, shows a face, writes, sends and leaves, %s', async ([, width]) => {
  const page = await visit({ width, expects: /Clear-Site-Data/ })
  const main = page.getByRole('main')
  const email = newEmail()
  await register(page, email)
  await open(page, linkIn(await letterTo(email, 'Aktifkan akun Anda'), 'activation'))
  await heading(page, 'Akun Anda aktif').waitFor()
  await main.getByRole('link', { name: 'Login' }).click()
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/member')

  await open(page, '/member/profile')
  const photo = sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#eda536' } })
  await page
    .getByLabel('Pilih foto')
    .setInputFiles({ name: 'saya.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() })
  await page.getByRole('button', { name: 'Pakai foto ini' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('img', { name: 'Foto sekarang' }).waitFor()
  await page.getByRole('button', { name: 'Simpan profil' }).click()
  await page.getByText('Profil Anda sudah disimpan.').waitFor()
  await page.locator('header img[src^="/images/"]').first().waitFor({ state: 'attached' })

  await open(page, '/member/my-post/new')
  const text = page.locator('[contenteditable="true"]')
  await page.getByRole('textbox', { name: 'Judul' }).fill(title)
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await text.click()
  await page.keyboard.type('Anak-anak menanam sorgum di belakang sekolah.')
  await page.getByText(/^Tersimpan \d\d\.\d\d$/).waitFor()
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText('Terkirim.').waitFor()

  await open(page, '/member')
  await main.getByRole('link', { name: title }).first().waitFor()
  if (width < 768) await page.getByRole('button', { name: 'Menu akun' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/member'))
  await takenOver(page)
  await open(page, '/member')
  expect(new URL(page.url()).pathname).toBe('/login')
})
