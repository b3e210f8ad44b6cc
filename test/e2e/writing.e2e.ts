import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { barriersOf, expectNoBarriers } from './support/barriers.ts'
import { changeSessions, logIn, openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

const title = 'Posyandu Waibalun buka setiap Sabtu sore'
const words = 'Sejak Agustus, kader memindahkan jam layanan.'
const text = (page: Page) => page.getByRole('textbox', { name: 'Isi tulisan' })
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Judul' })
const saved = (page: Page) => page.getByText(/^Tersimpan \d\d\.\d\d$/).waitFor()
const onlyHere = (page: Page) => page.getByText('Belum terkirim, tersimpan di perangkat ini').waitFor()

/** Waits for the editor, which loads after the page. */
async function openEditor(page: Page, path: string) {
  await open(page, path)
  await page.locator('[contenteditable="true"]').waitFor()
}

async function writeNew(page: Page) {
  await openEditor(page, '/member/my-post/new')
  await titleOf(page).fill(title)
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await text(page).click()
  await page.keyboard.type(words)
  await saved(page)
  await expect.poll(() => page.url()).toMatch(/\/member\/my-post\/\d+$/)
  return new URL(page.url()).pathname
}

async function addWords(page: Page, more: string) {
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(more)
}

const storedWords = async (path: string) => {
  const id = Number(path.split('/').at(-1))
  const draft = await db
    .selectFrom('newsDrafts')
    .select('content')
    .where('newsId', '=', id)
    .executeTakeFirst()
  return draft?.content ?? ''
}

test('a text is saved automatically, kept over a reload, and sent to its reviewers', async () => {
  const page = await visit({ session: await logIn(db) })
  await open(page, '/member/my-post')
  await page.getByText('Mulai dari satu kejadian minggu ini.').waitFor()
  const path = await writeNew(page)
  await addWords(page, ' Para ibu senang.')
  await expect.poll(() => storedWords(path)).toContain('Para ibu senang.')
  await openEditor(page, path)
  await expect.poll(() => text(page).textContent()).toContain('Para ibu senang.')
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText('Terkirim.').waitFor()
  expect(await page.locator('li[aria-current="step"]').textContent()).toContain('Ditinjau')
  await open(page, '/member/my-post?status=review')
  await page.getByRole('link', { name: title }).waitFor()
})

test('words typed without a line are kept on the device and sent when it is back', async () => {
  const page = await visit({ session: await logIn(db), expects: /ERR_INTERNET_DISCONNECTED/ })
  const path = await writeNew(page)
  await page.context().setOffline(true)
  await addWords(page, ' Tanpa sinyal.')
  await onlyHere(page)
  await page.context().setOffline(false)
  await saved(page)
  expect(await storedWords(path)).toContain('Tanpa sinyal.')
})

test('a tab that closes before its words are sent offers them again', async () => {
  const page = await visit({ session: await logIn(db), expects: /ERR_INTERNET_DISCONNECTED/ })
  const context = page.context()
  const path = await writeNew(page)
  await context.setOffline(true)
  await addWords(page, ' Belum terkirim.')
  await onlyHere(page)
  // Offline mode does not hold back requests of a closing tab: they are rejected without a session.
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.close()
  const again = await context.newPage()
  await Promise.all([context.setOffline(false), context.addCookies(cookies)])
  await open(again, path)
  await again.getByRole('button', { name: 'Lanjutkan yang di perangkat ini' }).click()
  await saved(again)
  expect(await storedWords(path)).toContain('Belum terkirim.')
  await openEditor(again, path)
  expect(await again.getByRole('button', { name: 'Lanjutkan yang di perangkat ini' }).count()).toBe(0)
})

test('a session that ends while someone writes loses no word', async () => {
  const user = await makeUser(db)
  const page = await visit({ session: await openSession(db, user), expects: /401 \(Unauthorized\)/ })
  const path = await writeNew(page)
  await changeSessions(db, user, { endedAt: new Date() })
  await addWords(page, ' Sesudah sesi berakhir.')
  await page.getByText('Sesi berakhir, tersimpan di perangkat ini').waitFor()
  const login = await page.getByRole('link', { name: 'Login lagi' }).getAttribute('href')
  expect(login).toBe(`/login?next=${encodeURIComponent(path)}`)
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'jkl-session', value: await openSession(db, user), url }])
  await open(page, path)
  await page.getByRole('button', { name: 'Lanjutkan yang di perangkat ini' }).click()
  await saved(page)
  expect(await storedWords(path)).toContain('Sesudah sesi berakhir.')
})

