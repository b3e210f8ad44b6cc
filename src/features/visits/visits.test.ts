import type { IncomingMessage } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { createLog } from '#src/platform/log.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { listening } from '#test/support/listening.ts'
import { VISITS } from './api.ts'
import { closeDays } from './close-days.ts'
import { createVisitorCounter } from './count-visitors.ts'

const site = await freshApp()
const { db, bus, time } = site
const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
const noon = new Date('2026-11-21T05:00:00Z')
const key = { 'x-api-key': 'test-key' }

/** A node's counter; it trusts `X-Forwarded-For`, as behind a trusted proxy. */
const newCounter = (given: Partial<Parameters<typeof createVisitorCounter>[0]> = {}) =>
  createVisitorCounter({
    db,
    clock: { now: () => time.now },
    log: createLog('silent'),
    clientAddress: (_socket, forwardedFor) => forwardedFor,
    onWritten: () => bus.invalidate([VISITS]),
    ...given,
  })
const counter = newCounter()
const node = await listening(site, (request) => counter.note(request))

type Visitor = { address?: string; agent?: string; headers?: Record<string, string> }
const read = (path: string, { address = '10.1.1.1', agent: name = agent, headers = {} }: Visitor = {}) =>
  node.ask(path, { 'user-agent': name, 'x-forwarded-for': address, ...headers })
const request = (address: string) =>
  ({
    method: 'GET',
    url: '/news',
    headers: { 'user-agent': agent, 'x-forwarded-for': address },
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage
const summary = async () => {
  await counter.write()
  bus.invalidate([VISITS])
  return (await site.get('/v1/visits/summary')).data as { today: number; month: number; total: number }
}

beforeEach(async () => {
  await counter.write()
  for (const table of ['visitors', 'visitorCounts', 'visitorSalts'] as const)
    await db.deleteFrom(table).execute()
  time.now = new Date(noon.getTime())
  noon.setUTCFullYear(noon.getUTCFullYear() + 1)
})

test('GET /v1/visits/summary counts each visitor once a day, stored pages included', async () => {
  expect(await summary()).toEqual({ today: 0, month: 0, total: 0 })
  for (let n = 0; n < 3; n += 1) {
    await read('/news')
    await read('/kontak', { address: '10.1.1.2' })
    await read('/news', { agent: `${agent} Firefox` })
  }
  expect(await summary()).toEqual({ today: 3, month: 3, total: 3 })
  await read('/kontak')
  expect(await summary()).toEqual({ today: 3, month: 3, total: 3 })
})

test('a page that has not changed is read too', async () => {
  const { headers } = await read('/news', { agent: 'curl/8.1' })
  expect((await read('/news', { headers: { 'if-none-match': headers.etag! } })).status).toBe(304)
  expect(await summary()).toMatchObject({ today: 1 })
})

test('only pages that are there count: no data, drawings, missing pages, prefetches or other methods', async () => {
  await read('/v1/news', { headers: key })
  await read('/v1/docs')
  await read('/cover/daun/7/366x244.svg')
  await read('/robots.txt')
  await read('/sitemap.xml')
  await read('/tidak-ada')
  await read('/news', { headers: { 'sec-purpose': 'prefetch;prerender' } })
  await read('/news', { headers: { purpose: 'prefetch' } })
  await node.ask('/news', { 'user-agent': agent }, 'HEAD')
  expect(await summary()).toMatchObject({ today: 0 })
})

test.for([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/120.0',
  'curl/8.5.0',
  'python-requests/2.31',
  'node',
  '',
])('no visitor: %s', async (name) => {
  await read('/news', { agent: name })
  expect(await summary()).toMatchObject({ today: 0 })
})

test.for([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
  'Mozilla/5.0 (Linux; Android 8.1; CUBOT_X18_Plus) AppleWebKit/537.36 Chrome/110.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0',
])('a visitor: %s', async (name) => {
  await read('/news', { agent: name })
  expect(await summary()).toMatchObject({ today: 1 })
})

test('a day begins at midnight in Jakarta; of days that are over only the sums stay', async () => {
  time.now = new Date('2026-12-01T16:59:00Z')
  for (const address of ['10.2.0.1', '10.2.0.2']) counter.note(request(address))
  await counter.write()
  time.now = new Date('2026-12-01T17:01:00Z')
  counter.note(request('10.2.0.1'))
  await counter.write()
  await closeDays(db, time.now)
  await closeDays(db, time.now)
  expect(await db.selectFrom('visitorCounts').selectAll().execute()).toEqual([{ day: '2026-12-01', n: 2 }])
  const days = await db.selectFrom('visitors').select('day').execute()
  expect(days).toEqual([{ day: '2026-12-02' }])
  expect(await db.selectFrom('visitorSalts').select('day').execute()).toEqual(days)
  expect(await summary()).toEqual({ today: 1, month: 3, total: 3 })
  time.now = new Date('2027-01-01T05:00:00Z')
  expect(await summary()).toEqual({ today: 0, month: 0, total: 3 })
})

test('two nodes and a restart count one visitor once; no address is stored', async () => {
  for (const one of [counter, newCounter(), newCounter()]) {
    one.note(request('203.0.113.77'))
    await one.stop()
  }
  expect(await summary()).toMatchObject({ today: 1 })
  const [visitor] = await db.selectFrom('visitors').select('hash').execute()
  expect(visitor!.hash).toHaveLength(16)
  time.now = new Date(time.now.getTime() + 24 * 3_600_000)
  counter.note(request('203.0.113.77'))
  await counter.write()
  const hashes = await db.selectFrom('visitors').select('hash').execute()
  expect(new Set(hashes.map(({ hash }) => hash.toString('hex'))).size).toBe(2)
})

test('while the database is away visitors wait, and a bounded number of them', async () => {
  let isAway = true
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const patient = newCounter({ db: failing })
  for (let n = 0; n < 30_000; n += 1) patient.note(request(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`))
  await patient.write()
  expect(await summary()).toMatchObject({ today: 0 })
  isAway = false
  await patient.write()
  expect(await summary()).toMatchObject({ today: 20_000 })
})

test('VisitorCounter: keeps only the end of an endless X-Forwarded-For, which has the address', async () => {
  const held: string[] = []
  const careful = newCounter({ clientAddress: (_socket, forwardedFor) => String(held.push(forwardedFor)) })
  careful.note(request(`${'203.0.113.77, '.repeat(1_000)}198.51.100.7`))
  await careful.write()
  expect(held).toEqual([expect.stringMatching(/^.{1,300}$/)])
  expect(held[0]).toMatch(/, 198\.51\.100\.7$/)
})

test('VisitorCounter: the footer shows the figures that are not 0, to guests and members', async () => {
  await db.insertInto('visitorCounts').values({ day: '2020-01-01', n: 1_204_518 }).execute()
  await read('/kontak', { address: '10.9.9.9' })
  await summary()
  const none = await (await (await freshApp()).open('/kontak')).text()
  expect(none).not.toContain('id="pengunjung"')
  const shown = /Pengunjung.*?>hari ini<.*?>1<.*?>bulan ini<.*?>1<.*?>total<.*?>1\.204\.519</s
  expect(await (await site.open('/kontak')).text()).toMatch(shown)
  const member = await site.as(await makeUser(db))
  expect(await (await member.open('/news')).text()).toMatch(shown)
})
