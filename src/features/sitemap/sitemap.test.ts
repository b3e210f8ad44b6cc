import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AddressedKind } from '#src/kinds.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makePost } from '../blog/factory.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import { sitemapRoutes } from './routes.ts'
import { cutIntoParts } from './sitemap-parts.ts'

const { open, db, write } = await freshApp()
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/site\.test(.*?)<\/loc>/g)].map(([, path]) => path!)
const sitemap = async () => (await open('/sitemap.xml')).text()

test('/sitemap.xml lists public pages and live items at their current addresses, with their last change', async () => {
  await makeNews(write, { slug: 'kabar' })
  await makeNews(write, { slug: 'draf', status: 'draft', publishedAt: null })
  await makePost(write, { slug: 'catatan' })
  await makeCampaign(write, { slug: 'penggalangan' })
  await makeParticipant(write, { slug: 'lembaga' })
  const { id } = await makeEvent(write, { slug: 'acara-lama' })
  await reserveSlug(db, 'event', id, 'acara')
  const answer = await open('/sitemap.xml')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = await answer.text()
  const addresses = addressesIn(xml)
  for (const path of ['/', '/news', '/news/kabar', '/blog/catatan', '/participants/lembaga', '/events/acara'])
    expect(addresses).toContain(path)
  expect(addresses).toContain('/donasi/penggalangan')
  for (const path of [
    '/about',
    '/about/sejarah',
    '/region',
    '/privacy-policy',
    '/terms-of-service',
    '/news/category/liputan',
  ])
    expect(addresses).toContain(path)
  expect(addresses.filter((path) => /draf|acara-lama|member|login|search/.test(path))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(xml).toMatch(
    /<url><loc>http:\/\/site\.test\/news\/kabar<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/,
  )
})

test('every address of the sitemap is a page', async () => {
  for (const path of addressesIn(await sitemap())) expect((await open(path)).status, path).toBe(200)
})

test('GET /sitemap.xml: many addresses make an index, whose parts hold each address once', async () => {
  const whole = addressesIn(await sitemap())
  const small = new Hono().route('/', sitemapRoutes({ db, publicUrl: 'http://site.test', size: 3 }))
  const index = await (await small.request('/sitemap.xml')).text()
  expect(index).toContain('<sitemapindex')
  const together: string[] = []
  for (const path of addressesIn(index)) {
    const part = await small.request(path)
    expect(part.status).toBe(200)
    together.push(...addressesIn(await part.text()))
  }
  expect(together.sort()).toEqual(whole.sort())
})

test('a part that is not there is not found', async () => {
  for (const path of ['/sitemap-99.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-9999999.xml'])
    expect((await open(path)).status, path).toBe(404)
})

test('parts cover every id once and none is larger than allowed', () => {
  const highest = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(highest, fc.integer({ min: 1, max: 25 }), (ids, size) => {
      const kinds = ['page', 'event', 'blog', 'news'] as AddressedKind[]
      const parts = cutIntoParts(
        ids.map((id, i) => ({ kind: kinds[i]!, id })),
        size,
      )
      for (const part of parts)
        expect(part.reduce((sum, { after, upTo }) => sum + upTo - after, 0)).toBeLessThanOrEqual(size)
      for (const [i, id] of ids.entries()) {
        const ranges = parts.flat().filter(({ kind }) => kind === kinds[i])
        const covered = ranges.flatMap(({ after, upTo }) =>
          Array.from({ length: upTo - after }, (_, n) => after + n + 1),
        )
        expect(covered).toEqual(Array.from({ length: id }, (_, n) => n + 1))
      }
    }),
  )
})

test('/robots.txt closes what is nobody else’s business and names the sitemap', async () => {
  const answer = await open('/robots.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const lines = (await answer.text()).split('\n')
  for (const path of ['/v1/', '/member', '/desk', '/login', '/search', '/simulator'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
  expect(lines).toContain('Sitemap: http://site.test/sitemap.xml')
})