test('the later of two tabs sees both texts and decides', async () => {
  const page = await visit({ session: await logIn(db), expects: /409 \(Conflict\)/ })
  const path = await writeNew(page)
  const other = await page.context().newPage()
  await openEditor(other, path)
  await addWords(page, ' Dari tab pertama.')
  await expect.poll(() => storedWords(path)).toContain('Dari tab pertama.')
  await addWords(other, ' Dari tab kedua.')
  const question = other.getByRole('region', { name: 'Ada versi lain yang lebih baru' })
  await question.getByText('pertama').waitFor()
  await question.getByText('kedua').waitFor()
  expect(await storedWords(path)).toContain('Dari tab pertama.')
  await question.getByRole('button', { name: 'Pakai versi lain' }).click()
  await expect.poll(() => text(other).textContent()).toContain('Dari tab pertama.')
  await other.getByRole('button', { name: 'Kembalikan tulisan saya' }).click()
  await expect.poll(() => storedWords(path)).toContain('Dari tab kedua.')
})

test('the tools are one stop of the Tab key and are reached and left by keys', async () => {
  const page = await visit({ session: await logIn(db) })
  await openEditor(page, '/member/my-post/new')
  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await text(page).click()
  await page.keyboard.press('Alt+F10')
  expect(await inFocus()).toBe('Subjudul')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await inFocus()).toBe('Tebal')
  await page.keyboard.press('Enter')
  await expect.poll(inFocus).toBe('Isi tulisan')
  await page.keyboard.type('tebal')
  await expect.poll(() => text(page).locator('strong').textContent()).toBe('tebal')
  await page.keyboard.press('Alt+F10')
  expect(await page.getByRole('button', { name: 'Tebal' }).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  expect(await inFocus()).toBe('Ulangi')
  await page.keyboard.press('Escape')
  await expect.poll(inFocus).toBe('Isi tulisan')
  expect(await page.getByRole('toolbar').locator('[tabindex="0"]').count()).toBe(1)
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByLabel('Alamat').fill('contoh.id/data')
  await page.getByRole('dialog').getByLabel('Kata yang tampil').fill('datanya')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => text(page).getByRole('link', { name: 'datanya' }).getAttribute('href'))
    .toBe('https://contoh.id/data')
})

