import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeDownload } from '#src/features/downloads/factory.ts'
import { toHex } from '#src/wire/hex.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const PASSWORD = 'sandi-yang-panjang'
const lines: string[] = []
const site = await freshApp({ onLine: (line) => lines.push(line) })
const requests = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request')

beforeEach(() => void lines.splice(0))

test('each request is a line with its number, its route, what was asked and what it took', async () => {
  const answer = await site.open('/v1/news?q=rahasia')
  expect(requests()).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: answer.headers.get('x-request-id'),
      route: '/v1/news',
      method: 'GET',
      path: '/v1/news',
      status: 200,
      ms: expect.any(Number),
      statements: expect.any(Number),
      msg: 'request',
    },
  ])
  expect(requests()[0]!.statements).toBeGreaterThan(0)
  expect(lines.join()).not.toContain('rahasia')
})

test('addresses of one kind share a route, whatever the answer', async () => {
  for (const path of ['/v1/news/77', '/v1/news/tidak-ada', '/news/tidak-ada', '/tidak/ada', '/v1/tidak-ada'])
    await site.open(path)
  expect(requests().map(({ path, route }) => [path, route])).toEqual([
    ['/v1/news/77', '/v1/news/:id'],
    ['/v1/news/tidak-ada', '/v1/news/:id'],
    ['/news/tidak-ada', '/news/:slug'],
    ['/tidak/ada', '*'],
    ['/v1/tidak-ada', undefined],
  ])
})

test('no line holds a password, a session, a mail address or a link to a file', async () => {
  const user = await makeUser(site.db)
  const member = await site.as(user)
  await site.post('/v1/user/login/member', { email: user.email, password: toHex(PASSWORD) })
  await member.open('/v1/user/profile')
  const sent = await site.post('/v1/contact', {
    name: 'Petugas',
    email: user.email,
    message: 'Tolong dibalas.',
  })
  expect(sent.success).toBe(true)
  const item = await makeDownload(site, { bytes: Buffer.from('isi') })
  const link = (await site.open(`/v1/download/${item.id}/file`)).headers.get('location')!
  expect((await site.open(link)).status).toBe(200)
  expect(requests().at(-1)).toMatchObject({ path: '/files/…', status: 200 })
  await site.open('/files/tidak-ada')
  const told = lines.join()
  for (const secret of [
    user.email,
    PASSWORD,
    toHex(PASSWORD),
    member.token,
    link.slice('/files/'.length),
    'dibalas',
  ])
    expect(told).not.toContain(secret)
})
