import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { changeSessions, openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

const makeStaff = (namaLengkap: string) =>
  makeUser(db, { namaLengkap, role: 'staff', userType: 'sekretariat' })
const title = (page: Page) => page.getByRole('textbox', { name: 'Judul' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Isi tulisan' })
const onDevice = (page: Page) => page.getByText(/^Disimpan di perangkat ini \d\d\.\d\d$/).waitFor()
const goOn = (page: Page) => page.getByRole('button', { name: 'Lanjutkan yang di perangkat ini' })
const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('jejaring-tulisan')).length)

async function openEditor(page: Page, path: string) {
  await open(page, path)
  await page.locator('.article-editor').waitFor()
}

async function addWords(page: Page, more: string) {
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(more)
  await onDevice(page)
}

/** Creates a draft of the blog at the desk. @returns the address of its page */
async function makeDraft(page: Page, name: string) {
  await openEditor(page, '/desk/blog/new')
  await title(page).fill(name)
  await addWords(page, 'Sumur digali bersama.')
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.waitForURL(/\/desk\/blog\/\d+\?tersimpan=baru$/)
  await expect.poll(() => copies(page)).toBe(0)
  return new URL(page.url()).pathname
}

const storedText = async (path: string) => {
  const { content } = await db
    .selectFrom('revisions')
    .select('content')
    .where('kind', '=', 'blog')
    .where('itemId', '=', Number(path.split('/').at(-1)))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return content
}

test('words typed at the desk outlive a closed tab on this device, and the stored text changes only by saving', async () => {
  const page = await visit({ session: await openSession(db, await makeStaff('Ruth Simanungkalit')) })
  const path = await makeDraft(page, 'Sumur kampung')
  await openEditor(page, path)
  await addWords(page, ' Airnya jernih.')
  await page.close()
  const again = await page.context().newPage()
  await openEditor(again, path)
  await goOn(again).waitFor()
  expect(await again.getByRole('button', { name: 'Simpan', exact: true }).count()).toBe(0)
  await again.getByText('Baca keduanya').click()
  const ours = again.getByRole('region', { name: 'Di perangkat ini' })
  expect(await ours.textContent()).toContain('Airnya jernih.')
  expect(await again.getByRole('region', { name: 'Di server' }).textContent()).not.toContain('Airnya jernih.')
  await expectNoBarriers(again, 'words found on the device')
  expect(await storedText(path)).not.toContain('Airnya jernih.')
  await goOn(again).click()
  await expect.poll(() => text(again).textContent()).toContain('Airnya jernih.')
  await onDevice(again)
  expect(await copies(again)).toBe(1)
  await again.getByRole('button', { name: 'Simpan', exact: true }).click()
  await again.waitForURL(/\?tersimpan=simpan$/)
  expect(await storedText(path)).toContain('Airnya jernih.')
  await expect.poll(() => copies(again)).toBe(0)
  await openEditor(again, path)
  await addWords(again, ' Ini dibuang.')
  await again.getByRole('link', { name: 'Blog', exact: true }).last().click()
  await again.getByRole('button', { name: 'Pergi', exact: true }).click()
  await again.waitForURL('**/desk/blog')
  await expect.poll(() => copies(again)).toBe(0)
})

test('a session that ends loses no word, and words over an older text are saved only with both in sight', async () => {
  const user = await makeStaff('Budi Saragih')
  const page = await visit({ session: await openSession(db, user), expects: /401|409/ })
  const path = await makeDraft(page, 'Kebun sorgum')
  await openEditor(page, path)
  await addWords(page, ' Panen bulan Maret.')
  await changeSessions(db, user, { endedAt: new Date() })
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.waitForURL(/\/login\?next=/)
  await page.close()

  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'jkl-session', value: await openSession(db, user), url }])
  const other = await visit({ session: await openSession(db, await makeStaff('Ina Peninjau')) })
  await openEditor(other, path)
  await addWords(other, ' Panen bulan April.')
  await other.getByRole('button', { name: 'Simpan', exact: true }).click()
  await other.waitForURL(/\?tersimpan=simpan$/)

  const again = await page.context().newPage()
  await openEditor(again, path)
  await goOn(again).click()
  await expect.poll(() => text(again).textContent()).toContain('Maret')
  await again.getByRole('button', { name: 'Simpan', exact: true }).click()
  await again.getByText('Orang lain menyimpan perubahan').waitFor()
  expect(await storedText(path)).toContain('April')
  await again.getByText('Isi sekarang').click()
  await again.getByText('Panen bulan April.').waitFor()
  await again.getByRole('button', { name: 'Simpan', exact: true }).click()
  await again.waitForURL(/\?tersimpan=simpan$/)
  expect(await storedText(path)).toContain('Maret')
})

test('the slash leads to the search in the bar, or to that of the list, and the search across the desk to a person', async () => {
  const name = `Samuel Tandililing ${process.pid}-${Date.now()}`
  const { id } = await makeUser(db, { namaLengkap: name })
  const page = await visit({ session: await openSession(db, await makeStaff('Lukas Penata')) })
  const inFocus = () => page.evaluate(() => document.activeElement?.id)
  await open(page, '/desk/blog')
  await page.keyboard.press('/')
  await expect.poll(inFocus).not.toBe('')
  expect(await inFocus()).not.toBe('cari-meja')
  await open(page, '/desk')
  await page.keyboard.press('/')
  await expect.poll(inFocus).toBe('cari-meja')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orang' }).waitFor()
  await expectNoBarriers(page, 'what was found at the desk')
  await page.getByRole('main').getByRole('link', { name }).click()
  await page.waitForURL(`**/desk/people/${id}`)
})

