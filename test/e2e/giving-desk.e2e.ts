import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { simulatorApi } from '#test/support/simulator-api.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { changeSessions, logIn, openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const simulator = simulatorApi(inject('base'))
const atDesk = { role: 'staff', userType: 'sekretariat', activatedAt: new Date() } as const

/** A gift of a member that was paid by QRIS. */
async function paidGift(): Promise<string> {
  const page = await visit({ session: await logIn(db, { namaLengkap: 'Maria Tefa' }), hasScript: false })
  await open(page, '/donasi')
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check()
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click()
  await page.waitForURL(/\/simulator\//)
  const { orderId } = await db
    .selectFrom('donations')
    .select('orderId')
    .where('donorName', '=', 'Maria Tefa')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await simulator.settle(orderId, { channel: 'other_qris' })
  return orderId
}

const field = (page: Page, name: string) => page.getByLabel(name)

/** Presses a button with an expired proof, gives a proof, and returns to the page. */
async function pressUnproven(page: Page, user: { id: number }, button: string) {
  const { pathname, search } = new URL(page.url())
  await changeSessions(db, user, { provenAt: new Date(Date.now() - 11 * 60_000) })
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(/\/member\/proof/)
  await changeSessions(db, user, { provenAt: new Date() })
  await open(page, pathname + search)
  await page.getByText('Yang Anda tulis tadi masih ada.').waitFor()
}

test('staff give a part of a gift back on a telephone, after their password, and the donor’s receipt says so', async () => {
  const orderId = await paidGift()
  const user = await makeUser(db, { ...atDesk, namaLengkap: 'Ita Hutauruk' })
  const page = await visit({ width: 360, session: await openSession(db, user), expects: /403|400/ })
  await open(page, `/desk/giving/${orderId}`)
  await expectNoBarriers(page, 'a gift at the desk')
  await page.getByRole('link', { name: 'Kembalikan uang' }).click()
  await field(page, 'Jumlah').fill('40.000')
  await field(page, 'Alasan, untuk catatan kita').fill('Diminta donatur')
  await expectNoBarriers(page, 'the form of a refund')
  await pressUnproven(page, user, 'Kembalikan')
  expect(await field(page, 'Jumlah').inputValue()).toBe('40.000')
  expect(await field(page, 'Alasan, untuk catatan kita').inputValue()).toBe('Diminta donatur')
  await page.getByRole('button', { name: 'Kembalikan' }).click()
  await page.getByText('Dikembalikan sebagian').first().waitFor()
  await expectNoBarriers(page, 'a gift of which a part went back')
  const gift = await db
    .selectFrom('donations')
    .select(['status', 'refundedAmount'])
    .where('orderId', '=', orderId)
    .execute()
  expect(gift).toEqual([{ status: 'partially_refunded', refundedAmount: 40_000 }])
})

test('desk gifts: a large cash gift is entered by one person and approved by another', async () => {
  const user = await makeUser(db, { ...atDesk, namaLengkap: 'Ita Hutauruk' })
  const page = await visit({ session: await openSession(db, user), expects: /403/ })
  await open(page, '/desk/giving/new')
  await field(page, 'Jumlah').fill('7.500.000')
  await field(page, 'Tanggal diterima').fill('2026-01-05')
  await field(page, 'Nama donatur').fill('Yayasan Nelayan Kei')
  await field(page, 'Bukti dan catatan').fill('Diterima Rahel')
  await expectNoBarriers(page)
  await field(page, 'Cara').selectOption('transfer')
  await field(page, 'Jangan sebut namanya').check()
  await pressUnproven(page, user, 'Catat donasi')
  expect(await field(page, 'Jumlah').inputValue()).toBe('7.500.000')
  expect(await field(page, 'Cara').inputValue()).toBe('transfer')
  expect(await field(page, 'Tanggal diterima').inputValue()).toBe('2026-01-05')
  expect(await field(page, 'Nama donatur').inputValue()).toBe('Yayasan Nelayan Kei')
  expect(await field(page, 'Bukti dan catatan').inputValue()).toBe('Diterima Rahel')
  expect(await field(page, 'Jangan sebut namanya').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Catat donasi' }).click()
  await page.getByText('Permintaan ini Anda buat sendiri').waitFor()
  expect(await page.getByRole('button', { name: 'Setujui' }).count()).toBe(0)
  const other = await visit({ session: await logIn(db, { ...atDesk, namaLengkap: 'Budi Saragih' }) })
  await open(other, '/desk/giving/transfers?view=waiting')
  await expectNoBarriers(other)
  await other.getByRole('link', { name: 'Yayasan Nelayan Kei' }).first().click()
  await other.getByRole('button', { name: 'Setujui' }).click()
  await other.getByText('Tersimpan.').waitFor()
  await other.getByRole('link', { name: /^JKL\/20\d\d\/\d{6}$/ }).waitFor()
})

test('a list is chosen from a file, looked through and entered', async () => {
  const user = await makeUser(db, atDesk)
  const page = await visit({ session: await openSession(db, user), expects: /403/ })
  await open(page, '/desk/giving/import')
  await field(page, 'Berkas CSV').setInputFiles({
    name: 'kas.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004'),
  })
  await page.getByText('Ini buku kerja Excel atau arsip, bukan CSV.').waitFor()
  const proof = `KAS-${Date.now()}`
  const csv = `tanggal,nama,email,telepon,jumlah,cara,tujuan,tanpa_nama,bukti,catatan\n2026-01-05,Yosefina José,,,250.000,tunai,umum,,${proof},`
  await field(page, 'Berkas CSV').setInputFiles({
    name: 'kas.csv',
    mimeType: 'text/csv',
    // Excel's default encoding.
    buffer: Buffer.from(csv, 'latin1'),
  })
  await expect.poll(() => field(page, 'Isi daftar').inputValue()).toContain('Yosefina José,')
  await page.getByRole('button', { name: 'Periksa daftar' }).click()
  await pressUnproven(page, user, 'Catat 1 donasi')
  expect(await field(page, 'Isi daftar').inputValue()).toBe(csv)
  await page.getByRole('button', { name: 'Periksa daftar' }).click()
  await page.getByRole('button', { name: 'Catat 1 donasi' }).click()
  await page.getByText('1 donasi dicatat').waitFor()
  await expectNoBarriers(page)
})

test('an admin who changes the account for gifts and the contact gives a proof first and loses nothing', async () => {
  const user = await makeUser(db, { ...atDesk, role: 'admin' })
  const page = await visit({ session: await openSession(db, user), expects: /403/ })
  await open(page, '/desk/settings')
  const typed = {
    Telepon: '+62 21 555 0177',
    'E-mail sekretariat': 'kontak@contoh.example',
    Bank: 'Bank Contoh',
    'Nomor rekening': '123 456 789',
    'Atas nama': 'Yayasan Contoh',
  }
  const exact = (label: string) => page.getByLabel(label, { exact: true })
  for (const [label, value] of Object.entries(typed)) await exact(label).fill(value)
  await pressUnproven(page, user, 'Simpan')
  for (const [label, value] of Object.entries(typed)) expect(await exact(label).inputValue()).toBe(value)
})
