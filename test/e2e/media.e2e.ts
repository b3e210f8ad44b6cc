import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { barriersOf, expectNoBarriers } from './support/barriers.ts'
import { openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const NOTE = 'Putar di YouTube; setelah ditekan, YouTube menerima alamat internet Anda.'

const photo = async (background: string) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
const dialog = (page: Page) => page.getByRole('dialog')
const words = 'Keterangan untuk yang tidak melihat gambar'

async function addGallery(page: Page) {
  await page.getByRole('button', { name: 'Galeri' }).click()
  const files = [await photo('#a24c05'), await photo('#1f4d40')]
  await dialog(page).getByLabel('Pilih foto').setInputFiles(files)
  await dialog(page).getByRole('button', { name: 'Keluarkan gambar 2' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Sisipkan' }).click()
  await dialog(page).getByText('Tulis apa yang terlihat').first().waitFor()
  await dialog(page).getByLabel(words).first().fill('Ibu-ibu memanen sorgum')
  await dialog(page).getByLabel('Teks di bawah gambar').first().fill('Sabu, Mei 2026')
  await dialog(page).getByLabel('Hanya hiasan').nth(1).check()
  expect(await barriersOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Sisipkan' }).click()
  await page.locator('.article-editor .gallery').waitFor()
}

async function addVideo(page: Page) {
  await page.getByRole('button', { name: 'Video' }).click()
  await dialog(page).getByLabel('Tautan video').fill('https://lain.example/video')
  await dialog(page).getByLabel('Judul video').fill('Panen raya')
  await dialog(page).getByRole('button', { name: 'Sisipkan' }).click()
  await dialog(page).getByText('Tempel tautan video dari YouTube atau Vimeo').waitFor()
  await dialog(page).getByLabel('Tautan video').fill('youtu.be/dQw4w9WgXcQ?si=x')
  await dialog(page).getByRole('button', { name: 'Sisipkan' }).click()
  await page.locator('.article-editor .video').waitFor()
}

/** Writes and publishes a post with both on a phone. @returns its address for readers */
async function publishPost() {
  const user = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
  const page = await visit({ session: await openSession(db, user), width: 390 })
  await open(page, '/desk/blog/new')
  await page.getByText('Mulai menulis di sini.').waitFor()
  await page.getByRole('textbox', { name: 'Judul' }).fill(`Panen sorgum ${Date.now()}`)
  await page.getByRole('textbox', { name: 'Isi tulisan' }).click()
  await page.keyboard.type('Sebelum.')
  expect(await page.getByRole('button', { name: 'Galeri' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Alat lain' }).click()
  await addGallery(page)
  await addVideo(page)
  await page.keyboard.type('Sesudah.')
  expect(await page.getByText('Mulai menulis di sini.').count()).toBe(0)
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.waitForURL(/tersimpan=baru/)
  await page.locator('.article-editor .gallery').click()
  await page.locator('.article-editor').getByText('Sesudah.').click()
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: 'Gambar', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Pilih dari pustaka gambar' }).click()
  await dialog(page).getByRole('button', { name: 'Ibu-ibu memanen sorgum' }).first().click()
  expect(await dialog(page).getByLabel(words).inputValue()).toBe('Ibu-ibu memanen sorgum')
  await dialog(page).getByRole('button', { name: 'Sisipkan' }).click()
  await page.getByRole('button', { name: 'Simpan dan terbitkan' }).click()
  const link = page.getByRole('link', { name: 'Lihat di situs' })
  await link.waitFor()
  return (await link.getAttribute('href'))!
}

test('an item with a gallery and a video is written on a phone and read without script and with it', async () => {
  const path = await publishPost()
  // The dialog writes captions without links, another client may.
  await db
    .updateTable('revisions')
    .set({ content: sql`replace(content, 'Sabu, Mei 2026', 'Sabu, <a href="/news">Mei 2026</a>')` })
    .execute()
  const plain = await visit({ hasScript: false, width: 390 })
  await open(plain, path)
  const pictures = plain.locator('.article .gallery img')
  expect(await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))).toEqual([
    'Ibu-ibu memanen sorgum',
    '',
  ])
  expect(await plain.locator('.gallery figcaption a').getAttribute('href')).toBe('/news')
  expect(await plain.locator('.gallery a').first().getAttribute('href')).toBe(
    await pictures.first().getAttribute('src'),
  )
  const link = plain.getByRole('link', { name: 'Panen raya' })
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(await link.textContent()).toContain(NOTE)
  expect(await plain.locator('iframe').count()).toBe(0)

  const page = await visit({ width: 1280 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="id"><title>Video</title><p>Video</p></html>',
    }),
  )
  await open(page, path)
  await expectNoBarriers(page, 'an item with a gallery and a video')
  const isAsked = (part: string) => asked.some((url) => url.includes(part))
  expect([isAsked('youtube'), isAsked('media-blocks')]).toEqual([false, false])

  await page.getByRole('link', { name: 'Ibu-ibu memanen sorgum' }).click()
  const large = page.getByRole('dialog', { name: 'Galeri gambar' })
  await large.getByText('1 dari 2').waitFor()
  expect(await large.locator('p').textContent()).toBe('Sabu, Mei 2026')
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await large.getByText('2 dari 2').waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Perbesar gambar')

  await page.getByRole('link', { name: 'Panen raya' }).press('Enter')
  await page.frameLocator('iframe[title="Panen raya"]').getByText('Video').waitFor()
  expect(await page.locator('.video iframe').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  )
})
