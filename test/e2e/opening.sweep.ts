import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectNoBarriers } from './support/barriers.ts'
import { heading, PASSWORD, register } from './support/joining.ts'
import { openNewSite } from './support/new-site.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const first = 'sekretaris@jaringan.example'
const second = 'bendahara@jaringan.example'
const pathIn = (letter: string) => /https:\/\/[^/\s]+(\/\S+)/.exec(letter)![1]!

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fillIn = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

/** Logs in for the first time as an admin, who is led to the second factor at once. */
async function logInFirst(page: Page, email: string) {
  await open(page, '/login')
  await fillIn(page, { 'E-mail': email, 'Kata sandi': PASSWORD })
  await press(page, 'Login')
  await heading(page, 'Keamanan').waitFor()
  await press(page, 'Pasang aplikasi kode')
  const secret = await page.locator('input[name="secret"]').inputValue()
  await page
    .getByLabel('Kode yang tampil di aplikasi')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await press(page, 'Pasang')
  await page.getByRole('heading', { name: 'Kode pemulihan Anda' }).waitFor()
}

/** The list of steps on the desk's first page. */
const box = (page: Page) => page.getByRole('group').filter({ hasText: 'Siapkan situs' })

/** Opens a step from the list. */
async function begin(page: Page, title: string, opens: string) {
  await open(page, '/desk')
  await box(page).getByRole('link', { name: title, exact: true }).click()
  await heading(page, opens).waitFor()
}

async function nameTheSite(page: Page) {
  await begin(page, 'Nama situs dan nama pendek', 'Pengaturan situs')
  await fillIn(page, {
    'Nama situs': 'Jaringan Teluk Contoh',
    'Nama pendek': 'JTC',
    'Alamat kantor': 'Jl. Contoh 1, Kupang',
    'E-mail sekretariat': 'kantor@jaringan.example',
    Telepon: '+62 380 555 0100',
    Bank: 'Bank Contoh',
    'Nomor rekening': '000 1989 062',
    'Atas nama': 'Perkumpulan Teluk Contoh',
  })
  await press(page, 'Simpan')
  await page.getByText('Pengaturan tersimpan.').waitFor()
}

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#7a1f2b" d="M0 0h4v4z"/></svg>',
  ),
}

async function giveLook(page: Page) {
  await begin(page, 'Logo dan warna', 'Logo dan warna')
  await page.locator('#logo').setInputFiles(logo)
  await page.getByRole('button', { name: 'Hapus gambar' }).waitFor()
  await page.getByLabel('Warna utama').fill('#7a1f2b')
  await expectNoBarriers(page, 'the form of a look')
  await press(page, 'Simpan dan lihat pratinjau')
  await heading(page, 'Pratinjau tampilan').waitFor()
  await expectNoBarriers(page, 'the preview of a look')
  await press(page, 'Pakai di seluruh situs')
  await page.getByText('Tampilan ini sekarang dipakai').waitFor()
}

async function completeText(page: Page, title: string) {
  await begin(page, 'Kebijakan privasi dan syarat layanan', 'Halaman')
  await page.getByRole('link', { name: title, exact: true }).click()
  const gaps = page.getByRole('region', { name: 'Yang masih harus diisi' })
  await gaps.waitFor()
  for (const field of await gaps.getByRole('textbox').all())
    if (!(await field.inputValue())) await field.fill('Contoh')
  await gaps.getByRole('checkbox').check()
  await expectNoBarriers(page, title)
  await press(page, 'Isikan ke naskah')
  await page.getByText('Isian sudah masuk ke naskah.').waitFor()
  await page.getByLabel('Apa yang berubah').fill('Versi pertama yang diperiksa.')
  await page.getByLabel('Apakah anggota perlu menyetujui lagi?').selectOption({ index: 2 })
  await press(page, 'Simpan dan terbitkan')
  await page.getByText('Sudah terbit.').waitFor()
}

