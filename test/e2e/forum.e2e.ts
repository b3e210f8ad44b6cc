import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { openTrail } from './support/audit-trail.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { logIn, openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

const words = 'Adakah contoh surat serah terima perahu klinik?'
const atDesk = { role: 'staff', userType: 'sekretariat' } as const

async function ask(page: Page, question: string) {
  await open(page, '/forum/new')
  await page.getByLabel('Pertanyaan', { exact: true }).fill(question)
  await page
    .getByLabel('Penjelasan (boleh kosong)')
    .fill('Kami perlu yang pendek.\n\n- satu halaman\n- dua saksi')
  await page.getByLabel('Kategori').selectOption('Kesehatan')
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click()
  await page.waitForURL(/\/forum\/\d+/)
  return new URL(page.url()).pathname
}

async function reply(page: Page, text: string) {
  await page.getByLabel('Jawaban Anda').fill(text)
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()
  await page.getByText(text).first().waitFor()
}

test('a first question is held, approved, answered while its asker looks on, accepted, and read by all in the FAQ', async () => {
  const asker = await visit({ width: 390, session: await logIn(db, { namaLengkap: 'Sefnat Boimau' }) })
  const path = await ask(asker, words)
  await asker.getByText('Pertanyaan Anda menunggu moderator.').waitFor()
  await expectNoBarriers(asker, 'a question that waits')

  const staff = await visit({ session: await logIn(db, { ...atDesk, namaLengkap: 'Dewi Pranowo' }) })
  await open(staff, '/desk/forum?state=held')
  await expectNoBarriers(staff, 'the queue')
  await staff.getByRole('link', { name: words }).first().click()
  await staff.waitForURL(/\/desk\/forum\/\d+/)
  await expectNoBarriers(staff, 'a question at the desk')
  await staff.getByRole('button', { name: 'Tampilkan', exact: true }).click()
  await staff.getByText('Kiriman sudah tampil').waitFor()

  await open(asker, path)
  await asker.getByLabel('Jawaban Anda').fill('Sementara saya menulis')
  await open(staff, path)
  await reply(staff, 'Ada di Pengetahuan, halaman 22.')
  await asker.getByText('1 jawaban baru masuk.').waitFor()
  expect(await asker.getByLabel('Jawaban Anda').inputValue()).toBe('Sementara saya menulis')
  await asker.getByRole('button', { name: 'Terima jawaban' }).click()
  await asker.getByText('Jawaban diterima').waitFor()
  await expectNoBarriers(asker, 'an answered question')

  await open(staff, `/desk${path}`)
  await staff.getByRole('button', { name: 'Jadikan tanya jawab umum' }).click()
  await staff.getByText('Butir tanya jawab umum sudah terbit.').waitFor()
  const guest = await visit()
  await open(guest, '/about/tanya-jawab?q=perahu+klinik')
  await guest.getByText('Ada di Pengetahuan, halaman 22.').waitFor()

  const admin = await visit({ session: await logIn(db, { role: 'admin', userType: 'sekretariat' }) })
  const line = await openTrail(admin, 'pertanyaan', path.split('/').at(-1)!)
  await line('Sefnat Boimau', 'membuat')
  await line('Dewi Pranowo', 'menampilkan')
  await line('Sefnat Boimau', 'menerima')
})

test('without script a question is asked, answered, changed and deleted', async () => {
  const user = await makeUser(db, { isModerator: true, namaLengkap: 'Nona Kelen' })
  const page = await visit({ session: await openSession(db, user), hasScript: false })
  const path = await ask(page, 'Apakah formulir tanpa skrip terkirim juga?')
  await page.getByText('Kami perlu yang pendek.', { exact: true }).waitFor()
  await reply(page, 'Terkirim.')
  await page.locator('summary', { hasText: 'Ubah jawaban Anda' }).click()
  await page.getByLabel('Jawaban Anda').first().fill('Terkirim, lalu diubah.')
  await page.getByRole('button', { name: 'Simpan perubahan' }).last().click()
  await page.getByText('Terkirim, lalu diubah.').first().waitFor()
  await open(page, path)
  await page.locator('summary', { hasText: 'Hapus pertanyaan Anda' }).click()
  await page.getByRole('button', { name: 'Hapus pertanyaan', exact: true }).click()
  await page.getByText('Pertanyaan Anda sudah dihapus.').waitFor()
})

test('the list is searched and narrowed, and what is typed survives a reload', async () => {
  const page = await visit({ width: 390, session: await logIn(db, { isModerator: true }) })
  await open(page, '/forum')
  await expectNoBarriers(page, 'the forum')
  await page.getByLabel('Cari pertanyaan').fill('koperasi')
  await page.getByRole('button', { name: 'Cari' }).first().click()
  await page.getByRole('link', { name: 'Cara melaporkan bunga simpanan koperasi' }).waitFor()
  await page.getByRole('link', { name: 'Cara melaporkan bunga simpanan koperasi' }).click()
  await page.getByLabel('Jawaban Anda').pressSequentially('Belum selesai')
  await page.reload()
  await expect.poll(() => page.getByLabel('Jawaban Anda').inputValue()).toBe('Belum selesai')
  await open(page, '/forum?q=takadayangbegini')
  await page.getByText('Belum ada pertanyaan tentang').waitFor()
})

test('an answer is written with the tools, which load when they are opened, and survives a reload', async () => {
  const page = await visit({ width: 390, session: await logIn(db, { isModerator: true }) })
  const path = await ask(page, 'Bagaimana menulis jawaban dengan daftar?')
  const editor = page.locator('.article-editor')
  expect(await editor.count()).toBe(0)
  await page.getByLabel('Jawaban Anda').fill('Langkahnya:')
  await page.getByRole('button', { name: 'Tebal, daftar' }).last().click()
  await editor.waitFor()
  await expectNoBarriers(page, 'an answer with tools')
  await page.keyboard.type(' baca dahulu\n- gali\npasang')
  await page.reload()
  await editor.getByText('pasang').waitFor()
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()
  await page.locator('[id^=jawaban-] li', { hasText: 'pasang' }).waitFor()
  await open(page, path)
  expect(await editor.count()).toBe(0)
})
