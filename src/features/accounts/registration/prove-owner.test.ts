import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeRegistration, PASSWORD, secretsIn } from './factory.ts'

const app = await freshApp()
const { db, letters, post, send, work } = app
const STRANGERS = 'kata sandi orang asing'
const NEW = 'lontar di tepi laut Sawu'
const activate = (body: object) => post('/v1/user/activation', body)
const declared = {
  nama_lengkap: 'Yosefina Bria',
  age_17: true,
  consent_terms: true,
  consent_privacy: true,
}

beforeAll(() => work())
beforeEach(async () => void (await db.deleteFrom('rateLimits').execute()))

/** Registers and reads the mail. @returns also the browser's cookie */
async function register(given: Record<string, unknown> = {}) {
  const body = await makeRegistration(app, given)
  const before = letters.filter(({ to }) => to === body.email).length
  const answer = await send('POST', '/v1/user/register', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await eventually(() => expect(letters.filter(({ to }) => to === body.email)).toHaveLength(before + 1))
  const cookie = answer.headers.get('set-cookie')!
  return { ...body, ...secretsIn(app, body.email), cookie: cookie.split(';')[0]!, setCookie: cookie }
}
const passwordOf = (email: string) =>
  db.selectFrom('users').select('passwordHash').where('email', '=', email).executeTakeFirst()

/** Registers the owner, then a stranger with the same address; the owner opens the newest mail. */
async function takenOver() {
  const owner = await register()
  const wishes = { nama_lengkap: 'Orang Asing', consent_newsletter: true, alamat: 'Jalan Lain 9' }
  const stranger = await register({ email: owner.email, password: toHex(STRANGERS), ...wishes })
  return { owner, stranger, email: owner.email }
}

test('POST /v1/user/activation: the browser that registered needs nothing more, by link or by code', async () => {
  const link = await register()
  expect(link.setCookie).toMatch(/^jkl-register=[\w-]{43}; Path=\/; Max-Age=172800; HttpOnly; SameSite=Lax/)
  for (const way of [
    { token: link.token },
    await register().then(({ email, code, cookie }) => ({ email, code, cookie })),
  ]) {
    const { cookie, ...body } = { cookie: link.cookie, ...way }
    const answer = await send('POST', '/v1/user/activation', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    })
    expect(await answer.json()).toMatchObject({ code: 200, data: { was_active: false } })
  }
})

test('POST /v1/user/activation: another browser is asked for the password, by link and by code, with the time of registration', async () => {
  const { email, token, code } = await register()
  for (const way of [{ token }, { email, code }]) {
    expect(await activate(way)).toMatchObject({
      code: 403,
      data: { reason: 'another_browser', registered_at: expect.stringMatching(/Z$/) },
    })
    expect(await activate({ ...way, password: toHex('kata sandi yang lain') })).toMatchObject({
      code: 400,
      errors: { password: [expect.stringContaining('bukan yang ditulis saat mendaftar')] },
    })
  }
  expect(await passwordOf(email)).toBe(undefined)
  expect(await activate({ token, password: toHex(PASSWORD) })).toMatchObject({ code: 200 })
})

test('POST /v1/user/activation: a stranger who registers after the owner never gets a password that counts', async () => {
  const { owner, stranger, email } = await takenOver()
  expect((await activate({ token: owner.token, password: owner.password })).code).toBe(400)
  // In the owner's browser, the stranger's registration has another cookie.
  const answer = await send('POST', '/v1/user/activation', {
    body: JSON.stringify({ token: stranger.token }),
    headers: { 'content-type': 'application/json', cookie: owner.cookie },
  })
  expect(answer.status).toBe(403)
  expect(await activate({ token: stranger.token, password: owner.password })).toMatchObject({ code: 400 })
  const fresh = { token: stranger.token, new_password: toHex(NEW) }
  expect(await activate(fresh)).toMatchObject({
    code: 400,
    errors: {
      nama_lengkap: ['Tulis nama lengkap Anda.'],
      age_17: [expect.any(String)],
      consent_terms: [expect.any(String)],
      consent_privacy: [expect.any(String)],
    },
  })
  expect(await activate({ ...fresh, ...declared })).toMatchObject({ code: 200 })
  const { passwordHash } = (await passwordOf(email))!
  expect(await app.services.passwords.verify(NEW, passwordHash)).toBe(true)
  expect(await app.services.passwords.verify(STRANGERS, passwordHash)).toBe(false)
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(user).toMatchObject({ namaLengkap: 'Yosefina Bria', alamat: null, phone: null, regionId: null })
  const kinds = db.selectFrom('consents').select('kind').where('userId', '=', user.id).orderBy('kind')
  expect((await kinds.execute()).map(({ kind }) => kind)).toEqual(['privacy', 'terms'])
})