test('the public list is current after publishing and deleting at the desk, without a page load', async () => {
  const page = await visit({ session: await openSession(db, await makeStaff('Maria Natalia Tefa')) })
  const follow = async (href: string) => {
    await page
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL(`**${href}`)
  }
  const name = `Tungku hemat kayu ${Date.now()}`
  const path = await makeDraft(page, name)
  const posts = page.getByRole('main').getByRole('link', { name })
  await open(page, '/blog')
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }))
  for (const href of ['/member', '/desk', '/desk/blog', path]) await follow(href)
  await page.getByRole('button', { name: 'Simpan dan terbitkan' }).click()
  await page.getByRole('link', { name: 'Lihat di situs' }).waitFor()
  for (const href of ['/', '/blog']) await follow(href)
  await posts.first().waitFor()

  for (const href of ['/member', '/desk', '/desk/blog', path]) await follow(href)
  await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  await page.getByRole('button', { name: 'Kembalikan' }).waitFor()
  for (const href of ['/', '/blog']) await follow(href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await posts.count()).toBe(0)
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true)
})

const labels = (page: Page) =>
  page
    .getByRole('region', { name: 'Menu utama' })
    .getByLabel('Tulisan')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value))

test('the menu is arranged by keys and by dragging, and what was typed stays', async () => {
  const page = await visit({ session: await openSession(db, await makeStaff('Yohanes Bria')) })
  await open(page, '/desk/menu')
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('textbox', { name: 'Tulisan' }).nth(6).fill('Bahan')
  await page.getByRole('button', { name: 'Naikkan Pengetahuan' }).press('Enter')
  for (const key of ['Enter', 'Space']) {
    await expect.poll(() => page.locator('*:focus').getAttribute('aria-label')).toBe('Naikkan Bahan')
    await page.keyboard.press(key)
  }
  await expect
    .poll(() => labels(page))
    .toEqual(['Home', 'About Us', 'Participants', 'Bahan', 'News', 'Blog', 'Events'])
  const rows = page.getByRole('region', { name: 'Menu utama' }).getByRole('listitem')
  await rows.nth(3).locator('[draggable=true]').dragTo(rows.nth(1))
  await expect
    .poll(() => labels(page))
    .toEqual(['Home', 'Bahan', 'About Us', 'Participants', 'News', 'Blog', 'Events'])
  // Unsaved steps are asked about, and nothing has changed on the site.
  await page.getByRole('link', { name: 'Region', exact: true }).click()
  await page.getByRole('button', { name: 'Pergi' }).click()
  await page.waitForURL('**/desk/regions')
})

test('without script the menu’s buttons send the form, and it comes back in the new order', async () => {
  const session = await openSession(db, await makeStaff('Yohanes Bria'))
  const page = await visit({ session, hasScript: false, width: 360 })
  await open(page, '/desk/menu')
  await page.getByRole('textbox', { name: 'Tulisan' }).nth(1).fill('Tentang kami')
  await page.getByRole('button', { name: 'Turunkan About Us' }).click()
  await expect
    .poll(() => labels(page))
    .toEqual(['Home', 'Participants', 'Tentang kami', 'News', 'Blog', 'Events', 'Pengetahuan'])
  await page.getByLabel('Ke mana').selectOption({ label: 'Kontak' })
  await page.getByRole('button', { name: 'Tambahkan' }).click()
  await expect.poll(() => labels(page)).toContain('Kontak')
})

test('the handbook opens beside the page, at the page’s own place in it', async () => {
  const page = await visit({ session: await openSession(db, await makeStaff('Yohanes Bria')), width: 360 })
  await open(page, '/desk/giving/transfers/statement')
  const [book] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Panduan halaman ini' }).click(),
  ])
  await book.waitForURL('**/desk/panduan/donasi#mutasi-rekening')
  const heading = book.getByRole('heading', { name: 'Mutasi rekening' })
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(0)
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(400)
  await expectNoBarriers(book)
})

test('notes about a person: a half-written one stays while another is saved, until it is saved itself', async () => {
  const staff = await makeStaff('Ina Sekretariat')
  const { id: userId } = await makeUser(db, { namaLengkap: 'Maria Tefa' })
  const now = new Date()
  const times = { notedAt: now, createdAt: now, updatedAt: now }
  const given = { userId, idempotencyKey: crypto.randomUUID(), writtenBy: staff.id, visibility: 'region' }
  const { id } = await db
    .insertInto('personNotes')
    .values({ ...given, ...times, text: 'Sudah ditelepon.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = await visit({ session: await openSession(db, staff) })
  await open(page, `/desk/people/${userId}/timeline`)
  const half = page.locator('#new-text')
  await page.locator('summary', { hasText: 'Tulis catatan' }).click()
  await half.fill('Akan datang hari')
  await page.locator('summary', { hasText: 'Ubah catatan' }).click()
  await page.locator(`#note-${id}-text`).fill('Sudah ditelepon dua kali.')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Perubahan catatan tersimpan.').waitFor()
  expect(await half.inputValue()).toBe('Akan datang hari')
  await half.fill('Akan datang hari Sabtu.')
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await page.getByText('Catatan tersimpan.', { exact: true }).waitFor()
  expect(await half.inputValue()).toBe('')
})
