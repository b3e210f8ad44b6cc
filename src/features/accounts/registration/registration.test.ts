import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { makeUser } from '../factory.ts'
import { makeRegistration, PASSWORD, secretsIn } from './factory.ts'
import { type RegisteredFields, replaceRegistration } from './queries.ts'

const app = await freshApp()
const { db, letters, post, time, work } = app
const register = async (given: Record<string, unknown> = {}) => {
  const body = await makeRegistration(app, given)
  return { body, answer: await post('/v1/user/register', body) }
}
const rowOf = (email: string) =>
  db.selectFrom('registrations').selectAll().where('email', '=', email).executeTakeFirst()
const lettersTo = (email: string) => letters.filter(({ to }) => to === email)
const mailed = (email: string, count = 1) => eventually(() => expect(lettersTo(email)).toHaveLength(count))

beforeAll(() => work())
beforeEach(async () => void (await db.deleteFrom('rateLimits').execute()))

test('a registration is no account: it is kept for 48 hours and mailed a link and a code', async () => {
  const { body, answer } = await register({ email: 'Rambu.LAWA@Contoh.example' })
  expect(answer).toMatchObject({
    code: 201,
    data: { activation_required: true, email_masked: 'ra•••@contoh.example' },
  })
  const { expires_at } = answer.data as { expires_at: string }
  expect(Date.parse(expires_at)).toBe(time.now.getTime() + 48 * 3_600_000)
  expect(await rowOf('rambu.lawa@contoh.example')).toMatchObject({
    fields: { nama_lengkap: body.nama_lengkap, phone: '+6281200004417' },
  })
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  await mailed('rambu.lawa@contoh.example')
  const letter = letters.at(-1)!
  expect(letter.text).toMatch(/Salam,[\s\S]*http:\/\/site\.test\/activation#[\w-]{43}\n/)
  expect(letter.text).toMatch(/\n\d{6}\n[\s\S]*Perangkat: Perangkat lain\nWaktu: .* WIB/)
  const stored = JSON.stringify([await rowOf('rambu.lawa@contoh.example'), answer])
  for (const secret of [PASSWORD, toHex(PASSWORD), ...Object.values(secretsIn(app, letter.to))])
    expect(stored).not.toContain(secret)
})

const wrong: [field: string, value: unknown][] = [
  ...['', 'ab', 'a'.repeat(101), 'Maria\nTefa', 7, ['Maria Tefa']].map((v): [string, unknown] => [
    'nama_lengkap',
    v,
  ]),
  ...[
    '',
    'maria',
    'maria@contoh',
    `${'m'.repeat(250)}@contoh.example`,
    ['a@b.example', 'c@d.example'],
    {},
  ].map((v): [string, unknown] => ['email', v]),
  ...['sembilan9', 'x'.repeat(129), 'Password123!', 'aaaaaaaaaaaa', '0123456789', 'Maria-Natalia TEFA'].map(
    (v): [string, unknown] => ['password', toHex(v)],
  ),
  ...['', 'zz', 'abc', 'ff00ff00ff00ff00ff00', PASSWORD, 12, null].map((v): [string, unknown] => [
    'password',
    v,
  ]),
  ...['', '0212345678', '081234', '0812345678901234', '+6581234567', '0801234567', 812].map(
    (v): [string, unknown] => ['phone', v],
  ),
  ...[0, -1, 1.5, '1', null, 999_999].map((v): [string, unknown] => ['region_id', v]),
  ...[false, null, 'true', 1].flatMap((v): [string, unknown][] => [
    ['age_17', v],
    ['consent_terms', v],
    ['consent_privacy', v],
  ]),
  ['consent_newsletter', 'ya'],
  ['participant_id', 999_999],
  ['participant_id', '1'],
  ['organisasi', 'x'],
  ['organisasi', 'x'.repeat(151)],
  ['jenis_kelamin', 'X'],
  ['tanggal_lahir', '2026-02-30'],
  ['tanggal_lahir', '17-08-1990'],
  ['tanggal_lahir', new Date().toISOString().slice(0, 10)],
  ['alamat', 'x'.repeat(501)],
  ...['role', 'is_pic', 'activated', 'user_type', 'skipEmailVerification'].map((name): [string, unknown] => [
    name,
    true,
  ]),
]

test.each(wrong)('%s = %j is refused, and only that is named', async (field, value) => {
  const { answer } = await register({ [field]: value })
  expect([answer.code, Object.keys(answer.errors ?? {})]).toEqual([400, [field]])
})

test('all failing fields are named at once, a password that is the own name with them', async () => {
  const { answer } = await register({
    nama_lengkap: 'Maria Natalia Tefa',
    email: 'maria@',
    password: toHex('maria natalia tefa'),
    phone: '1',
    region_id: null,
    age_17: false,
    consent_terms: false,
    consent_privacy: undefined,
    tanggal_lahir: '2020-01-01',
    role: 'admin',
  })
  expect(Object.keys(answer.errors!).sort()).toEqual(
    ['age_17', 'consent_privacy', 'consent_terms', 'email', 'password', 'phone', 'region_id'].concat([
      'role',
      'tanggal_lahir',
    ]),
  )
})

test('a body that is no object is refused', async () => {
  for (const path of ['/v1/user/register', '/v1/user/activation', '/v1/user/forget', '/v1/user/reset'])
    for (const body of [null, [], [null], 'x', 7, true])
      expect((await post(path, body)).code, `${path} ${JSON.stringify(body)}`).toBe(400)
})

test('registering without a captcha uses up nothing of another who does it from the same network', async () => {
  const body = await makeRegistration(app)
  for (let n = 0; n < 21; n += 1)
    expect((await post('/v1/user/register', { ...body, captcha: 'bukan' })).code).toBe(400)
  expect((await post('/v1/user/register', body)).code).toBe(201)
})

test('using up the mails to another’s address leaves its owner a link that is good', async () => {
  const { body, answer } = await register()
  expect(answer.code).toBe(201)
  const begin = time.now
  for (const [n, code] of [200, 200, 200, 200, 200, 429].entries()) {
    time.now = new Date(time.now.getTime() + 61_000)
    expect((await post('/v1/user/activation', { email: body.email, resend: true })).code).toBe(code)
    // Queued mails may be sent in any order, and only the newest link is valid.
    await mailed(body.email, Math.min(n + 2, 6))
  }
  const { token } = secretsIn(app, body.email)
  expect((await post('/v1/user/activation', { token, password: toHex(PASSWORD) })).code).toBe(200)
  time.now = begin
})

test('without a captcha, or with one that was used, nothing is kept', async () => {
  const used = await makeRegistration(app)
  expect((await post('/v1/user/register', used)).code).toBe(201)
  for (const captcha of [undefined, used.captcha, await solveCaptcha(app, 'forget')]) {
    const { body, answer } = await register({ captcha })
    expect(answer).toMatchObject({ code: 400, errors: { captcha: [expect.any(String)] } })
    expect(await rowOf(body.email)).toBeUndefined()
  }
})

test('a known address gets the same answer, its own mail, and nothing else', async () => {
  const user = await makeUser(db, { email: 'dikenal@contoh.example', passwordHash: 'unchanged' })
  const known = await register({ email: 'dikenal@contoh.example' })
  const unknown = await register({ email: 'tetangga@contoh.example' })
  const shapeOf = (answer: object) => JSON.stringify(answer).replace(/(di|te)•••/, '•••')
  expect(shapeOf(known.answer)).toBe(shapeOf(unknown.answer))
  await mailed('dikenal@contoh.example')
  await mailed('tetangga@contoh.example')
  const [letter] = lettersTo('dikenal@contoh.example')
  expect(letter).toMatchObject({ subject: 'Anda sudah punya akun' })
  expect(letter!.text).not.toMatch(/activation|\d{6}/)
  expect(await rowOf('dikenal@contoh.example')).toBeUndefined()
  const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst()
  expect(row).toEqual(user)
})

test('a later registration replaces the earlier one: its password counts, older link and code are void', async () => {
  const first = await register()
  const { email } = first.body
  await mailed(email)
  const old = secretsIn(app, email)
  await register({ email, nama_lengkap: 'Yohanis Taneo', password: toHex('jagung-titi-dan-kelor') })
  await mailed(email, 2)
  const fresh = secretsIn(app, email)
  expect(await post('/v1/user/activation', { token: old.token })).toMatchObject({
    code: 400,
    data: { reason: 'unknown' },
  })
  if (old.code !== fresh.code)
    expect(await post('/v1/user/activation', { email, code: old.code })).toMatchObject({ code: 400 })
  expect(
    await post('/v1/user/activation', {
      token: fresh.token,
      password: toHex('jagung-titi-dan-kelor'),
    }),
  ).toMatchObject({ code: 200 })
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(user.namaLengkap).toBe('Yohanis Taneo')
  expect(await app.services.passwords.verify('jagung-titi-dan-kelor', user.passwordHash)).toBe(true)
})

test('older link and code are void at once, before the new mail is written', async () => {
  const { body } = await register()
  await mailed(body.email)
  const { token, code } = secretsIn(app, body.email)
  const row = (await rowOf(body.email))!
  await replaceRegistration(db, {
    email: row.email,
    passwordHash: 'of someone else',
    browserHash: Buffer.alloc(32),
    fields: row.fields as RegisteredFields,
    language: 'id',
    createdAt: time.now,
    expiresAt: row.expiresAt,
  })
  expect((await post('/v1/user/activation', { token })).code).toBe(400)
  expect((await post('/v1/user/activation', { email: row.email, code })).code).toBe(400)
})

test('an address is registered five times a day from one network, and a network registers twenty an hour', async () => {
  const { body } = await register()
  for (let more = 0; more < 4; more += 1)
    expect((await register({ email: body.email })).answer.code).toBe(201)
  expect((await register({ email: body.email })).answer.code).toBe(429)
  await db.deleteFrom('rateLimits').execute()
  await db
    .insertInto('rateLimits')
    .values({ key: 'register address 127.0.0.1', hits: 20, endsAt: new Date(time.now.getTime() + 60_000) })
    .execute()
  const late = await app.send('POST', '/v1/user/register', {
    body: JSON.stringify(await makeRegistration(app)),
    headers: { 'content-type': 'application/json' },
  })
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(app)).toEqual([])
})
