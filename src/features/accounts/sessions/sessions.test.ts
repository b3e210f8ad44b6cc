import { SignJWT } from 'jose'
import pg from 'pg'
import { expect, test } from 'vitest'
import { encodeSession } from '#src/platform/sessions/cookie.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'
import { makeUser } from '../factory.ts'

const SECRET = 'a secret of thirty-two letters or so'
const { siteUrl, ownerUrl } = await freshDatabase()
const site = await freshApp({ siteUrl })
const { db, services, time, open, send } = site
const second = await freshApp({ siteUrl })
const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000]
const start = time.now.getTime()
const at = (ms: number) => {
  time.now = new Date(start + ms)
  second.time.now = time.now
}
const ORIGIN = { origin: 'http://site.test' }

async function newCookie(given = {}) {
  at(0)
  const user = await makeUser(db, given)
  const { token, jti } = await services.sessions.open({ id: user.id, role: user.role }, 'Chrome di Android')
  return { user, token, jti, cookie: `jkl-session=${encodeSession(token)}` }
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const status = async (path: string, headers: Record<string, string>) => (await open(path, headers)).status
const PROFILE = '/v1/user/profile'

test('a cookie counts for nothing but the profile until that was fetched with it', async () => {
  const { cookie } = await newCookie()
  expect(await status('/v1/auth/sessions', { cookie })).toBe(401)
  expect(await status(PROFILE, { cookie })).toBe(200)
  expect(await status('/v1/auth/sessions', { cookie })).toBe(200)
})

test('cookie jkl-session: before its first profile fetch it changes nothing, neither by call nor by form', async () => {
  const { cookie, user } = await newCookie({ namaLengkap: 'Rambu Lawa' })
  const headers = { cookie, origin: 'http://site.test' }
  const call = await send('PATCH', '/v1/auth/me', {
    body: JSON.stringify({ nama_lengkap: 'Orang Lain', version: 1 }),
    headers: { ...headers, 'content-type': 'application/json' },
  })
  expect(call.status).toBe(401)
  const form = await send('POST', '/member/profile', {
    body: new URLSearchParams({ nama_lengkap: 'Orang Lain' }),
    headers,
  })
  expect([302, 401]).toContain(form.status)
  const row = await db.selectFrom('users').select('namaLengkap').where('id', '=', user.id).executeTakeFirst()
  expect(row).toEqual({ namaLengkap: 'Rambu Lawa' })
  expect(await status('/v1/auth/sessions', { cookie })).toBe(401)
})

test('cookie jkl-session: two of them are nobody, whichever is right, and all are cleared', async () => {
  const [mine, other] = [await newCookie(), await newCookie()]
  expect(await status(PROFILE, { cookie: mine.cookie })).toBe(200)
  for (const cookie of [
    `${mine.cookie}; ${other.cookie}`,
    `${mine.cookie}; a=b; jkl-session=`,
    `jkl-session=x;${mine.cookie}`,
  ]) {
    const answer = await open(PROFILE, { cookie })
    expect(answer.status, cookie).toBe(401)
    const gone = answer.headers.getSetCookie()
    for (const where of [
      'Path=/; Max-Age=0',
      'Domain=site.test; Path=/',
      'Path=/v1/user;',
      'Path=/v1/user/profile;',
    ])
      expect(
        gone.some((line) => line.startsWith('jkl-session=;') && line.includes(where)),
        where,
      ).toBe(true)
  }
  expect(await status(PROFILE, { cookie: mine.cookie })).toBe(200)
})

test('a cookie without a profile fetch ends after sixty seconds, with its session', async () => {
  const { cookie, token } = await newCookie()
  at(60 * SECOND + 1)
  const late = await open(PROFILE, { cookie })
  expect(late.status).toBe(401)
  expect(late.headers.get('set-cookie')).toMatch(/^jkl-session=; Path=\/; Max-Age=0; HttpOnly/)
  expect(await status(PROFILE, bearer(token))).toBe(401)
  const inTime = await newCookie()
  at(60 * SECOND)
  expect(await status(PROFILE, { cookie: inTime.cookie })).toBe(200)
  at(DAY)
  expect(await status(PROFILE, { cookie: inTime.cookie })).toBe(200)
})

test('a page that shows who is logged in makes the cookie count', async () => {
  const { cookie, user } = await newCookie({ namaLengkap: 'Rambu Lawa' })
  expect(await (await open('/member/profile', { cookie })).text()).toContain('Rambu Lawa')
  expect(await status('/v1/auth/sessions', { cookie })).toBe(200)
  expect(user.namaLengkap).toBe('Rambu Lawa')
})

test('a session ends seven days after its last use, and thirty days after the login', async () => {
  const { token } = await newCookie()
  at(7 * DAY - 1)
  expect(await status(PROFILE, bearer(token))).toBe(200)
  for (let day = 13; day < 30; day += 6) {
    at(day * DAY)
    expect(await status(PROFILE, bearer(token)), `day ${day}`).toBe(200)
  }
  at(30 * DAY)
  expect(await status(PROFILE, bearer(token))).toBe(401)
  const idle = await newCookie()
  at(7 * DAY)
  expect(await status(PROFILE, bearer(idle.token))).toBe(401)
})

test('a use is noted every ten minutes at most', async () => {
  const { token, jti } = await newCookie()
  const seen = async () =>
    (await db.selectFrom('sessions').select('seenAt').where('jti', '=', jti).executeTakeFirstOrThrow()).seenAt
  at(10 * MINUTE)
  await open(PROFILE, bearer(token))
  expect((await seen()).getTime()).toBe(start)
  at(10 * MINUTE + 1)
  await open(PROFILE, bearer(token))
  expect((await seen()).getTime()).toBe(start + 10 * MINUTE + 1)
})

test('sessions of staff end after twelve hours, also when the role came later', async () => {
  const { token, user } = await newCookie()
  at(DAY / 2)
  expect(await status(PROFILE, bearer(token))).toBe(200)
  await db.updateTable('users').set({ role: 'staff' }).where('id', '=', user.id).execute()
  expect(await status(PROFILE, bearer(token))).toBe(401)
})

test('an ended session or a changed role is seen by the next request on both of two apps', async () => {
  const acts: [string, (user: { id: number }, cookie: string) => Promise<unknown>][] = [
    ['logout', (_, cookie) => send('DELETE', '/v1/user/logout', { headers: { cookie, ...ORIGIN } })],
    [
      'suspension',
      ({ id }) => db.updateTable('users').set({ suspendedAt: time.now }).where('id', '=', id).execute(),
    ],
    [
      'deletion',
      ({ id }) => db.updateTable('users').set({ deletedAt: time.now }).where('id', '=', id).execute(),
    ],
  ]
  for (const [what, act] of acts) {
    const { user, cookie, token } = await newCookie()
    for (const app of [site, second]) expect((await app.open(PROFILE, { cookie })).status).toBe(200)
    await act(user, cookie)
    for (const app of [site, second]) {
      const answer = await app.open(PROFILE, { cookie })
      expect([answer.status, answer.headers.get('set-cookie')], what).toEqual([
        401,
        expect.stringContaining('Max-Age=0'),
      ])
      expect((await app.open(PROFILE, bearer(token))).status).toBe(401)
    }
  }
  const { user, token } = await newCookie({ role: 'admin' })
  const roleOn = async (app: typeof site) =>
    ((await (await app.open(PROFILE, bearer(token))).json()) as { data: { role: string } }).data.role
  expect([await roleOn(site), await roleOn(second)]).toEqual(['admin', 'admin'])
  await db.updateTable('users').set({ role: 'member' }).where('id', '=', user.id).execute()
  expect([await roleOn(site), await roleOn(second)]).toEqual(['member', 'member'])
})

test('logout clears what the browser keeps, and the cookie', async () => {
  const { cookie } = await newCookie()
  await open(PROFILE, { cookie })
  const answer = await send('DELETE', '/v1/user/logout', { headers: { cookie, ...ORIGIN } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(answer.headers.get('set-cookie')).toMatch(/^jkl-session=; .*Max-Age=0/)
  expect((await send('DELETE', '/v1/user/logout')).status).toBe(401)
})

test('the plain logout form ends the session and leads to the login; from another site it does nothing', async () => {
  const { cookie } = await newCookie()
  const form = (headers: Record<string, string>) =>
    send('POST', '/logout', { body: new URLSearchParams(), headers: { cookie, ...headers } })
  expect((await form({ origin: 'https://elsewhere.example' })).status).toBe(403)
  expect(await status(PROFILE, { cookie })).toBe(200)
  const answer = await form(ORIGIN)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(await status(PROFILE, { cookie })).toBe(401)
  expect((await form(ORIGIN)).headers.get('location')).toBe('/login')
})

test('a write with the cookie comes from our own pages, one with the token from anywhere', async () => {
  const { cookie, token } = await newCookie()
  await open(PROFILE, { cookie })
  const end = (headers: Record<string, string>) => send('DELETE', '/v1/auth/sessions', { headers })
  expect((await end({ cookie })).status).toBe(403)
  expect((await end({ cookie, origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await end({ cookie, ...ORIGIN })).status).toBe(200)
  expect((await end(bearer(token))).status).toBe(200)
})

test('own sessions are listed and ended; those of others are not there', async () => {
  const { user, token, jti } = await newCookie()
  const other = await services.sessions.open({ id: user.id, role: 'member' }, 'Firefox di Linux')
  const third = await services.sessions.open({ id: user.id, role: 'member' }, 'Safari di iPhone')
  const stranger = await newCookie()
  const list = async () => (await (await open('/v1/auth/sessions', bearer(token))).json()) as { data: Row[] }
  type Row = { id: number; device: string; is_current: boolean }
  const { data: rows } = await list()
  expect(rows.map(({ device, is_current }) => [device, is_current]).sort()).toEqual([
    ['Chrome di Android', true],
    ['Firefox di Linux', false],
    ['Safari di iPhone', false],
  ])
  expect(JSON.stringify(rows)).not.toContain(jti)
  const idOf = (device: string) => rows.find((row) => row.device === device)!.id
  const end = async (id: number, by: string) =>
    (await send('DELETE', `/v1/auth/sessions/${id}`, { headers: bearer(by) })).status
  expect(await end(idOf('Firefox di Linux'), stranger.token)).toBe(404)
  expect(await end(idOf('Firefox di Linux'), token)).toBe(200)
  expect(await end(idOf('Firefox di Linux'), token)).toBe(404)
  expect(await status(PROFILE, bearer(other.token))).toBe(401)
  await send('DELETE', '/v1/auth/sessions', { headers: bearer(token) })
  expect(await status(PROFILE, bearer(third.token))).toBe(401)
  expect(await status(PROFILE, bearer(stranger.token))).toBe(200)
  expect((await list()).data).toMatchObject([{ is_current: true }])
})

test('token: one not signed by us for this use is rejected', async () => {
  const { user, jti, token } = await newCookie()
  const key = (secret: string) => new TextEncoder().encode(secret)
  const make = (header: { alg: string; typ?: string }, audience: string, secret = SECRET, id = jti) =>
    new SignJWT({ id: user.id, role: 'admin' })
      .setProtectedHeader(header)
      .setSubject(String(user.id))
      .setAudience(audience)
      .setJti(id)
      .setExpirationTime(new Date(start + DAY))
      .sign(key(secret))
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [, payload, signature] = token.split('.')
  const good = { alg: 'HS256', typ: 'session+jwt' }
  expect(await status(PROFILE, bearer(await make(good, 'jejaring')))).toBe(200)
  const bad = [
    `${part({ alg: 'none', typ: 'session+jwt' })}.${payload}.`,
    `${part({ alg: 'none', typ: 'session+jwt' })}.${payload}.${signature}`,
    `${part({ alg: 'HS512', typ: 'session+jwt' })}.${payload}.${signature}`,
    await make({ alg: 'HS512', typ: 'session+jwt' }, 'jejaring'),
    await make({ alg: 'HS256', typ: 'JWT' }, 'jejaring'),
    await make({ alg: 'HS256' }, 'jejaring'),
    await make(good, 'another'),
    await make(good, 'jejaring', 'another secret of thirty-two letters'),
    await make(good, 'jejaring', SECRET, `${jti}'--`),
    await make(good, 'jejaring', SECRET, '00000000-0000-4000-8000-000000000000'),
    `${token}x`,
  ]
  for (const one of bad) expect(await status(PROFILE, bearer(one)), one).toBe(401)
  for (const scheme of ['bearer', 'Basic', 'Token', 'Bearer  '])
    expect(await status(PROFILE, { authorization: `${scheme} ${token}` }), scheme).toBe(401)
})

test('while the database is away nobody is logged out', async () => {
  const { cookie } = await newCookie()
  await open(PROFILE, { cookie })
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('alter table sessions rename to sessions_away')
  const answers = [await open(PROFILE, { cookie }), await open('/member', { cookie })]
  await owner.query('alter table sessions_away rename to sessions')
  await owner.end()
  for (const answer of answers) {
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect(await status(PROFILE, { cookie })).toBe(200)
})
