import { beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { makeUser } from '../factory.ts'
import { renewToken } from '../token-queries.ts'

const site = await freshApp()
const { app, db, services, send, time, post } = site
const password = 'kain tenun di beranda'
const passwordHash = await services.passwords.hash(password)
const HOUR = 3_600_000
const LOGIN = '/v1/user/login/member'

beforeEach(async () => void (await db.deleteFrom('rateLimits').execute()))

let network = 0
/** Logs in from a separate network, with a solved captcha. */
async function login(email: string, word: string) {
  network += 1
  const body = JSON.stringify({
    email,
    password: toHex(word),
    captcha: await solveCaptcha(site, 'login'),
  })
  const headers = { 'x-api-key': 'test-key', 'content-type': 'application/json' }
  const request = new Request(`http://site.test${LOGIN}`, { method: 'POST', headers, body })
  const { response } = await app.handle(request, `10.0.${network >> 8}.${network & 255}`)
  return (await response.json()) as { code: number; data: { reset_required?: true } }
}
const hitsOf = async (name: string) =>
  (await db.selectFrom('rateLimits').select('hits').where('key', 'like', `${name} %`).execute()).map(
    ({ hits }) => hits,
  )

test('POST /user/login/member: no captcha lifts the ceiling of fifty failures a day, known account or not', async () => {
  const user = await makeUser(db, { passwordHash })
  for (const email of [user.email, 'tiada@contoh.example']) {
    for (let n = 0; n < 50; n += 1) expect((await login(email, 'bukan')).code).toBe(401)
    expect(await login(email, 'bukan')).toMatchObject({ code: 429, data: { reset_required: true } })
    expect(await login(email, password)).toMatchObject({ code: 429, data: { reset_required: true } })
  }
  const form = new URLSearchParams({
    email: user.email,
    password,
    captcha: await solveCaptcha(site, 'login'),
  })
  const page = await send('POST', '/login', { body: form, headers: { origin: 'http://site.test' } })
  expect(await page.text()).toContain('href="/forgot-password"')
  const token = await renewToken(db, { kind: 'reset', userId: user.id, now: time.now, lifeMs: HOUR })
  const fresh = 'lereng jagung dan kabut pagi'
  expect((await post('/v1/user/reset', { token, password: toHex(fresh) })).code).toBe(200)
  expect((await login(user.email, fresh)).code).toBe(200)
})

test('POST /user/login/member: right passwords do not use up the ceiling', async () => {
  const user = await makeUser(db, { passwordHash })
  expect((await login(user.email, 'bukan')).code).toBe(401)
  for (let n = 0; n < 3; n += 1) expect((await login(user.email, password)).code).toBe(200)
  expect(await hitsOf('login account day')).toEqual([1])
})

test('POST /user/login/member: sixty tries at once are judged five times without a captcha', async () => {
  const user = await makeUser(db, { passwordHash })
  const tries = Array.from({ length: 60 }, () => post(LOGIN, { email: user.email, password: toHex('bukan') }))
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  expect(codes.filter((code) => code === 401).length).toBeLessThanOrEqual(5)
  expect(codes).not.toContain(200)
})

test('POST /auth/proof: of twenty tries at once five are judged, and a day has fifty for all sessions', async () => {
  const user = await makeUser(db, { passwordHash })
  const their = await site.as(user)
  const wrong = () => their.post('/v1/auth/proof', { password: toHex('bukan') })
  const codes = (await Promise.all(Array.from({ length: 20 }, wrong))).map(({ code }) => code)
  expect([codes.filter((code) => code === 400).length, codes.filter((code) => code === 429).length]).toEqual([
    5, 15,
  ])
  await db.deleteFrom('rateLimits').execute()
  let judged = 0
  for (let n = 0; n < 12; n += 1) {
    const other = await site.as(user)
    for (let m = 0; m < 5; m += 1)
      if ((await other.post('/v1/auth/proof', { password: toHex('bukan') })).code === 400) judged += 1
  }
  expect(judged).toBe(50)
})

test('PUT /auth/password: of twenty tries at once five are judged', async () => {
  const their = await site.as(await makeUser(db, { passwordHash }))
  const wrong = async () => {
    const body = JSON.stringify({ current: toHex('bukan'), password: toHex('lereng jagung dan kabut') })
    return (
      await their.send('PUT', '/v1/auth/password', { body, headers: { 'content-type': 'application/json' } })
    ).status
  }
  const codes = await Promise.all(Array.from({ length: 20 }, wrong))
  expect(codes.filter((code) => code === 400)).toHaveLength(5)
})

test('POST /auth/proof: codes of the app are counted before they are judged, right ones not at all', async () => {
  const user = await makeUser(db, { passwordHash })
  const wrong = async () => (await (await site.as(user)).post('/v1/auth/proof', { code: '000000' })).code
  const codes = await Promise.all(Array.from({ length: 40 }, wrong))
  expect(codes.filter((code) => code === 400)).toHaveLength(20)
})