async function addRegionAndInstitution(page: Page) {
  await begin(page, 'Region pertama', 'Region')
  await page.getByRole('link', { name: 'Region baru' }).click()
  await page.getByLabel('Provinsi').selectOption({ label: 'Nusa Tenggara Timur' })
  await press(page, 'Simpan')
  await page.getByText('Perubahan sudah tampil di situs.').waitFor()
  await begin(page, 'Lembaga pertama', 'Daftarkan lembaga')
  await page.getByLabel('Nama lembaga').fill('Yayasan Lontar Contoh')
  await page.getByLabel('Region', { exact: true }).selectOption({ label: 'Nusa Tenggara Timur' })
  await page.getByLabel('Satu kalimat tentang lembaga').fill('Air bersih bagi desa-desa di pesisir.')
  await press(page, 'Daftarkan')
  await page.getByText('Lembaga terdaftar').waitFor()
}

async function publishNews(page: Page) {
  await begin(page, 'Berita pertama', 'Tulis berita')
  await page.locator('[contenteditable="true"]').waitFor()
  await page.getByRole('textbox', { name: 'Judul' }).fill('Jaringan Teluk Contoh membuka situsnya')
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Isi tulisan' }).click()
  await page.keyboard.type('Mulai hari ini kabar dari setiap lembaga dapat dibaca di sini.')
  await page.getByText(/^Tersimpan \d\d\.\d\d$/).waitFor()
  await press(page, 'Kirim')
  await page.getByText('Terkirim.').waitFor()
  await open(page, '/desk/news')
  await page.getByRole('link', { name: 'Jaringan Teluk Contoh membuka situsnya' }).click()
  await press(page, 'Ambil tinjauan')
  await page.getByText('Anda yang meninjau').waitFor()
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await page.getByText('Sudah terbit.').waitFor()
}

test.for([390, 1280])(
  'a production site on an empty folder: the list of steps alone leads to a site that is open, at %i',
  async (width) => {
    const site = await openNewSite(onTestFinished)
    const visitor = { width, at: site.origin }
    const page = await visit(visitor)
    await open(page, pathIn(await site.command('admin', 'create', first)))
    await fillIn(page, { 'Kata sandi': PASSWORD, 'Ulangi kata sandi': PASSWORD })
    await press(page, 'Simpan kata sandi')
    await heading(page, 'Kata sandi sudah diganti').waitFor()
    await logInFirst(page, first)
    await open(page, '/desk')
    await expectNoBarriers(page, 'the steps of an empty site')
    await page.setViewportSize({ width, height: 800 })
    expect(await box(page).getByText(': selesai').count()).toBe(1)

    await nameTheSite(page)
    await giveLook(page)
    await page.setViewportSize({ width, height: 800 })
    await begin(page, 'Surat dari situs sampai', 'Surat keluar')
    await press(page, 'Kirim surat uji')
    await open(page, pathIn(await site.letterTo(first, 'Surat uji dari situs')))
    await press(page, 'Ya, surat ini sampai')
    await page.getByText('Tercatat: surat dari situs sampai.').waitFor()
    await completeText(page, 'Kebijakan privasi')
    await completeText(page, 'Syarat layanan')
    await page.setViewportSize({ width, height: 800 })
    await addRegionAndInstitution(page)
    await publishNews(page)
    await site.command('backup')

    const colleague = await visit(visitor)
    await register(colleague, second)
    await open(colleague, pathIn(await site.letterTo(second, 'Aktifkan akun Anda')))
    await heading(colleague, 'Akun Anda aktif').waitFor()
    await begin(page, 'Admin kedua', 'Orang')
    await page.getByRole('link', { name: 'Rambu Lawa' }).click()
    await page.getByText('Ubah peran').click()
    await page.getByLabel('Peran', { exact: true }).selectOption('admin')
    await press(page, 'Simpan peran')
    await page.waitForURL('**?tersimpan=1')
    await logInFirst(colleague, second)

    await open(page, '/desk')
    await page.getByText('Semua sudah ditangani').waitFor()
    expect(await box(page).count()).toBe(0)
    await expectNoBarriers(page, 'the desk of a site that is open')
    const guest = await visit(visitor)
    await open(guest, '/')
    expect(await guest.title()).toContain('Jaringan Teluk Contoh')
    await guest.getByRole('link', { name: 'Jaringan Teluk Contoh membuka situsnya' }).first().click()
    await guest.getByText('Mulai hari ini kabar').waitFor()
    await expectNoBarriers(guest, 'the first news')
    await open(guest, '/privacy-policy')
    expect(await guest.getByText('[lengkapi').count()).toBe(0)
  },
)
