import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { makeUser } from '../factory.ts'
import { hasAdmin } from '../queries.ts'
import { makeRegistration } from '../registration/factory.ts'
import { createAdmin, NoLink, resetAccess } from './make-admin.ts'

const app = await freshApp()
const { db, letters, post, time, work, as } = app
const begin = time.now
const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
}
const FRESH = 'jagung-titi-dan-kelor'
const forget = async (email: unknown) =>
  post('/v1/user/forget', { email, captcha: await solveCaptcha(app, 'forget') })
const reset = (token: unknown, password: string = FRESH) =>
  post('/v1/user/reset', { token, password: toHex(password) })
const lettersTo = (email: string) => letters.filter(({ to }) => to === email)
const mailed = (email: string, count = 1) => eventually(() => expect(lettersTo(email)).toHaveLength(count))
const hashOf = async (id: number) =>
  (await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow())
    .passwordHash
const opens = async (id: number, password: string) =>
  app.services.passwords.verify(password, await hashOf(id))

/** Secret of the newest reset link to an address. */
async function linkOf(email: string, count = 1) {
  expect((await forget(email)).code).toBe(200)
  await mailed(email, count)
  return /reset-password#([\w-]+)/.exec(lettersTo(email).at(-1)!.text)![1]!
}

beforeAll(() => work())
beforeEach(async () => void (await db.deleteFrom('rateLimits').execute()))
afterEach(() => {
  time.now = begin
})

test('forgotten password: the answer is the same for everyone; only an account gets a link', async () => {
  await makeUser(db, { email: 'aa-ada@contoh.example' })
  const answers = [await forget('AA-ada@contoh.example'), await forget('aa-tiada@contoh.example')]
  expect(answers[0]).toMatchObject({ code: 200, data: { email_masked: 'aa•••@contoh.example' } })
  expect(answers[1]).toEqual(answers[0])
  await mailed('aa-ada@contoh.example')
  expect(lettersTo('aa-ada@contoh.example')[0]!.text).toMatch(/Perangkat lain\nWaktu: .* WIB/)
  expect(lettersTo('aa-tiada@contoh.example')).toEqual([])
})

test('password reset: ends every session, is notified by mail, and uses up the link', async () => {
  const user = await makeUser(db)
  const [phone, office] = [await as(user), await as(user)]
  const token = await linkOf(user.email)
  expect((await phone.get('/v1/user/profile')).code).toBe(200)
  expect(await reset(token)).toMatchObject({ code: 200, data: { changed: true } })
  expect(await opens(user.id, FRESH)).toBe(true)
  for (const { get } of [phone, office]) expect((await get('/v1/user/profile')).code).toBe(401)
  await mailed(user.email, 2)
  expect(lettersTo(user.email)[1]).toMatchObject({ subject: 'Kata sandi Anda sudah diganti' })
  expect(await reset(token, 'lagi-lagi-kata-lain')).toMatchObject({
    code: 400,
    data: { reason: 'used', next: 'login' },
  })
  expect(await opens(user.id, FRESH)).toBe(true)
  const audit = await db.selectFrom('audit').selectAll().where('entityId', '=', user.id).execute()
  expect(audit.map(({ act }) => act)).toEqual(['reset-password'])
})

test('six uses of a link at once set one password', async () => {
  const user = await makeUser(db)
  const token = await linkOf(user.email)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => reset(token, `kata-sandi-nomor-${i}-baru`)),
  )
  const won = answers.findIndex(({ code }) => code === 200)
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await opens(user.id, `kata-sandi-nomor-${won}-baru`)).toBe(true)
})

test('a newer link voids the older, and an hour ends it', async () => {
  const user = await makeUser(db)
  const older = await linkOf(user.email)
  const newer = await linkOf(user.email, 2)
  expect(await reset(older)).toMatchObject({ code: 400, data: { reason: 'unknown', next: 'forget' } })
  later(60)
  expect(await reset(newer)).toMatchObject({
    code: 400,
    data: { reason: 'expired', next: 'forget' },
    errors: { token: [expect.stringContaining('60 menit')] },
  })
  expect(await hashOf(user.id)).toBeNull()
})

test('an unfit password is refused and the link stays good', async () => {
  const user = await makeUser(db, { email: 'lukas.tandililing@contoh.example', namaLengkap: 'Lukas T' })
  const token = await linkOf(user.email)
  for (const password of ['pendek', 'Password123!', 'Lukas Tandililing', user.email])
    expect(await reset(token, password)).toMatchObject({
      code: 400,
      errors: { password: [expect.any(String)] },
    })
  expect((await reset(token)).code).toBe(200)
})

test('asking without a captcha uses up nothing of another who asks from the same network', async () => {
  const { email } = await makeUser(db)
  for (let n = 0; n < 21; n += 1)
    expect(await post('/v1/user/forget', { email, captcha: 'bukan' })).toMatchObject({ code: 400 })
  expect((await forget(email)).code).toBe(200)
})

test('a malformed token opens nothing', async () => {
  for (const token of [{}, [], null, '', 'x', 'A'.repeat(43), { $ne: '' }])
    expect((await reset(token)).code, JSON.stringify(token)).toBe(400)
  for (const email of [['a@b.example', 'c@d.example'], {}, null, 'x'])
    expect(await forget(email)).toMatchObject({ code: 400, errors: { email: [expect.any(String)] } })
  expect((await post('/v1/user/forget', { email: 'a@b.example' })).errors).toHaveProperty('captcha')
})

test('someone who registered and never activated is mailed the activation again', async () => {
  const body = await makeRegistration(app)
  await post('/v1/user/register', body)
  await mailed(body.email)
  await forget(body.email)
  await mailed(body.email, 2)
  expect(lettersTo(body.email)[1]!.text).toContain('/activation#')
})

test('an address is asked for five times a day from one network, known or not, and by others still', async () => {
  const user = await makeUser(db)
  for (const email of [user.email, 'tak-dikenal@contoh.example']) {
    const codes: number[] = []
    for (let i = 0; i < 6; i += 1) codes.push((await forget(email)).code)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  }
  await mailed(user.email, 5)
})

test('the command makes an administrator whose link sets the first password', async () => {
  expect(await hasAdmin(db)).toBe(false)
  const token = await createAdmin(db, 'kepala@contoh.example', time.now)
  expect(await hasAdmin(db)).toBe(true)
  const admin = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'kepala@contoh.example')
    .executeTakeFirstOrThrow()
  expect(admin).toMatchObject({ role: 'admin', userType: 'sekretariat', passwordHash: null })
  expect((await reset(token)).code).toBe(200)
  expect(await opens(admin.id, FRESH)).toBe(true)
  await expect(createAdmin(db, 'kepala@contoh.example', time.now)).rejects.toThrow(NoLink)
})

test('the command lets in again who lost the second factor: factors and sessions end', async () => {
  const user = await makeUser(db, { role: 'staff' })
  await db
    .insertInto('totpFactors')
    .values({ userId: user.id, secret: Buffer.from('x') })
    .execute()
  const session = await as(user)
  const token = await resetAccess(db, user.email, time.now)
  expect(await db.selectFrom('totpFactors').select('userId').where('userId', '=', user.id).execute()).toEqual(
    [],
  )
  expect((await session.get('/v1/user/profile')).code).toBe(401)
  expect((await reset(token)).code).toBe(200)
  await expect(resetAccess(db, 'tiada@contoh.example', time.now)).rejects.toThrow(NoLink)
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(app)).toEqual([])
})