test('POST /v1/user/activation: ten wrong passwords are all, however fast; then a new one still helps', async () => {
  const { email, token } = await register()
  const tries = Array.from({ length: 14 }, () => activate({ token, password: toHex('kata sandi yang lain') }))
  const said = (await Promise.all(tries)).map(({ errors }) => errors!.password![0]!)
  expect(said.filter((words) => words.startsWith('Terlalu sering'))).toHaveLength(4)
  expect(await activate({ token, password: toHex(PASSWORD) })).toMatchObject({ code: 400 })
  for (const weak of ['pendek', 'password123', 'Yosefina Bria'])
    expect(await activate({ token, new_password: toHex(weak), ...declared }), weak).toMatchObject({
      code: 400,
      errors: { new_password: [expect.any(String)] },
    })
  expect(await activate({ token, new_password: toHex(NEW), ...declared })).toMatchObject({ code: 200 })
  expect(await passwordOf(email)).toBeDefined()
})

test('/activation without script: asks who registered, keeps the code, and takes the password or a new one', async () => {
  const form = (fields: Record<string, string>) =>
    send('POST', '/activation', {
      body: new URLSearchParams(fields),
      headers: { origin: 'http://site.test' },
    })
  const { email, code } = await register()
  const asked = await form({ email, code })
  const html = await asked.text()
  expect(asked.status).toBe(403)
  for (const words of ['Pastikan ini Anda', `value="${code}"`, 'name="known_password"'])
    expect(html).toContain(words)
  expect(html).not.toContain('Maria Natalia Tefa')
  const differing = { email, code, prove: 'fresh', password: NEW, password_repeat: 'lain sama sekali' }
  expect(await (await form(differing)).text()).toContain('Kata sandi yang diulang belum sama.')
  const wrong = await (await form({ email, code, prove: 'known', known_password: 'lain sama sekali' })).text()
  expect(wrong).toContain('bukan yang ditulis saat mendaftar')
  const ticked = { age_17: 'on', consent_terms: 'on', consent_privacy: 'on' }
  const unnamed = await (await form({ ...differing, ...ticked, password_repeat: NEW })).text()
  expect(unnamed).toContain('Tulis nama')
  const fresh = await form({ ...differing, ...ticked, nama_lengkap: 'Yosefina Bria', password_repeat: NEW })
  expect(await fresh.text()).toContain('Akun Anda aktif')
  expect(await app.services.passwords.verify(NEW, (await passwordOf(email))!.passwordHash)).toBe(true)
})

test('the activation letter says when the registration was made and greets nobody by the name that was written', async () => {
  const { email } = await register({ nama_lengkap: 'Menangkan Hadiah Besar' })
  const letter = letters.findLast(({ to }) => to === email)!
  expect(letter.text).toMatch(/Pendaftaran ini dibuat \d+ \S+ \d{4} pukul \d\d\.\d\d WIB/)
  expect(letter.text + letter.html).not.toContain('Menangkan Hadiah')
})

test('POST /v1/user/activation: two cookies of the registering browser count as no cookie', async () => {
  const { token, cookie } = await register()
  const answer = await send('POST', '/v1/user/activation', {
    body: JSON.stringify({ token }),
    headers: { 'content-type': 'application/json', cookie: `jkl-register=${'x'.repeat(43)}; ${cookie}` },
  })
  expect(answer.status).toBe(403)
})
