import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const ITEMS = 'Berita, acara, kampanye, bahan'

test('a mailing is written from two items of the site, seen in its frame, and scheduled, on a phone and without barriers', async () => {
  const staff = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
  const page = await visit({ width: 390, session: await openSession(db, staff) })
  const title = `Kabar sorgum ${process.pid}-${Date.now()}`
  await open(page, deskPaths.mailings.fresh)
  await page.getByLabel('Subjek').fill(title)
  await page.getByLabel('Isi tulisan').click()
  await page.keyboard.type('Salam dari ladang.')
  await page.getByRole('button', { name: ITEMS }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cari judul').fill('sorgum')
  await dialog.getByText('Kebun sorgum di lereng Mutis').click()
  await dialog.getByText('Sorgum kembali ke lereng Mutis').click()
  await expectNoBarriers(page, 'the dialog for items')
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Sisipkan 2' }).click()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByRole('button', { name: 'Simpan, lalu periksa dan kirim' }).click()

  await page.getByRole('heading', { name: 'Periksa dan kirim' }).waitFor()
  const letter = page.frameLocator('iframe')
  await letter.getByRole('heading', { level: 1, name: title }).waitFor()
  await letter.getByRole('link', { name: 'Lihat kampanyenya' }).waitFor()
  await letter.getByRole('link', { name: 'Berhenti berlangganan' }).waitFor()
  await page.getByRole('link', { name: 'Teks saja' }).click()
  await page.getByText('Baca beritanya:').waitFor()
  await page.getByText('Jadwalkan …').click()
  await page.getByLabel('Waktu kirim (WIB)').fill('2199-01-04T08:00')
  await expectNoBarriers(page, 'the preview of a mailing')
  await page.getByRole('button', { name: 'Simpan jadwal' }).click()
  await page.getByText('Jadwal kirim tersimpan.').waitFor()
  const row = await db.selectFrom('mailings').select('status').where('title', '=', title).executeTakeFirst()
  expect(row?.status).toBe('scheduled')
})
