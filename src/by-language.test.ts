import { beforeAll, expect, test } from 'vitest'
import { makePage } from '#src/features/pages/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const { open, send, db, bus, write } = await freshApp()

const turn = async (value: string) => {
  await db
    .insertInto('settings')
    .values({ key: 'languages', value: JSON.stringify(value) })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
  bus.invalidate(['settings'])
}
const textOf = async (path: string) => (await open(path)).text()
const placeOf = async (path: string) => {
  const { status, headers } = await open(path)
  return [status, headers.get('location')]
}

beforeAll(async () => {
  await makePage(write, { slug: 'visi-kami' })
})

test('GET /en: leads to the Indonesian page while the site has one language, which no page names', async () => {
  await turn('')
  expect(await placeOf('/en')).toEqual([302, '/'])
  expect(await placeOf('/en/news?page=2')).toEqual([302, '/news?page=2'])
  expect(await textOf('/news')).not.toMatch(/hreflang|English/i)
})

test('GET /en/…: has English words, its own address, and that of each language', async () => {
  await turn('en')
  const english = await textOf('/en/news')
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('Skip to content')
  expect(english).not.toContain('Langsung ke isi')
  expect(english).toContain('href="/en/about/sejarah"')
  expect(english).toContain('<link rel="canonical" href="http://site.test/en/news"/>')
  const indonesian = await textOf('/news')
  expect(indonesian).toContain('Langsung ke isi')
  expect(indonesian).toContain('<a href="/en/news" hrefLang="en" lang="en"')
  for (const html of [english, indonesian])
    for (const [language, address] of [
      ['id', '/news'],
      ['en', '/en/news'],
      ['x-default', '/news'],
    ])
      expect(html).toContain(`rel="alternate" hrefLang="${language}" href="http://site.test${address}"`)
  expect((await open('/en/news')).headers.get('content-language')).toBe('en')
})

test('GET /sitemap.xml: pages of the site are listed in each language, stored texts in their own', async () => {
  await turn('en')
  const xml = await textOf('/sitemap.xml')
  const alternates = [
    ['id', '/news'],
    ['en', '/en/news'],
  ].map(
    ([language, path]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="http://site.test${path}"/>`,
  )
  for (const path of ['/news', '/en/news'])
    expect(xml).toContain(`<url><loc>http://site.test${path}</loc>${alternates.join('')}</url>`)
  expect(xml).toContain('/about/visi-kami</loc>')
  expect(xml).not.toContain('/en/about/visi-kami')
})

test('GET /en/…: redirects stay in the language, and an unknown language or page is 404', async () => {
  await turn('en')
  expect(await placeOf('/en/member')).toEqual([302, '/en/login?next=%2Fmember'])
  expect((await open('/en/no-such-page')).status).toBe(404)
  expect((await open('/de/news')).status).toBe(404)
  expect((await open('/english')).status).toBe(404)
  const headers = { origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await send('POST', '/en/logout', { headers, body: '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/login'])
})
