import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeSoftPasskey } from '#test/support/soft-passkey.ts'
import { makeUser } from '../factory.ts'

const site = await freshApp()
const { db, services, time, post, letters, work } = site
const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000]
const password = 'kain tenun di beranda'
const passwordHash = await services.passwords.hash(password)
const start = time.now.getTime()

type Person = Awaited<ReturnType<typeof makeUser>>
const member = (given = {}) => makeUser(db, { passwordHash, ...given })
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}
const codeOf = (secret: string, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now.getTime() + ms })
const LOGIN = '/v1/user/login/member'
const firstStep = (user: Person) => post(LOGIN, { email: user.email, password: toHex(password) })
const second = (challenge: string, code: string) => post(LOGIN, { challenge, code })

beforeAll(() => work())
beforeEach(async () => {
  time.now = new Date(start)
  await db.deleteFrom('rateLimits').execute()
})

/** Creates a person with an authenticator app; the first code is used up. */
async function withTotp(given = {}) {
  const user = await member(given)
  const their = await site.as(user)
  const { secret } = (await their.post('/v1/auth/factors/totp', undefined)).data as { secret: string }
  const answer = await their.post('/v1/auth/factors/totp/confirmation', { code: codeOf(secret) })
  const { recovery_codes: recovery } = answer.data as { recovery_codes: string[] }
  later(30 * SECOND)
  return { user, their, secret, recovery }
}

async function withPasskey() {
  const user = await member()
  const their = await site.as(user)
  const soft = makeSoftPasskey()
  const made = await addPasskey(their, soft)
  return { user, their, soft, made }
}

type Begun = { challenge: string; passkey: { challenge: string } }
async function addPasskey(
  their: Awaited<ReturnType<typeof site.as>>,
  soft = makeSoftPasskey(),
  name = 'Telepon',
) {
  const begun = (await their.post('/v1/auth/factors/passkeys/challenge', undefined)).data as Begun
  return their.post('/v1/auth/factors/passkeys', {
    challenge: begun.challenge,
    passkey: soft.create(begun.passkey),
    name,
  })
}

test('an app is set up with its first code; the recovery codes are shown once and stored as hashes', async () => {
  const user = await member({ email: 'ama@contoh.example' })
  const their = await site.as(user)
  const begun = await their.post('/v1/auth/factors/totp', undefined)
  expect(begun).toMatchObject({
    code: 201,
    data: { uri: expect.stringMatching(/^otpauth:\/\/totp\/.*ama%40contoh/) },
  })
  const { secret } = begun.data as { secret: string }
  expect((await firstStep(user)).code, 'not asked before it is confirmed').toBe(200)
  expect(await their.post('/v1/auth/factors/totp/confirmation', { code: '000000' })).toMatchObject({
    code: 400,
  })
  const done = await their.post('/v1/auth/factors/totp/confirmation', { code: codeOf(secret) })
  const { recovery_codes: codes } = done.data as { recovery_codes: string[] }
  expect(new Set(codes).size).toBe(10)
  expect(codes.every((code) => /^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toBe(true)
  expect((await their.get('/v1/auth/factors')).data).toMatchObject({
    second_factor: ['totp', 'recovery'],
    recovery_left: 10,
  })
  expect(await their.post('/v1/auth/factors/totp', undefined)).toMatchObject({ code: 409 })
  const stored = await db
    .selectFrom('totpFactors')
    .select('secret')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(stored.secret.toString('latin1')).not.toContain(secret)
  await eventually(() => expect(letters.some(({ to }) => to === user.email)).toBe(true))
  expect(JSON.stringify(letters)).not.toContain(secret)
  expect(JSON.stringify(await db.selectFrom('audit').selectAll().execute())).not.toContain(secret)
})

test('the right password asks for the code, and the code gives the token', async () => {
  const { user, secret } = await withTotp()
  const first = await firstStep(user)
  expect(first).toMatchObject({
    code: 401,
    data: { second_factor: ['totp', 'recovery'], challenge: expect.any(String) },
  })
  const { challenge } = first.data as Begun
  expect(await second(challenge, codeOf(secret))).toMatchObject({
    code: 200,
    data: { token: expect.any(String) },
  })
  expect(await second(challenge, codeOf(secret, 30 * SECOND)), 'a challenge opens one session').toMatchObject(
    {
      code: 401,
      data: { challenge_ended: true },
    },
  )
})

test('no code counts twice, nor one that is older; one step early or late is taken', async () => {
  const { user, secret } = await withTotp()
  const attempt = async (code: string) =>
    (await second(((await firstStep(user)).data as Begun).challenge, code)).code
  const [early, now, late] = [codeOf(secret, -30 * SECOND), codeOf(secret), codeOf(secret, 30 * SECOND)]
  expect(await attempt(codeOf(secret, 90 * SECOND))).toBe(401)
  expect(await attempt(now)).toBe(200)
  expect(await attempt(now)).toBe(401)
  expect(await attempt(early)).toBe(401)
  expect(await attempt(late)).toBe(200)
  expect(await attempt(late)).toBe(401)
})

test('sent many times at once a code opens one session', async () => {
  const { user, secret } = await withTotp()
  const challenges = []
  for (let n = 0; n < 4; n += 1) challenges.push(((await firstStep(user)).data as Begun).challenge)
  const answers = await Promise.all(challenges.map((challenge) => second(challenge, codeOf(secret))))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 401, 401, 401])
})

