import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

let count = 0
async function member() {
  count += 1
  const email = `foto-${count}-${Date.now()}@contoh.example`
  return {
    email,
    session: await logIn(db, { email, namaLengkap: 'Rambu Lawa', phone: '+6281234567890', regionId: 1 }),
  }
}
const photoOf = async (email: string) =>
  (await db.selectFrom('users').select('photo').where('email', '=', email).executeTakeFirstOrThrow()).photo

/** Four coloured quarters, to recognise the crop; rotated by EXIF, as phones store photos. */
async function fourColours(width = 3_000, height = 2_000) {
  const half = { width: width / 2, height: height / 2, channels: 3 as const }
  const field = (background: string) => ({ create: { ...half, background } })
  const upright = await sharp({ create: { ...half, width, height, background: '#1f4d40' } })
    .composite([
      { input: field('#8c2f27'), left: 0, top: 0 },
      { input: field('#eda536'), left: half.width, top: 0 },
      { input: field('#1456b8'), left: 0, top: half.height },
    ])
    .png()
    .toBuffer()
  return sharp(await sharp(upright).rotate(270).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const choose = async (page: Page, buffer: Buffer, name = 'foto.jpg') =>
  page.getByLabel('Pilih foto').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Atur foto' })
const view = (page: Page) => page.getByRole('application')
const hiddenName = (page: Page) => page.locator('input[type=hidden][name=image]').inputValue()

/** Colour of a stored photo at a place, in shares of its sides. */
async function colourAt(name: string, x: number, y: number) {
  const picture = sharp(readFileSync(`${inject('dataDir')}/uploads/${name}`))
  const { width } = await picture.metadata()
  const { data } = await picture
    .extract({ left: Math.floor(x * width), top: Math.floor(y * width), width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}
const near = (colour: number[], wanted: number[]) =>
  colour.every((value, index) => Math.abs(value - wanted[index]!) < 16)

test('a photo is chosen, cut by keys alone, sent, saved and shown', async () => {
  const { email, session } = await member()
  const page = await visit({ session, width: 360 })
  await open(page, '/member/profile')
  await choose(page, await fourColours())
  await view(page).focus()
  for (let n = 0; n < 16; n += 1) await page.keyboard.press('+')
  for (let n = 0; n < 60; n += 1) await page.keyboard.press('ArrowRight')
  for (let n = 0; n < 60; n += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('slider', { name: 'Perbesar' }).inputValue()).toBe('4')
  await dialog(page).getByRole('button', { name: 'Pakai foto ini' }).press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => hiddenName(page)).toMatch(/\.jpg$/)
  const name = await hiddenName(page)
  await page.getByRole('button', { name: 'Simpan profil' }).click()
  await page.getByText('Profil Anda sudah disimpan.').waitFor()
  expect(await photoOf(email)).toBe(name)
  // The lower right of an upright picture is green.
  expect(near(await colourAt(name, 0.5, 0.5), [0x1f, 0x4d, 0x40]), `${await colourAt(name, 0.5, 0.5)}`).toBe(
    true,
  )
  await page.locator(`header img[src="/images/${name}"]`).first().waitFor({ state: 'attached' })
})

test('a photo is dropped and pushed about with the mouse', async () => {
  const { session } = await member()
  const page = await visit({ session })
  await open(page, '/member/profile')
  const bytes = (await fourColours(1_200, 800)).toString('base64')
  const given = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    data.items.add(new File([raw], 'a.jpg', { type: 'image/jpeg' }))
    return data
  }, bytes)
  await page.getByText('Atau seret foto ke sini').dispatchEvent('drop', { dataTransfer: given })
  const box = (await view(page).boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 280, box.y + 20, { steps: 5 })
  await page.mouse.up()
  await dialog(page).getByRole('button', { name: 'Pakai foto ini' }).click()
  await expect.poll(() => hiddenName(page)).toMatch(/\.jpg$/)
  const name = await hiddenName(page)
  // Moved to the right it shows the left edge, where red is above blue.
  expect(near(await colourAt(name, 0.1, 0.1), [0x8c, 0x2f, 0x27])).toBe(true)
  expect(near(await colourAt(name, 0.1, 0.9), [0x14, 0x56, 0xb8])).toBe(true)
})

test('an unreadable photo is reported, and closing gives up', async () => {
  const { session } = await member()
  const page = await visit({ session, width: 768 })
  await open(page, '/member/profile')
  await choose(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'foto.jpg')
  await dialog(page).getByText('bukan foto yang bisa dibaca').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await hiddenName(page)).toBe('')
})

test('a photo that does not get through can be sent again, and its form waits for it', async () => {
  const { email, session } = await member()
  const page = await visit({ session, width: 768, expects: /ERR_FAILED|net::ERR/ })
  await open(page, '/member/profile')
  let release: (() => void) | undefined
  let isDown = true
  await page.route('**/v1/uploads', async (route) => {
    if (isDown) return route.abort('failed')
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  await choose(page, await fourColours(400, 300))
  await dialog(page).getByRole('button', { name: 'Pakai foto ini' }).click()
  await page.getByText('Foto belum terkirim').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByRole('progressbar').waitFor()
  await page.getByRole('button', { name: 'Simpan profil' }).click()
  await page.getByText('Sesudah itu semuanya disimpan').waitFor()
  expect(await photoOf(email)).toBeNull()
  release!()
  await page.getByText('Profil Anda sudah disimpan.').waitFor()
  expect(await photoOf(email)).toMatch(/\.jpg$/)
})

test('without script a profile keeps its photo', async () => {
  const { email, session } = await member()
  const photo = `${'a'.repeat(32)}.jpg`
  const user = await db
    .updateTable('users')
    .set({ photo })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('uploads')
    .values({
      name: photo,
      userId: user.id,
      purpose: 'avatar',
      type: 'image/jpeg',
      size: 1,
      sha256: '',
      width: 9,
      height: 9,
      originalName: '',
      usedAt: new Date(),
    })
    .execute()
  const page = await visit({ session, hasScript: false, expects: /404/ })
  await open(page, '/member/profile')
  expect(await page.content()).toContain('Tanpa JavaScript foto ini tetap seperti sekarang.')
  await page.getByLabel('Nama lengkap').fill('Rambu Lawa')
  await page.getByRole('button', { name: 'Simpan profil' }).click()
  await page.getByText('Profil Anda sudah disimpan.').waitFor()
  expect(await photoOf(email)).toBe(photo)
})