test('a picture goes into the text only with words for those who do not see it', async () => {
  const page = await visit({ session: await logIn(db) })
  await openEditor(page, '/member/my-post/new')
  const ground = { width: 900, height: 600, channels: 3, background: '#a24c05' } as const
  const buffer = await sharp({ create: ground }).jpeg().toBuffer()
  await page.getByRole('button', { name: 'Gambar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
  await dialog.getByRole('button', { name: 'Sisipkan' }).click()
  await dialog.getByText('Tulis apa yang terlihat').waitFor()
  await dialog.getByLabel('Keterangan').fill('Dua kader')
  await dialog.getByRole('button', { name: 'Sisipkan' }).click()
  await dialog.getByText('Pilih foto dulu.').waitFor()
  await dialog.getByLabel('Keterangan').fill('')
  await dialog.getByLabel('Pilih foto').setInputFiles(file)
  await dialog.getByText('Foto sudah diunggah.').waitFor()
  await dialog.getByRole('button', { name: 'Sisipkan' }).click()
  await dialog.getByText('Tulis apa yang terlihat').waitFor()
  await dialog.getByLabel('Keterangan').fill('Dua kader menimbang balita')
  await dialog.getByRole('button', { name: 'Sisipkan' }).click()
  const picture = text(page).getByRole('img', { name: 'Dua kader menimbang balita' })
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/images\//)
})

test('a photo for the cover is chosen, given up on the way, sent again after a failure, and let go', async () => {
  const page = await visit({ session: await logIn(db), expects: /ERR_FAILED|net::ERR/ })
  await openEditor(page, '/member/my-post/new')
  const ground = { width: 900, height: 600, channels: 3, background: '#1f4d40' } as const
  const file = {
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: ground }).jpeg().toBuffer(),
  }
  const cover = page.getByRole('region', { name: 'Gambar sampul' })
  let line: 'held' | 'down' | 'open' = 'held'
  await page.route('**/v1/uploads', (route) =>
    line === 'down' ? route.abort('failed') : line === 'open' ? route.continue() : undefined,
  )
  await cover.getByLabel('Unggah foto').setInputFiles(file)
  await cover.getByRole('progressbar').waitFor()
  await cover.getByRole('button', { name: 'Batalkan' }).click()
  await cover.getByRole('progressbar').waitFor({ state: 'detached' })
  line = 'down'
  await cover.getByLabel('Unggah foto').setInputFiles(file)
  await cover.getByText('Foto belum terkirim').waitFor()
  line = 'open'
  await cover.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(() => cover.locator('img').getAttribute('src')).toMatch(/^\/images\//)
  await cover.getByLabel('Ganti foto').waitFor({ state: 'attached' })
  await cover.getByRole('button', { name: 'Pakai sampul tenun' }).click()
  await cover.getByLabel('Unggah foto').waitFor({ state: 'attached' })
})

test('on a small phone deleting is as modest as taking back, and as easy to hit', async () => {
  const session = await logIn(db)
  await writeNew(await visit({ session }))
  const page = await visit({ session, width: 360 })
  await open(page, '/member/my-post')
  const button = page.getByRole('button', { name: 'Hapus' })
  const { width, height } = (await button.boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)
  expect(width).toBeLessThan(120)
  const { border, ground } = await button.evaluate((one) => {
    const { borderTopWidth: border, backgroundColor: ground } = getComputedStyle(one)
    return { border, ground }
  })
  expect([border, ground]).toEqual(['0px', 'rgba(0, 0, 0, 0)'])
})

test('without script texts are listed, read, sent and deleted', async () => {
  const session = await logIn(db)
  const path = await writeNew(await visit({ session }))
  const page = await visit({ session, hasScript: false })
  await open(page, '/member/my-post')
  await page.getByRole('link', { name: title }).click()
  await page.getByText(words).waitFor()
  expect(await page.locator('.wrap > noscript p').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText('Terkirim.').waitFor()
  await page.getByRole('button', { name: 'Tarik kembali' }).click()
  await page.getByRole('button', { name: 'Hapus draf' }).click()
  await page.getByText('Draf dihapus.').waitFor()
  expect(await page.getByRole('link', { name: title }).count()).toBe(0)
  await page.getByRole('button', { name: 'Kembalikan' }).click()
  await page.getByText('Draf sudah kembali.').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
})

test.for([
  ['', 'Sunting tulisan'],
  ['/riwayat', 'Riwayat'],
])('nothing bars anyone from a text%s, nor is anything wider than the screen', async ([below, heading]) => {
  const page = await visit({ session: await logIn(db) })
  const path = await writeNew(page)
  await open(page, path + below)
  await page.getByRole('heading', { name: heading!, level: 1 }).waitFor()
  if (!below) await page.locator('[contenteditable="true"]').waitFor()
  await expectNoBarriers(page)
})

test('nothing bars anyone from the list of texts and from the dialog of a picture', async () => {
  const page = await visit({ session: await logIn(db) })
  await writeNew(page)
  await page.getByRole('button', { name: 'Gambar', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await open(page, '/member/my-post')
  await page.getByRole('link', { name: title }).waitFor()
  await expectNoBarriers(page)
})
