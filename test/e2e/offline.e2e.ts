import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { logIn, siteDatabase } from './support/member.ts'
import { newsPage } from './support/pages.ts'
import { open, startBrowser, takenOver } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const article = /Sorgum kembali ke lereng Mutis/
const address = '/news/sorgum-kembali-ke-lereng-mutis'
const unreached = /ERR_INTERNET_DISCONNECTED/

/** Paths cached by the browser. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const keeps = (page: Page, path: string) => expect.poll(() => keptBy(page)).toContain(path)
/** Sends the page's message after a client-side navigation. */
const tellRead = (page: Page, paths: string[]) =>
  page.evaluate(async (read) => {
    const { active } = await navigator.serviceWorker.ready
    active!.postMessage({ read: read.map((path) => location.origin + path) })
  }, paths)

const goOffline = (page: Page, isOffline = true) => page.context().setOffline(isOffline)
const copy = (page: Page) => page.getByText(/^Anda sedang luring: ini salinan dari \d+ \S+ 20\d\d/)

/** The file that an image shows, once loaded. */
const shownBy = (image: HTMLImageElement) => image.decode().then(() => image.currentSrc)

test('an article that was read can be read again without a network, and so can its list', async () => {
  const page = await visit({ keepsPages: true, expects: unreached })
  await open(page, '/news')
  await keeps(page, '/news')
  await page.getByRole('link', { name: article }).click()
  await page.getByRole('heading', { level: 1, name: article }).waitFor()
  expect(await copy(page).count()).toBe(0)
  await keeps(page, address)
  const picture = page.getByRole('article').locator('img').first()
  await keeps(page, new URL(await picture.evaluate(shownBy)).pathname)

  await goOffline(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: article }).waitFor()
  await copy(page).waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'News' }).click()
  await page.getByText(newsPage(1)).waitFor()
  await takenOver(page)
  await page.getByRole('link', { name: article }).click()
  await page.getByRole('heading', { level: 1, name: article }).waitFor()
  await copy(page).waitFor()
})

test('a page that was never read shows the offline page, with what was read, and comes when the network does', async () => {
  const page = await visit({ keepsPages: true, expects: unreached })
  await open(page, address)
  await keeps(page, address)
  await goOffline(page)
  await page.goto('/news?page=2')
  await page.getByRole('heading', { level: 1, name: 'Anda sedang luring' }).waitFor()
  const kept = page.locator('#kept-pages').getByRole('link')
  expect(await kept.allTextContents()).toEqual([
    'Sorgum kembali ke lereng Mutis setelah empat musim gagal panen',
  ])
  await kept.click()
  await page.getByRole('heading', { level: 1, name: article }).waitFor()
  await page.goBack()
  await goOffline(page, false)
  await page.reload()
  await page.getByText(newsPage(2)).waitFor()
})

test('a page that is read while the worker starts is kept too', async () => {
  const page = await visit({ keepsPages: true })
  await page.goto('/news', { waitUntil: 'commit' })
  await open(page, address)
  await keeps(page, address)
})

/** Simulates a slow device: the worker is registered when the test says so. */
function registerLate() {
  const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
  navigator.serviceWorker.register = async (...parts) => {
    await (window as unknown as { mayRegister(): Promise<void> }).mayRegister()
    return register(...parts)
  }
}

/** Holds files that the page requests from now on until `release`; `asked` collects their paths. */
async function holdFiles(page: Page) {
  const released = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/\/(?:assets|cover)\//, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await released.promise
    await route.continue()
  })
  return { asked, release: () => released.resolve() }
}

const picture = '/cover/daun/7/366x244.svg'

test('files still loading while the worker takes over are kept too', async () => {
  const page = await visit({ keepsPages: true, expects: /ERR_INTERNET_DISCONNECTED|\/(?:cover|cloth)\// })
  const registering = Promise.withResolvers<void>()
  await page.exposeFunction('mayRegister', () => registering.promise)
  await page.addInitScript(registerLate)
  await open(page, '/news')
  const { asked, release } = await holdFiles(page)
  await page.evaluate((address) => Object.assign(new Image(), { src: address }), picture)
  const script = expect.stringMatching(/^\/assets\/news-page/)
  // Links are preloaded by an extra that loads last: the pointer may be there before it.
  const hovered = async () => {
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: article }).hover()
    return asked
  }
  await expect.poll(hovered).toEqual(expect.arrayContaining([script, picture]))
  registering.resolve()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await keeps(page, '/news')
  release()
  for (const path of asked) await keeps(page, path)
  await page.getByRole('link', { name: article }).click()
  await keeps(page, address)

  await goOffline(page)
  await page.reload()
  await copy(page).waitFor()
  await takenOver(page)
})

