import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'

const { app, as, db, get, send, open, write } = await freshApp()
const plain = (path: string, init: RequestInit = {}) =>
  app.fetch(new Request(`http://site.test${path}`, init))
const json = { 'content-type': 'application/json' }

test('a missing or wrong API key is refused everywhere but at the documents', async () => {
  for (const headers of [{}, { 'x-api-key': 'other' }] as Record<string, string>[]) {
    const answer = await plain('/v1/news', { headers })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      success: false,
      code: 401,
      message: {
        title: 'Unauthorized',
        description: 'The request does not have valid authentication credentials for the operation.',
      },
      data: {},
    })
  }
  expect((await plain('/v1/tidak-ada')).status).toBe(401)
  expect((await plain('/v1/openapi.json')).status).toBe(200)
  expect((await plain('/v1/docs')).status).toBe(200)
})

test('every failure under /v1 is an envelope', async () => {
  const cases: [string, string, RequestInit, number][] = [
    ['GET', '/v1/tidak-ada', {}, 404],
    ['GET', '/v1', {}, 404],
    ['DELETE', '/v1/news', {}, 404],
    ['OPTIONS', '/v1/news', {}, 501],
    ['POST', '/v1/contact', { headers: json, body: '{"name":' }, 400],
    ['POST', '/v1/contact', { headers: json, body: '"x"' }, 400],
    ['POST', '/v1/contact', { headers: json }, 400],
    ['POST', '/v1/contact', { headers: { 'content-type': 'text/plain' }, body: '{}' }, 415],
    ['POST', '/v1/contact', { headers: json, body: `"${'x'.repeat(1_000_001)}"` }, 413],
    ['POST', '/v1/contact', { headers: json, body: '['.repeat(100_000) }, 400],
    ['POST', '/v1/contact', { headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }, 400],
    ['GET', '/v1/user/profile', {}, 401],
  ]
  for (const [method, path, init, code] of cases) {
    const answer = await send(method, path, init)
    expect(answer.status, `${method} ${path}`).toBe(code)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ success: false, code, data: {} })
  }
})

test('a known path says which methods it has', async () => {
  expect((await send('DELETE', '/v1/blog')).headers.get('allow')).toBe('GET, HEAD')
  const headers = { origin: 'http://site.test' }
  const page = await send('POST', '/news', { headers, body: new URLSearchParams() })
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a session is known from the bearer header and from the cookie, and nothing else', async () => {
  const user = await makeUser(db, { namaLengkap: 'Yuliana Sabuna', role: 'staff' })
  const member = await as(user)
  expect(await member.get('/v1/user/profile')).toMatchObject({
    data: { id: user.id, nama_lengkap: 'Yuliana Sabuna', role: 'staff' },
  })
  const cookie = `jkl-session=${Buffer.from(JSON.stringify({ token: member.token, authenticated: true })).toString('hex')}`
  const status = async (headers: Record<string, string>) => (await open('/v1/auth/me', headers)).status
  expect(await status({ cookie })).toBe(200)
  const [head, body] = member.token.split('.')
  const none = Buffer.from('{"alg":"none","typ":"session+jwt"}').toString('base64url')
  const wrong: Record<string, string>[] = [
    { cookie: 'jkl-session=zz' },
    { cookie: `jkl-session=${Buffer.from('null').toString('hex')}` },
    { authorization: `Basic ${member.token}` },
    { authorization: `Bearer ${head}.${body}.AAAA` },
    { authorization: `Bearer ${none}.${body}.AAAA` },
  ]
  for (const headers of wrong) expect(await status(headers), JSON.stringify(headers)).toBe(401)
})

test('a session ends with its row, its age or its user, at once', async () => {
  const ends: ((userId: number) => Promise<unknown>)[] = [
    (id) => db.updateTable('sessions').set({ endedAt: new Date() }).where('userId', '=', id).execute(),
    (id) =>
      db
        .updateTable('sessions')
        .set({ expiresAt: new Date(0) })
        .where('userId', '=', id)
        .execute(),
    (id) =>
      db
        .updateTable('sessions')
        .set({ seenAt: new Date(0) })
        .where('userId', '=', id)
        .execute(),
    (id) => db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', id).execute(),
    (id) => db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', id).execute(),
  ]
  for (const end of ends) {
    const user = await makeUser(db)
    const member = await as(user)
    expect(await member.get('/v1/user/profile')).toMatchObject({ code: 200 })
    await end(user.id)
    expect(await member.get('/v1/user/profile')).toMatchObject({ code: 401 })
  }
})

