import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'

const { open } = await freshApp()

test.for([
  ['/news', 200],
  ['/News', 200],
  ['/%6eews', 200],
  ['/news/', 200],
  ['/', 200],
  ['/desk', 302],
  ['/newsletter', 404],
  ['/news/tidak-ada', 404],
] as const)('%s is found or not, however its part of the site is written', async ([path, status]) => {
  expect((await open(path)).status).toBe(status)
})

test('a page asked for by HEAD has the headers and no body', async () => {
  const url = 'http://site.test/news'
  const { app } = await freshApp()
  const [head, get] = await Promise.all(
    ['HEAD', 'GET'].map((method) => app.fetch(new Request(url, { method }))),
  )
  expect(await head!.text()).toBe('')
  expect(await get!.text()).toContain('<!doctype html>')
  expect(head!.headers.get('content-security-policy')).toBe(get!.headers.get('content-security-policy'))
})

test('GET /news: what sets the theme runs before the styles are there; a page without script has no choice', async () => {
  const page = await (await open('/news')).text()
  expect(page).not.toContain('defer')
  expect(page.indexOf(' data-scripts=')).toBeLessThan(page.indexOf('rel="stylesheet"'))
  expect(page).toContain('name="theme" value="dark"')
  const saving = await (await open('/news', { 'save-data': 'on' })).text()
  expect(saving).not.toContain('data-scripts')
})