test('a recovery code works once, however it is written, also when sent twice at once', async () => {
  const { user, their, recovery } = await withTotp()
  const [one, two] = [(await firstStep(user)).data as Begun, (await firstStep(user)).data as Begun]
  const written = recovery[0]!.toUpperCase().replace('-', ' ')
  const answers = await Promise.all([second(one.challenge, written), second(two.challenge, recovery[0]!)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 401])
  expect((await their.get('/v1/auth/factors')).data).toMatchObject({ recovery_left: 9 })
})

test('a challenge takes five tries and ends after five minutes', async () => {
  const { user, secret } = await withTotp()
  const { challenge } = (await firstStep(user)).data as Begun
  for (let n = 1; n <= 4; n += 1)
    expect((await second(challenge, '000000')).data).toEqual({
      second_factor: ['totp', 'recovery'],
      challenge,
    })
  expect((await second(challenge, '000000')).data).toEqual({ challenge_ended: true })
  expect((await second(challenge, codeOf(secret))).code).toBe(401)
  const late = (await firstStep(user)).data as Begun
  later(5 * MINUTE)
  expect((await second(late.challenge, codeOf(secret))).data).toEqual({ challenge_ended: true })
})

test('after twenty wrong codes in an hour only recovery codes and passkeys are taken', async () => {
  const { user, secret, recovery } = await withTotp()
  for (let n = 0; n < 20; n += 1) await services.limits.countHits({ 'totp person': user.id })
  const { challenge } = (await firstStep(user)).data as Begun
  expect((await second(challenge, codeOf(secret))).code).toBe(429)
  expect((await second(challenge, recovery[1]!)).code).toBe(200)
})

test('login: a person suspended between the two steps is refused', async () => {
  const { user, secret } = await withTotp()
  const { challenge } = (await firstStep(user)).data as Begun
  await db.updateTable('users').set({ suspendedAt: time.now }).where('id', '=', user.id).execute()
  expect(await second(challenge, codeOf(secret))).toMatchObject({ code: 403 })
})

test('a passkey is made, asked for at login and gives the token', async () => {
  const { user, their, soft, made } = await withPasskey()
  expect(made).toMatchObject({
    code: 201,
    data: { id: expect.any(Number), recovery_codes: expect.any(Array) },
  })
  const first = await firstStep(user)
  expect(first.data).toMatchObject({ second_factor: ['passkey', 'recovery'] })
  const { challenge, passkey } = first.data as Begun
  const answer = soft.get(passkey)
  expect(await post(LOGIN, { challenge, passkey: answer })).toMatchObject({ code: 200 })
  expect((await post(LOGIN, { challenge, passkey: answer })).code).toBe(401)
  expect(((await their.get('/v1/auth/factors')).data as { passkeys: object[] }).passkeys).toMatchObject([
    { name: 'Telepon', last_used_at: expect.any(String) },
  ])
})

test('a passkey of another person, another challenge, another site or a changed signature is refused', async () => {
  const { user, soft } = await withPasskey()
  const other = await withPasskey()
  const elsewhere = makeSoftPasskey({ origin: 'https://site.test.example' })
  expect(await addPasskey(await site.as(user), elsewhere)).toMatchObject({ code: 400 })
  const attempt = async (answer: (begun: Begun) => unknown) => {
    const begun = (await firstStep(user)).data as Begun
    return (await post(LOGIN, { challenge: begun.challenge, passkey: answer(begun) })).code
  }
  const old = (await firstStep(user)).data as Begun
  expect(await attempt(({ passkey }) => other.soft.get(passkey))).toBe(401)
  expect(await attempt(() => soft.get(old.passkey))).toBe(401)
  expect(
    await attempt(({ passkey }) => {
      const signed = soft.get(passkey)
      const [made, wrong] = [signed.response.signature, soft.get({ challenge: 'x' }).response.signature]
      return { ...signed, response: { ...signed.response, signature: made === wrong ? '' : wrong } }
    }),
  ).toBe(401)
  expect(await attempt(({ passkey }) => soft.get(passkey))).toBe(200)
})

