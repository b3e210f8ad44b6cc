import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const withAndWithoutScript = test.for([
  ['with script', true],
  ['without script', false],
] as const)

const [white, ink, seeThrough] = ['rgb(255, 255, 255)', 'rgb(12, 27, 51)', 'rgba(0, 0, 0, 0)']

const coloursOf = (page: Page) =>
  page.locator('.bar').evaluate((bar) => {
    const { backgroundColor, color } = getComputedStyle(bar)
    return { backgroundColor, color }
  })

const focused = (page: Page) => page.locator('*:focus')

withAndWithoutScript(
  'the top bar is see-through at scroll 0 and white after it, %s',
  async ([, hasScript]) => {
    const page = await visit({ hasScript })
    const atTop = { '/': white, '/news': ink }
    for (const [path, color] of Object.entries(atTop)) {
      await open(page, path)
      await expect
        .poll(() => coloursOf(page), { message: path })
        .toEqual({ backgroundColor: seeThrough, color })
      await page.mouse.wheel(0, 300)
      await expect
        .poll(() => coloursOf(page), { message: path })
        .toEqual({ backgroundColor: white, color: ink })
      await page.mouse.wheel(0, -300)
      await expect
        .poll(() => coloursOf(page), { message: path })
        .toEqual({ backgroundColor: seeThrough, color })
    }
  },
)

test('the top bar is 64 px high on phones and 80 px on desktop, and stays in sight', async () => {
  const page = await visit()
  await open(page, '/news')
  for (const [width, height] of [
    [390, 64],
    [899, 64],
    [900, 80],
    [1280, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect
      .poll(() => page.locator('.bar').boundingBox(), { message: `${width}` })
      .toMatchObject({ y: 0, height })
  }
})

test('the bottom bar is for small screens only', async () => {
  const page = await visit({ width: 390 })
  await open(page, '/news')
  const bar = page.getByRole('navigation', { name: 'Navigasi bawah' })
  const links = bar.getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['Home', 'Region', 'Profile'])
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/', '/region', '/news'])
  expect(await bar.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await bar.isVisible()).toBe(false)
})

withAndWithoutScript('the drawer opens and closes from the keyboard, %s', async ([, hasScript]) => {
  const page = await visit({ width: 390, hasScript })
  await open(page, '/news')
  const opener = page.getByRole('button', { name: 'Buka menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  expect(await drawer.isVisible()).toBe(false)

  await opener.focus()
  await page.keyboard.press('Enter')
  await drawer.waitFor()
  await expect.poll(() => drawer.locator('*:focus').count()).toBe(1)
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab')
  expect(await page.locator('main *:focus, footer *:focus').count()).toBe(0)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Buka menu')

  await page.keyboard.press('Space')
  await drawer.getByRole('button', { name: 'Tutup menu' }).press('Enter')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Buka menu')
})

withAndWithoutScript(
  'a page chosen in the drawer opens with the drawer closed, %s',
  async ([, hasScript]) => {
    const page = await visit({ width: 390, hasScript })
    await open(page, '/')
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'News', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false)
  },
)

withAndWithoutScript('the About menu opens and closes from the keyboard, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  await open(page, '/news')
  const button = page.getByRole('button', { name: 'About Us' })
  const first = page.getByRole('link', { name: 'Sejarah' })
  expect(await first.isVisible()).toBe(false)
  await button.focus()
  await page.keyboard.press('Enter')
  await first.waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page).getAttribute('href')).toBe('/about/sejarah')
  await page.keyboard.press('Escape')
  await first.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page).textContent()).toBe('About Us')
})

withAndWithoutScript(
  'the first Tab offers a way past the bars to what the page is about, %s',
  async ([, hasScript]) => {
    const page = await visit({ hasScript })
    await open(page, '/news')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Langsung ke isi' })
    await expect.poll(() => focused(page).textContent()).toBe('Langsung ke isi')
    expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page).getAttribute('id')).toBe('isi')
    await page.keyboard.press('Tab')
    expect(await page.locator('main *:focus').count()).toBe(1)
  },
)

/** Controls under the chat button at the current scroll position; null while the button is hidden. */
const underChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('.chat')!
    if (!chat.checkVisibility({ visibilityProperty: true })) return null
    const { left, right, top, bottom } = chat.getBoundingClientRect()
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    const covered = controls.filter((control) => {
      const box = control.getBoundingClientRect()
      const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top
      return meets && control !== chat && control.checkVisibility()
    })
    return covered.map((control) => control.textContent)
  })

withAndWithoutScript(
  'the chat button covers no control at the top or the end of a page on a phone, %s',
  async ([, hasScript]) => {
    const page = await visit({ width: 360, hasScript })
    for (const path of ['/', '/events', '/kontak', '/download', '/participants']) {
      await open(page, path)
      // A scroll timeline has no time before the first frame, and a page without script may be checked earlier.
      await expect.poll(() => underChat(page), { message: path }).toBeNull()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect.poll(() => underChat(page), { message: path }).toEqual([])
    }
  },
)

test('nothing floats over a page that asks for money', async () => {
  const page = await visit()
  await open(page, '/donasi')
  expect(await page.locator('.chat').isVisible()).toBe(false)
})

test('the chat button makes room while somebody writes on a phone', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/kontak')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(() => page.locator('.chat').isVisible()).toBe(true)
  await page.getByRole('textbox').last().focus()
  await expect.poll(() => page.locator('.chat').isVisible()).toBe(false)
})
