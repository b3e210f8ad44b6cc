import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { listening } from '#test/support/listening.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeDownload } from './factory.ts'

const site = await freshApp()
const { db, open, send, time } = site
const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, i) => (i * 31 + (i >> 8)) % 256))
const item = await makeDownload(site, { bytes, fileName: 'Catatan “hujan” café.pdf' })
const linkOf = async (client: Pick<typeof site, 'open'> = site, { id } = item) =>
  (await client.open(`/v1/download/${id}/file`)).headers.get('location')!
const logged = () =>
  db
    .selectFrom('downloadLog')
    .select(['downloadId', 'file', 'version', 'userId', 'at'])
    .orderBy('id')
    .execute()

beforeEach(async () => {
  await db.deleteFrom('downloadLog').execute()
})

test('the whole file comes as what it is, to be kept under its own name', async () => {
  const answer = await open(await linkOf(), { 'accept-encoding': 'gzip, br' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '600000',
    'content-disposition': `attachment; filename="Catatan _hujan_ cafe.pdf"; filename*=UTF-8''Catatan%20%E2%80%9Chujan%E2%80%9D%20caf%C3%A9.pdf`,
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    'last-modified': expect.stringMatching(/GMT$/),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache, no-transform',
  })
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test('a range is the same slice of the bytes', async () => {
  const link = await linkOf()
  const place = fc.oneof(fc.nat(bytes.length - 1), fc.constantFrom(0, 262_143, 262_144, bytes.length - 1))
  await fc.assert(
    fc.asyncProperty(place, place, async (a, b) => {
      const [start, last] = [Math.min(a, b), Math.max(a, b)]
      const answer = await open(link, { range: `bytes=${start}-${last}` })
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${last}/600000`)
      expect(answer.headers.get('content-length')).toBe(String(last + 1 - start))
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(start, last + 1))).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('a range past the end is 416, one of another version is the whole file', async () => {
  const link = await linkOf()
  const past = await open(link, { range: 'bytes=600000-' })
  expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */600000'])
  const { headers } = await open(link)
  for (const name of ['etag', 'last-modified'])
    expect((await open(link, { range: 'bytes=0-9', 'if-range': headers.get(name)! })).status).toBe(206)
  expect((await open(link, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  expect((await open(link, { range: 'bytes=0-9,20-29' })).status).toBe(200)
})

test('file link: a reader who has the file already gets a 304', async () => {
  const link = await linkOf()
  const { headers } = await open(link)
  const etag = headers.get('etag')!
  const since = headers.get('last-modified')!
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const answer = await open(link, { 'if-none-match': tag })
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, ''])
  }
  expect((await open(link, { 'if-modified-since': since })).status).toBe(304)
  expect((await open(link, { 'if-modified-since': since, 'if-none-match': '"x"' })).status).toBe(200)
})

test('download log: each download is recorded with user, file and version, but no view or continuation', async () => {
  const user = await makeUser(db)
  const member = await site.as(user)
  await open(await linkOf())
  const link = await linkOf(member)
  await send('HEAD', link)
  const { headers } = await open(link)
  await open(link, { range: 'bytes=300000-' })
  await open(link, { 'if-none-match': headers.get('etag')! })
  await open(link, { range: 'bytes=600000-' })
  const row = { downloadId: item.id, file: item.file, version: 1, at: time.now }
  expect(await logged()).toEqual([
    { ...row, userId: null },
    { ...row, userId: user.id },
  ])
})

test('a file taken only in pieces is noted once', async () => {
  const link = await linkOf(await site.as(await makeUser(db)))
  for (const range of ['bytes=1-9', 'bytes=10-', 'bytes=0-0']) await open(link, { range })
  expect(await logged()).toHaveLength(1)
})

test('pieces taken at once are noted once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const link = await linkOf(await site.as(await makeUser(db)))
    const ranges = ['0-9', '10-19', '20-29', '30-39', '40-']
    await Promise.all(ranges.map((range) => open(link, { range: `bytes=${range}` })))
  }
  expect(await logged()).toHaveLength(10)
})

test('a link lives ten minutes and then leads to the page it came from', async () => {
  const start = time.now
  const link = await linkOf()
  time.now = new Date(start.getTime() + 599_999)
  expect((await open(link)).status).toBe(200)
  time.now = new Date(start.getTime() + 600_000)
  const late = await open(link)
  expect(late.status).toBe(302)
  expect(late.headers.get('location')).toBe(`/download/${item.slug}`)
  expect(late.headers.get('cache-control')).toBe('no-store')
  time.now = start
})

test('a link changed in any place is no link', async () => {
  const link = await linkOf()
  const at = '/files/'.length
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: at, max: link.length - 2 }),
      fc.constantFrom(...'0a9.-Z'),
      async (i, c) => {
        fc.pre(link[i] !== c)
        expect((await open(link.slice(0, i) + c + link.slice(i + 1))).status).toBe(404)
      },
    ),
  )
  for (const path of ['/files/x', `/files/${item.file}`, `${link}x`])
    expect((await open(path)).status, path).toBe(404)
  expect((await open(`/files/..%2f${item.file}`)).status).toBe(400)
})

test('a link ends with the publication and with the file', async () => {
  const other = await makeDownload(site)
  const link = await linkOf(site, other)
  await db.updateTable('downloads').set({ file: item.file }).where('id', '=', other.id).execute()
  expect((await open(link)).status).toBe(404)
  await db
    .updateTable('downloads')
    .set({ file: other.file, status: 'archived' })
    .where('id', '=', other.id)
    .execute()
  expect((await open(link)).status).toBe(404)
})

test('over a real connection HEAD has the headers of GET and no body', async () => {
  const { ask } = await listening(site)
  const link = await linkOf()
  const [head, get] = [await ask(link, {}, 'HEAD'), await ask(link)]
  expect(Buffer.from(get.body, 'latin1').equals(bytes)).toBe(true)
  expect(head.body).toBe('')
  for (const name of ['content-length', 'content-type', 'etag', 'content-disposition'])
    expect(head.headers[name]).toBe(get.headers[name])
  expect(get.headers['content-length']).toBe('600000')
})