test('a passkey is removed by its owner alone; with the last factor the recovery codes go', async () => {
  const { user, their, made } = await withPasskey()
  const { id } = made.data as { id: number }
  const stranger = await site.as(await member())
  expect((await stranger.send('DELETE', `/v1/auth/factors/passkeys/${id}`)).status).toBe(404)
  expect((await their.send('DELETE', `/v1/auth/factors/passkeys/${id}`)).status).toBe(200)
  expect((await their.get('/v1/auth/factors')).data).toMatchObject({ second_factor: [], recovery_left: 0 })
  expect((await firstStep(user)).code).toBe(200)
})

test('factors change only within ten minutes of a proof', async () => {
  const { their, recovery } = await withTotp()
  later(10 * MINUTE)
  const acts: [string, string][] = [
    ['DELETE', '/v1/auth/factors/totp'],
    ['POST', '/v1/auth/factors/recovery'],
    ['POST', '/v1/auth/factors/passkeys/challenge'],
    ['DELETE', '/v1/auth/factors/passkeys/1'],
  ]
  for (const [method, path] of acts) {
    const answer = await their.send(method, path)
    expect(await answer.json(), path).toMatchObject({
      code: 403,
      data: { proof_required: ['totp'] },
    })
  }
  expect(await their.post('/v1/auth/proof', { password: toHex(password) })).toMatchObject({ code: 400 })
  expect(await their.post('/v1/auth/proof', { code: recovery[0] })).toMatchObject({ code: 200 })
  const renewed = await their.post('/v1/auth/factors/recovery', undefined)
  const { recovery_codes: codes } = renewed.data as { recovery_codes: string[] }
  expect(codes.filter((code) => recovery.includes(code))).toEqual([])
  expect((await their.send('DELETE', '/v1/auth/factors/totp')).status).toBe(200)
  expect((await their.send('DELETE', '/v1/auth/factors/totp')).status).toBe(200)
})

test('a duty asks for a second factor, and after a week opens nothing else; demo accounts go free', async () => {
  for (const duty of [{ role: 'staff' }, { role: 'admin' }, { isPic: true }, { isModerator: true }]) {
    time.now = new Date(start)
    const user = await member(duty)
    const first = await firstStep(user)
    const due = new Date(start + 7 * DAY).toISOString()
    expect(first).toMatchObject({ code: 200, data: { second_factor_due_at: due } })
    later(7 * DAY - 1)
    const inTime = await site.as(user)
    expect((await inTime.get('/v1/auth/factors')).data).toMatchObject({ due_at: due })
    expect((await inTime.open('/v1/users_visits')).status).toBe(200)
    later(1)
    const { token } = (await firstStep(user)).data as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    expect((await site.open('/v1/user/profile', headers)).status).toBe(200)
    expect((await site.open('/v1/auth/factors', headers)).status).toBe(200)
    const closed = await site.open('/v1/users_visits', headers)
    expect(await closed.json()).toMatchObject({ code: 403, data: { factor_required: true } })
  }
  const { email } = await member({ role: 'admin', isDemo: true, factorAskedAt: new Date(start - 30 * DAY) })
  const demo = await freshApp({ siteUrl: site.siteUrl, isProduction: false })
  const inDemo = await demo.post(LOGIN, { email, password: toHex(password) })
  expect(inDemo).toMatchObject({ code: 200, data: { second_factor_due_at: null } })
})

test('an admin removes the factors of someone else, within ten minutes of a proof; nobody else does', async () => {
  const { user, their } = await withTotp()
  const path = `/v1/users/${user.id}/factors`
  expect((await their.send('DELETE', path)).status).toBe(403)
  expect((await (await site.as(await member({ role: 'staff' }))).send('DELETE', path)).status).toBe(403)
  const admin = await site.as(await member({ role: 'admin' }))
  expect((await admin.send('DELETE', '/v1/users/999999999/factors')).status).toBe(404)
  expect((await admin.send('DELETE', path)).status).toBe(200)
  expect((await firstStep(user)).code).toBe(200)
  const line = db.selectFrom('audit').select('act').where('entityId', '=', user.id).orderBy('id', 'desc')
  expect(await line.executeTakeFirst()).toEqual({ act: 'remove second factors' })
  later(10 * MINUTE + 1)
  expect((await admin.send('DELETE', path)).status).toBe(403)
})

test('a person who must set up a factor first is led to where that is done', async () => {
  const user = await member({ role: 'staff', factorAskedAt: new Date(start - 8 * DAY) })
  const { token } = (await firstStep(user)).data as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const page = await site.open('/member', headers)
  expect([page.status, page.headers.get('location')]).toEqual([302, '/member/security'])
  expect((await site.open('/member/security', headers)).status).toBe(200)
})
