import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { listening } from '#test/support/listening.ts'

const lines: string[] = []
const site = await freshApp({ onLine: (line) => void lines.push(line) })
const node = await listening(site)
const other = await freshApp({ siteUrl: site.siteUrl })
const otherNode = await listening(other)
const { ask, rendered, heardAll } = node
const member = await site.as(await makeUser(site.db, { namaLengkap: 'Maria Rahasia' }))
const cookie = `jkl-session=${Buffer.from(JSON.stringify({ token: member.token, authenticated: true })).toString('hex')}`
const key = { 'x-api-key': 'test-key' }

beforeEach(async () => {
  await heardAll()
  site.bus.invalidate(['news', 'settings', 'regions'])
  rendered.length = 0
})

test('a guest page is rendered once, then answered from memory, 304 included', async () => {
  const first = await ask('/news')
  const second = await ask('/news')
  expect(rendered).toEqual(['/news'])
  expect(second.body).toBe(first.body)
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const same = await ask('/news', { 'if-none-match': first.headers.etag! })
  expect([same.status, same.body]).toEqual([304, ''])
  const head = await ask('/news', {}, 'HEAD')
  expect([head.status, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    first.headers['content-length'],
  ])
})

test('a hundred guests at once wait for one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/v1/news', key)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(rendered).toEqual(['/v1/news'])
})

test('browsers get it compressed, and every form holds the same page', async () => {
  const { gunzipSync, brotliDecompressSync } = await import('node:zlib')
  const plain = await ask('/news')
  const gzip = await ask('/news', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(Buffer.from(gzip.body, 'latin1')).toString('latin1')).toBe(plain.body)
  const brotli = await eventually(async () => {
    const answer = await ask('/news', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    return answer
  })
  expect(brotliDecompressSync(Buffer.from(brotli.body, 'latin1')).toString('latin1')).toBe(plain.body)
})

test('a stored redirect has no body, and is answered to a program that takes no compression', async () => {
  const { id } = await makeNews(site.write, { slug: 'alamat-lama' })
  await reserveSlug(site.db, 'news', id, 'alamat-baru')
  await heardAll()
  rendered.length = 0
  for (const time of ['made', 'stored']) {
    const { status, body, headers } = await ask('/news/alamat-lama')
    expect([status, body, headers.location], time).toEqual([301, '', '/news/alamat-baru'])
  }
  expect(rendered).toEqual(['/news/alamat-lama'])
})

test('a member never gets a stored page and leaves nothing behind for guests', async () => {
  const guest = await ask('/news')
  const mine = await ask('/news', { cookie })
  expect(mine.body).toContain('Dashboard')
  expect(mine.headers['cache-control']).toBe('private, no-store')
  expect((await ask('/news')).body).toBe(guest.body)
  site.bus.invalidate(['news'])
  await ask('/news', { cookie })
  await ask('/v1/user/profile', { ...key, cookie })
  expect((await ask('/news')).body).not.toContain('Rahasia')
  expect((await ask('/v1/user/profile', key)).status).toBe(401)
})

test('no header and no query name of a guest changes what others get', async () => {
  const { body, headers } = await ask('/news')
  site.bus.invalidate(['news'])
  const tricks: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
    { 'x-original-url': '/member', 'x-rewrite-url': '/member' },
    { 'x-middleware-subrequest': 'src/middleware', 'x-react-router-prerender-data': 'evil' },
    { authorization: 'Bearer x' },
    { cookie: 'jkl-session=00; other=evil' },
    { 'if-none-match': '"evil"' },
  ]
  for (const trick of tricks) {
    await ask('/news?evil=1&utm_source=evil', trick)
    const after = await ask('/news')
    expect(after.body, JSON.stringify(trick)).toBe(body)
    expect(after.headers.etag).toBe(headers.etag)
    expect(after.body).not.toContain('evil')
  }
})

test('unknown query names make no page of their own, known ones do, in any order', async () => {
  await ask('/news?utm_source=a')
  await ask('/news?utm_source=b&fbclid=c')
  await ask('/news?page=2&q=x')
  await ask('/news?q=x&utm=1&page=2')
  expect(rendered).toEqual(['/news', '/news?page=2&q=x'])
})

test('paths that two readers could read differently are never stored', async () => {
  for (const path of ['//news', '/news%2F', '/%6eews', '/news/../member']) {
    await ask(path)
    await ask(path)
  }
  expect(rendered.length).toBe(8)
})

test('a gift is never stored: a guest opens it by a cookie of its own', async () => {
  for (const path of ['/donasi', '/donasi?order=JKL-1', '/v1/payment/JKL-1']) {
    const before = rendered.length
    await ask(path, { ...key, cookie: 'jkl-order=a' })
    await ask(path, { ...key, cookie: 'jkl-order=b' })
    expect(rendered.length - before, path).toBe(2)
  }
})

