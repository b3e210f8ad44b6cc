import { beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../factory.ts'

const site = await freshApp()
const { db, services, time, open, letters, work } = site
const MINUTE = 60_000
const [old, fresh] = ['kain tenun di beranda', 'lereng jagung dan kabut pagi']
const passwordHash = await services.passwords.hash(old)

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
})

async function person() {
  const user = await makeUser(db, { passwordHash })
  return { user, their: await site.as(user) }
}
type Their = Awaited<ReturnType<typeof site.as>>
const change = async (their: Their, current: string, password: string) => {
  const body = JSON.stringify({ current: toHex(current), password: toHex(password) })
  const headers = { 'content-type': 'application/json' }
  return (await their.send('PUT', '/v1/auth/password', { body, headers })).json() as Promise<{
    code: number
    errors?: Record<string, string[]>
  }>
}
const prove = (their: Their, word: string) => their.post('/v1/auth/proof', { password: toHex(word) })
const isIn = async ({ token }: { token: string }) =>
  (await open('/v1/user/profile', { authorization: `Bearer ${token}` })).status === 200

test('password change: ends the other sessions, voids a pending reset, and is notified by mail', async () => {
  await work()
  const { user, their } = await person()
  const other = await site.as(user)
  const expiresAt = new Date(time.now.getTime() + 60 * MINUTE)
  await db
    .insertInto('tokens')
    .values({ hash: Buffer.from('r'), kind: 'reset', userId: user.id, expiresAt })
    .execute()
  expect(await change(their, old, fresh)).toMatchObject({ code: 200 })
  expect([await isIn(their), await isIn(other)]).toEqual([true, false])
  expect(await db.selectFrom('tokens').select('hash').where('userId', '=', user.id).execute()).toEqual([])
  const login = (word: string) =>
    site.post('/v1/user/login/member', { email: user.email, password: toHex(word) })
  expect([(await login(old)).code, (await login(fresh)).code]).toEqual([401, 200])
  await eventually(() => expect(letters.find(({ to }) => to === user.email)?.subject).toContain('Kata sandi'))
})

test('a password is changed with the old one alone, and to a fit one', async () => {
  const { user, their } = await person()
  expect(await change(their, 'bukan yang lama', fresh)).toMatchObject({
    code: 400,
    errors: { current: [expect.any(String)] },
  })
  for (const unfit of ['pendek', old, user.email, 'password123', 'a'.repeat(129)])
    expect(await change(their, old, unfit), unfit).toMatchObject({
      code: 400,
      errors: { password: [expect.any(String)] },
    })
  expect(await isIn(their)).toBe(true)
})

test('a proof lasts ten minutes; five wrong ones close it for this session alone', async () => {
  const { user, their } = await person()
  const [other, act] = [await site.as(user), () => their.post('/v1/auth/factors/totp', undefined)]
  time.now = new Date(time.now.getTime() + 10 * MINUTE + 1)
  expect(await act()).toMatchObject({ code: 403, data: { proof_required: ['password'] } })
  for (let n = 0; n < 5; n += 1) expect((await prove(their, 'bukan')).code).toBe(400)
  expect((await prove(their, old)).code).toBe(429)
  expect((await change(their, old, fresh)).code).toBe(429)
  expect((await prove(other, old)).code).toBe(200)
  time.now = new Date(time.now.getTime() + 15 * MINUTE)
  expect((await prove(their, old)).code).toBe(200)
  expect((await act()).code).toBe(201)
})

test('a malformed proof, or two at once, is refused', async () => {
  const { their } = await person()
  for (const body of [
    {},
    { password: toHex(old), code: '123456' },
    { passkey: {} },
    { password: 1 },
    { x: 1 },
  ])
    expect((await their.post('/v1/auth/proof', body)).code).toBe(400)
  expect((await site.post('/v1/auth/proof', { password: toHex(old) })).code).toBe(401)
})
