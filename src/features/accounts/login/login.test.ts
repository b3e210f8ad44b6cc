import { beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { makeUser } from '../factory.ts'

const site = await freshApp()
const { app, db, services, time, post, get } = site
const MINUTE = 60_000
const password = 'kain tenun di beranda'
const passwordHash = await services.passwords.hash(password)
const member = (given = {}) => makeUser(db, { passwordHash, ...given })
const LOGIN = '/v1/user/login/member'
const login = (email: string, word = password, more: object = {}) =>
  post(LOGIN, { email, password: toHex(word), ...more })

/** Logs in from the given network address. */
async function loginFrom(address: string, email: string, word: string, more: object = {}) {
  const body = JSON.stringify({ email, password: toHex(word), ...more })
  const headers = { 'x-api-key': 'test-key', 'content-type': 'application/json' }
  const request = new Request(`http://site.test${LOGIN}`, { method: 'POST', headers, body })
  const { response } = await app.handle(request, address)
  return { status: response.status, response, body: await response.json() }
}

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
})

test('e-mail and password give a token and a cookie that no script can read', async () => {
  const user = await member({ email: 'maria@contoh.example' })
  const { status, response, body } = await loginFrom('10.0.0.1', ' Maria@Contoh.example', password)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    second_factor_due_at: null,
  })
  const cookie = response.headers.get('set-cookie')!
  expect(cookie).toMatch(/^jkl-session=[0-9a-f]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  const value = Buffer.from(/=([0-9a-f]+)/.exec(cookie)![1]!, 'hex').toString()
  expect(JSON.parse(value)).toEqual({ token: body.data.token, authenticated: true })
  const claims = JSON.parse(Buffer.from(body.data.token.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({ sub: String(user.id), id: user.id, role: 'member' })
  expect(claims.exp).toBe(Math.floor((time.now.getTime() + 30 * 86_400_000) / 1_000))
})

test('staff and admins are logged in for twelve hours', async () => {
  const user = await member({ role: 'staff' })
  const { response } = await loginFrom('10.0.0.1', user.email, password)
  expect(response.headers.get('set-cookie')).toContain('Max-Age=43200;')
})

test('an unknown address and a wrong password are answered alike, to the last byte', async () => {
  const user = await member()
  const removed = await member({ deletedAt: new Date() })
  const answers = [
    await login('tidak-ada@contoh.example'),
    await login(user.email, 'bukan kata sandinya'),
    await login(removed.email),
    await login((await makeUser(db)).email),
  ]
  expect(answers[0]).toMatchObject({ success: false, code: 401, data: {} })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('five failures ask for the captcha, whether or not the address is known', async () => {
  const user = await member()
  for (const email of [user.email, 'siapa@contoh.example']) {
    for (let n = 1; n <= 5; n += 1)
      expect((await login(email, 'bukan kata sandinya')).data).toEqual(
        n === 5 ? { captcha_required: true } : {},
      )
    expect(await login(email)).toMatchObject({ code: 400, data: { captcha_required: true } })
  }
  expect(await login(user.email, password, { captcha: 'bukan' })).toMatchObject({
    code: 400,
    errors: { captcha: [expect.any(String)] },
  })
  const wrong = await login(user.email, 'bukan', { captcha: await solveCaptcha(site, 'login') })
  expect(wrong).toMatchObject({ code: 401, data: { captcha_required: true } })
  const right = await login(user.email, password, { captcha: await solveCaptcha(site, 'login') })
  expect(right).toMatchObject({ code: 200 })
  expect(await login(user.email)).toMatchObject({ code: 200 })
})

test('after a quarter of an hour the failures are forgotten', async () => {
  const user = await member()
  for (let n = 1; n <= 5; n += 1) await login(user.email, 'bukan')
  time.now = new Date(time.now.getTime() + 15 * MINUTE + 1)
  expect(await login(user.email)).toMatchObject({ code: 200 })
})

test('twenty failures from a network are answered 429, and a captcha still lets people in', async () => {
  const user = await member()
  for (let n = 0; n < 20; n += 1)
    expect((await loginFrom(`2001:db8:1:2::${n}`, `orang-${n}@contoh.example`, 'bukan')).status).toBe(401)
  const refused = await loginFrom('2001:db8:1:2:ffff::1', user.email, password)
  expect(refused).toMatchObject({ status: 429, body: { data: { captcha_required: true } } })
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await loginFrom('2001:db8:1:3::1', user.email, password)).status).toBe(200)
  const captcha = await solveCaptcha(site, 'login')
  expect((await loginFrom('2001:db8:1:2::1', user.email, password, { captcha })).status).toBe(200)
})

test('nothing in a request says from which network it comes', async () => {
  for (let n = 0; n < 20; n += 1) await loginFrom('10.9.9.9', `orang-${n}@contoh.example`, 'bukan')
  const headers = {
    'x-api-key': 'test-key',
    'content-type': 'application/json',
    'x-forwarded-for': '10.1.1.1',
  }
  const body = JSON.stringify({ email: 'x@contoh.example', password: toHex('bukan') })
  const request = new Request(`http://site.test${LOGIN}`, { method: 'POST', headers, body })
  expect((await app.handle(request, '10.9.9.9')).response.status).toBe(429)
})

const waiting = { fields: '{}', tokenHash: Buffer.from('t'), codeHash: Buffer.from('c') }

test('login: a registered but not activated person is told so, with the right password only', async () => {
  const email = 'belum-aktif@contoh.example'
  const expiresAt = new Date(time.now.getTime() + 60 * MINUTE)
  await db
    .insertInto('registrations')
    .values({ ...waiting, email, passwordHash, expiresAt, codeExpiresAt: expiresAt })
    .execute()
  expect(await login(email)).toMatchObject({ code: 403, data: { activation_required: true } })
  expect(await login(email, 'bukan')).toMatchObject({ code: 401, data: {} })
  const old = await member({ activatedAt: null })
  expect(await login(old.email)).toMatchObject({ code: 403, data: { activation_required: true } })
})

test('login: a suspended member is told so, with the right password only; a leaving one may undo it', async () => {
  const suspended = await member({ suspendedAt: new Date() })
  expect(await login(suspended.email)).toMatchObject({ code: 403, data: { suspended: true } })
  expect(await login(suspended.email, 'bukan')).toMatchObject({ code: 401, data: {} })
  const leaving = await member({ deletionDueAt: new Date(time.now.getTime() + MINUTE) })
  expect(await login(leaving.email)).toMatchObject({ code: 200 })
})

test.each([
  ['no fields', {}, ['email', 'password']],
  ['bad hex', { email: 'a@contoh.example', password: 'zz' }, ['password']],
  ['odd hex', { email: 'a@contoh.example', password: 'abc' }, ['password']],
  ['bytes that are no UTF-8', { email: 'a@contoh.example', password: 'ff' }, ['password']],
  ['an address and a list', { email: ['a@contoh.example', 'b@contoh.example'], password: '6161' }, ['email']],
  ['an object for a password', { email: 'a@contoh.example', password: {} }, ['password']],
  ['a field of one’s own', { email: 'a@contoh.example', password: '6161', role: 'admin' }, ['role']],
  [
    'both steps at once',
    { email: 'a@contoh.example', password: '6161', challenge: 'x', code: '1' },
    ['email', 'password'],
  ],
  ['a step without an answer', { challenge: 'x' }, ['code']],
  ['a code of the wrong kind', { challenge: 'x', code: {} }, ['code']],
])('%s are refused, all fields at once', async (_, body, fields) => {
  const answer = await post(LOGIN, body)
  expect(answer.code).toBe(400)
  expect(Object.keys(answer.errors!).sort()).toEqual(fields)
})

test('a login with an old cookie ends the old session', async () => {
  const user = await member()
  const first = await loginFrom('10.0.0.1', user.email, password)
  const cookie = first.response.headers.get('set-cookie')!.split(';')[0]!
  await site.open('/v1/user/profile', { cookie })
  const headers = {
    'x-api-key': 'test-key',
    'content-type': 'application/json',
    cookie,
    origin: 'http://site.test',
  }
  const body = JSON.stringify({ email: user.email, password: toHex(password) })
  await site.send('POST', LOGIN, { headers, body })
  const old = { authorization: `Bearer ${first.body.data.token}` }
  expect((await site.open('/v1/user/profile', old)).status).toBe(401)
})

test('GET /v1/auth/demo-accounts: lists, outside of production, only those that can log in', async () => {
  await member({ isDemo: true, email: 'umum@jkl.example' })
  const out = { isDemo: true, email: '' }
  await makeUser(site.db, { ...out, email: 'tanpa-sandi@jkl.example', passwordHash: null })
  await member({ ...out, email: 'ganti-sandi@jkl.example', passwordChangedAt: new Date() })
  await member({ ...out, email: 'ditangguhkan@jkl.example', suspendedAt: new Date() })
  expect((await get('/v1/auth/demo-accounts')).data).toEqual([])
  const demo = await freshApp({ siteUrl: site.siteUrl, isProduction: false })
  expect((await demo.get('/v1/auth/demo-accounts')).data).toMatchObject([
    { email: 'umum@jkl.example', password: 'demo-jejaring-2026', duty: 'Umum' },
  ])
})