test('Save-Data has a page of its own without any script', async () => {
  const saving = await ask('/news', { 'save-data': 'on' })
  expect(saving.body).not.toContain('<script')
  expect((await ask('/news')).body).toContain(' data-scripts=')
  expect((await ask('/kontak', { 'save-data': 'on' })).body).toContain(' data-scripts=')
})

test('the writer sees its change at the next request, the other node as soon as it hears', async () => {
  for (const reader of [node, otherNode]) await reader.ask('/v1/news', key)
  const { slug } = await makeNews(site.write, { title: 'Baru saja terbit' })
  expect((await ask('/v1/news', key)).body).toContain(slug)
  await eventually(async () => expect((await otherNode.ask('/v1/news', key)).body).toContain(slug))
})

test('page cache: a rendering that began before a change is not stored', async () => {
  const handled = Promise.withResolvers<void>()
  const slow = await listening({
    ...site,
    app: {
      ...site.app,
      async handle(request: Request, address: string) {
        const answer = await site.app.handle(request, address)
        await handled.promise
        return answer
      },
    },
  })
  const early = slow.ask('/v1/news?limit=7', key)
  await eventually(() => expect(slow.rendered).toHaveLength(1))
  const { slug } = await makeNews(site.write, { title: 'Terbit di tengah jalan' })
  handled.resolve()
  await early
  expect((await slow.ask('/v1/news?limit=7', key)).body).toContain(slug)
})

test('page cache: after an outage what no change touched is served at once and made anew, two at a time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let backAt = Number.NEGATIVE_INFINITY
  const isCold = { now: false }
  const warmed = Promise.withResolvers<void>()
  const back = await listening({
    ...site,
    bus: { ...site.bus, isFresh: () => true, backAt: () => backAt },
    app: {
      ...site.app,
      async handle(request: Request, address: string) {
        if (isCold.now) await warmed.promise
        return site.app.handle(request, address)
      },
    },
  })
  const paths = [1, 2, 3, 4].map((limit) => `/v1/news?limit=${limit}`)
  const askAll = () => Promise.all(paths.map((path) => back.ask(path, key)))
  const before = await askAll()
  vi.advanceTimersByTime(10 * 60_000)
  backAt = performance.now()
  isCold.now = true
  expect((await askAll()).map(({ body }) => body)).toEqual(before.map(({ body }) => body))
  expect(back.rendered).toHaveLength(paths.length + 2)
  const { slug } = await makeNews(site.write, { title: 'Terbit sesudah gangguan' })
  const after = back.ask(paths[3]!, key)
  await eventually(() => expect(back.rendered).toHaveLength(paths.length + 3))
  warmed.resolve()
  expect((await after).body).toContain(slug)
  await eventually(() => expect(back.rendered).toHaveLength(2 * paths.length + 1))
})

test('page cache: an answer whose body breaks closes the connection and leaves a log line without the query', async () => {
  const breaking = await listening({
    ...site,
    app: {
      ...site.app,
      async handle(request: Request, address: string) {
        const handled = await site.app.handle(request, address)
        const body = new ReadableStream({ start: (controller) => controller.error(new Error('body broke')) })
        return { ...handled, response: new Response(body, handled.response) }
      },
    },
  })
  await expect(breaking.ask('/news?q=rahasia')).rejects.toThrow()
  const line = lines.find((text) => text.includes('answer broken off'))!
  expect(JSON.parse(line)).toMatchObject({ path: '/news', error: { message: 'body broke' } })
  expect(line).not.toContain('rahasia')
})

test('a wrong key gets no stored answer', async () => {
  await ask('/v1/news', key)
  expect((await ask('/v1/news', { 'x-api-key': 'wrong' })).status).toBe(401)
  expect((await ask('/v1/news')).status).toBe(401)
})

test('a broken page is not kept', async () => {
  expect((await ask('/v1/news?page=0', key)).status).toBe(400)
  await ask('/v1/news?page=0', key)
  expect(rendered).toHaveLength(2)
})

test('a drawn cover is drawn once for everybody, members included, and kept through every drop', async () => {
  const path = '/cover/daun/7/366x244.svg'
  const first = await ask(path)
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(first.headers['content-type']).toBe('image/svg+xml')
  site.bus.invalidate(['news'])
  for (const headers of [{}, { cookie }, { authorization: 'Bearer x' }] as Record<string, string>[])
    expect((await ask(path, headers)).body).toBe(first.body)
  expect(rendered).toEqual([path])
  for (const wrong of [
    '/cover/emas/7/366x244.svg',
    '/cover/daun/7/9999x10.svg',
    '/cover/daun-batik/7/366x244.svg',
  ])
    expect((await ask(wrong)).status).toBe(404)
})