test('an unknown field of a message is refused by its name, even one called constructor', async () => {
  const body = JSON.stringify({
    name: 'Ama',
    email: 'ama@contoh.example',
    message: 'Halo semuanya',
    idempotency_key: newKey(),
    constructor: 1,
  })
  const answer = await send('POST', '/v1/contact', { headers: json, body })
  expect(await answer.json()).toMatchObject({ code: 400, errors: { constructor: [expect.any(String)] } })
})

test('unknown fields: only some of very many are named', async () => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`x${i}`, 0])))
  const answer = await (await send('POST', '/v1/contact', { headers: json, body })).text()
  expect(answer.length).toBeLessThan(3_000)
})

test('the document names every route with its security and answers', async () => {
  const document = (await (await plain('/v1/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { security: unknown; responses: object }>>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/v1/news',
      '/v1/news/{id}',
      '/v1/news/categories',
      '/v1/region',
      '/v1/settings',
      '/v1/contact',
      '/v1/user/profile',
    ]),
  )
  expect(document.paths['/v1/user/profile']!.get!.security).toEqual([{ apiKey: [], session: [] }])
  expect(Object.keys(document.paths['/v1/news']!.get!.responses)).toEqual(['200', '400', '401', '500', '503'])
})

test('security headers: every answer has them', async () => {
  for (const answer of [
    await open('/v1/news'),
    await open('/news'),
    await open('/tidak-ada'),
    await plain('/v1/x'),
  ]) {
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('health, readiness and figures answer without a key, figures only nearby or with the token', async () => {
  expect((await plain('/healthz')).status).toBe(200)
  expect((await plain('/readyz')).status).toBe(200)
  expect(await (await plain('/metrics')).text()).toContain('http_requests_total')
  expect((await plain('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  const far = await app.handle(new Request('http://site.test/metrics'), '203.0.113.9')
  expect(far.response.status).toBe(404)
})

test('a path that is read in two ways is 400, under /v1 in the envelope, and other spellings are one', async () => {
  for (const path of [
    '/v1/news/a%2Fb',
    '/v1/news/%5C',
    '/v1//news',
    '/v1/news/%2e%2e'.replace('%2e%2e', '%252e'),
  ])
    expect(await get(path), path).toMatchObject({ success: false, code: 400, data: {} })
  const page = await plain('/news/a%2Fb')
  expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  expect((await get('/v1/%6Eews')).code).toBe(200)
})

test('PATCH /v1/auth/me: a body that is null is no change, but refused', async () => {
  const { send } = await as(await makeUser(db))
  const answer = await send('PATCH', '/v1/auth/me', { headers: json, body: 'null' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: { body: [expect.any(String)] } })
})

test('GET /metrics: where there is a token, as production always has, nobody reads them without it', async () => {
  const metricsToken = 'w8Ld0fGh3kXz5pRt'
  const guarded = await freshApp({ metricsToken, warnings: [{ name: 'mail-missing' }] })
  expect((await guarded.open('/metrics')).status).toBe(404)
  expect((await guarded.open('/metrics', { authorization: `Bearer ${metricsToken}x` })).status).toBe(404)
  const answer = await guarded.open('/metrics', { authorization: `Bearer ${metricsToken}` })
  const text = await answer.text()
  expect(text).toContain('posture_warning{rule="mail-missing"} 1')
  expect(text).toContain('posture_warning{rule="plain-http"} 0')
})

test('the audit trail cannot be changed by the site', async () => {
  await db.insertInto('audit').values({ act: 'test', entity: 'test' }).execute()
  await expect(db.updateTable('audit').set({ act: 'other' }).execute()).rejects.toThrow(/permission denied/)
  await expect(db.deleteFrom('audit').execute()).rejects.toThrow(/permission denied/)
})

test('regions come whole with both province codes', async () => {
  await makeRegion(write, { title: 'Papua Barat', provinceCode: '92' })
  const { data } = await get('/v1/region?limit=100')
  expect(data).toMatchObject([
    { title: 'Nasional', province_code: null, bps_code: null, partisipan: [], partisipan_total: 0 },
    { title: 'Papua Barat', province_code: '92', bps_code: '91', province_name: 'Papua Barat' },
  ])
})
