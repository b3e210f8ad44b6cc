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

/** Controls and lines of text under the chat button at the current scroll position. */
const underChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('.chat')!
    const { left, right, top, bottom } = chat.getBoundingClientRect()
    const meets = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top && box.width > 1
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const covered: (string | null)[] = controls
      .filter((one) => one !== chat && one.checkVisibility() && meets(one.getBoundingClientRect()))
      .map(({ textContent }) => textContent)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isSeen = texts.currentNode.parentElement!.checkVisibility({ visibilityProperty: true })
      if (isSeen && [...range.getClientRects()].some(meets)) covered.push(range.toString())
    }
    return covered
  })

const withChat = ['/', '/events', '/kontak', '/download', '/news/sorgum-kembali-ke-lereng-mutis']

test.each([900, 1280, 1500])(
  'the chat button covers no text and no control at any place of a page %d wide',
  async (width) => {
    const page = await visit({ width })
    for (const path of withChat) {
      await open(page, path)
      const height = await page.evaluate(() => document.body.scrollHeight)
      for (let top = 0; top < height; top += 600) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
        expect(await underChat(page), `${path} at ${top}`).toEqual([])
      }
    }
  },
)

test('on a phone the chat button ends the bottom bar, beside its links', async () => {
  const page = await visit({ width: 360 })
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Navigasi bawah' })
  const [chat, whole, last] = await Promise.all(
    [page.locator('.chat'), bar, bar.getByRole('link').last()].map((one) => one.boundingBox()),
  )
  expect(chat!.y).toBeGreaterThanOrEqual(whole!.y)
  expect(chat!.x).toBeGreaterThanOrEqual(last!.x + last!.width)
  expect(chat!.x + chat!.width).toBe(360)
})

test('nothing floats over a page that asks for money', async () => {
  const page = await visit()
  await open(page, '/donasi')
  expect(await page.locator('.chat').isVisible()).toBe(false)
})

test('the theme chosen in the footer holds on the next page before it is painted', async () => {
  const page = await visit()
  await open(page, '/news')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('radio', { name: 'Gelap' }).check({ force: true })
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.goto('/blog', { waitUntil: 'commit' })
  await page.waitForSelector('main')
  expect(await ground()).toBe(dark)
  await open(page, '/blog')
  expect(await page.getByRole('radio', { name: 'Gelap' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Terang' }).check({ force: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(light)
})

test('without script the device chooses the theme, and no switch is shown', async () => {
  const page = await visit({ hasScript: false })
  await open(page, '/news')
  const light = await coloursOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await coloursOf(page)).not.toEqual(light)
  expect(await page.getByRole('group', { name: 'Tampilan' }).isVisible()).toBe(false)
})