test('once a page is kept, so are its scripts and styles', async () => {
  const page = await visit({ keepsPages: true, expects: /ERR_INTERNET_DISCONNECTED|\/(?:cover|cloth)\// })
  await open(page, '/news')
  await keeps(page, '/news')
  await tellRead(page, [address])
  await keeps(page, address)
  await goOffline(page)
  await open(page, address)
  await copy(page).waitFor()
})

/** Simulates a page before its first paint, for which its scripts wait. Runs in the browser. */
function drawNothing() {
  if (sessionStorage.getItem('drawsNothing')) window.requestAnimationFrame = () => 0
}

test('so are those of a page whose scripts have not begun', async () => {
  const page = await visit({ keepsPages: true, expects: /ERR_INTERNET_DISCONNECTED|\/(?:cover|cloth)\// })
  await page.addInitScript(drawNothing)
  await open(page, '/news')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.evaluate(() => sessionStorage.setItem('drawsNothing', 'yes'))
  await page.goto(address)
  await keeps(page, address)
  await page.evaluate(() => sessionStorage.clear())
  await goOffline(page)
  await open(page, address)
  await copy(page).waitFor()
})

/** Simulates a slow device: the extras of the page never finish loading. Runs in the browser. */
async function holdExtras() {
  const name = (await caches.keys()).find((each) => each.startsWith('shell'))!
  const shell = await caches.open(name)
  const extras = (await shell.keys()).find(({ url }) => url.includes('/after-start-'))!
  const program = 'export const afterStart = () => new Promise(() => {})'
  await shell.put(extras, new Response(program, { headers: { 'content-type': 'text/javascript' } }))
}

test('a link leads to what is kept as soon as a click is answered by script', async () => {
  const page = await visit({ keepsPages: true, expects: /ERR_INTERNET_DISCONNECTED|\/(?:cover|cloth)\// })
  await open(page, address)
  await tellRead(page, ['/news'])
  await keeps(page, '/news')
  await keeps(page, address)
  await expect.poll(() => keptBy(page)).toContainEqual(expect.stringContaining('/after-start-'))
  await page.evaluate(holdExtras)
  await goOffline(page)
  await open(page, address)
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'News' }).click()
  await page.getByText(newsPage(1)).waitFor()
  await copy(page).waitFor()
})

test('the notice goes when the network comes back', async () => {
  const page = await visit({ keepsPages: true, expects: unreached })
  await open(page, address)
  await keeps(page, address)
  await goOffline(page)
  await page.reload()
  await copy(page).waitFor()
  await takenOver(page)
  await goOffline(page, false)
  await copy(page).waitFor({ state: 'detached' })
})

test('searches, forms and the login are not kept', async () => {
  const page = await visit({ keepsPages: true })
  await open(page, '/news')
  await keeps(page, '/news')
  for (const path of ['/news?q=sagu', '/kontak', '/login']) await open(page, path)
  await open(page, '/news/category/liputan')
  await keeps(page, '/news/category/liputan')
  const kept = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('pages'))!
    return (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length))
  })
  expect(kept).toEqual(['/news', '/news/category/liputan'])
})

test('logging in forgets all that was kept, and nothing of a member is ever kept', async () => {
  const page = await visit({ keepsPages: true })
  await open(page, address)
  await keeps(page, address)
  const value = await logIn(db, { namaLengkap: 'Rambu Lawa' })
  await page.context().addCookies([{ name: 'jkl-session', value, url: inject('base') }])
  await open(page, '/member')
  await expect.poll(() => keptBy(page)).toEqual([])
  for (const path of ['/news', '/member/profile', address]) await open(page, path)
  expect(await keptBy(page)).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('a visitor with Save-Data gets no worker', async () => {
  const page = await visit({ keepsPages: true, isSavingData: true })
  await open(page, '/news')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('no more than sixty pages are kept, the oldest go first', async () => {
  const page = await visit({ keepsPages: true })
  await open(page, address)
  await keeps(page, address)
  const many = Array.from({ length: 62 }, (_, index) => `/news/category?page=${index + 1}`)
  await tellRead(page, many)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((each) => each.startsWith('pages'))!
        const kept = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).search)
        return [kept.length, kept[0], kept.at(-1)]
      }),
    )
    .toEqual([60, '?page=3', '?page=62'])
})
