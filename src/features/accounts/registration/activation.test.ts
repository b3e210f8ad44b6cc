import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { removeRegistrations } from '../../people/remove-registrations.ts'
import { makeRegion } from '../../regions/factory.ts'
import { makeUser } from '../factory.ts'
import { makeRegistration, PASSWORD, secretsIn } from './factory.ts'

const app = await freshApp()
const { db, letters, post, time, work } = app
const begin = time.now
const MINUTE = 60_000
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}
/** Activates from another browser, with the password. */
const activate = (body: object) =>
  post('/v1/user/activation', 'resend' in body ? body : { password: toHex(PASSWORD), ...body })
const usersOf = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).execute()
const mailed = (email: string, count: number) =>
  eventually(() => expect(letters.filter(({ to }) => to === email)).toHaveLength(count))

/** Registers a person and waits for the mail. */
async function waiting(given: Record<string, unknown> = {}) {
  const body = await makeRegistration(app, given)
  await post('/v1/user/register', body)
  await mailed(body.email, 1)
  return { ...body, ...secretsIn(app, body.email) }
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

beforeAll(() => work())
beforeEach(async () => void (await db.deleteFrom('rateLimits').execute()))
afterEach(() => {
  time.now = begin
})

test('the link makes an account of all that was registered: user, consents and claim, once', async () => {
  const regionId = await makeRegion(app.write, { title: 'Region Tepi' })
  const institution = await db
    .insertInto('participants')
    .values({ title: 'Yayasan Mata Air', regionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { email, token } = await waiting({
    participant_id: institution.id,
    organisasi: 'Kelompok tenun',
    jenis_kelamin: 'P',
    tempat_lahir: 'Soe',
    tanggal_lahir: '1990-08-17',
    alamat: 'Jalan Kenanga 1\nSoe',
    consent_newsletter: true,
    lists: [`region-${regionId}`, 'tidak-ada'],
  })
  const registeredAt = time.now
  later(MINUTE)
  expect(await activate({ token })).toMatchObject({ code: 200, data: { activated: true, was_active: false } })
  const [user, ...more] = await usersOf(email)
  expect(more).toEqual([])
  expect(user).toMatchObject({
    namaLengkap: 'Maria Natalia Tefa',
    phone: '+6281200004417',
    participantId: null,
    organisasi: 'Kelompok tenun',
    tanggalLahir: '1990-08-17',
    alamat: 'Jalan Kenanga 1\nSoe',
    role: 'member',
    userType: 'umum',
    activatedAt: time.now,
  })
  expect(await app.services.passwords.verify(PASSWORD, user!.passwordHash)).toBe(true)
  const consents = await db.selectFrom('consents').selectAll().where('userId', '=', user!.id).execute()
  expect(consents.map(({ kind }) => kind).sort()).toEqual(['privacy', 'terms'])
  for (const { version, givenAt } of consents)
    expect([version !== '0', givenAt]).toEqual([true, registeredAt])
  const lists = await db
    .selectFrom('subscriptions as n')
    .innerJoin('subscribers as s', 's.id', 'n.subscriberId')
    .innerJoin('mailingLists as l', 'l.id', 'n.listId')
    .select(['l.slug', 'n.givenAt'])
    .where('s.userId', '=', user!.id)
    .orderBy('l.slug')
    .execute()
  expect(lists).toEqual(['nasional', `region-${regionId}`].map((slug) => ({ slug, givenAt: registeredAt })))
  expect(await db.selectFrom('participantClaims').selectAll().execute()).toMatchObject([
    { userId: user!.id, participantId: institution.id, status: 'pending' },
  ])
  expect(await activate({ token })).toMatchObject({ code: 200, data: { activated: true, was_active: true } })
  const kept = await db.selectFrom('registrations').selectAll().where('email', '=', email).executeTakeFirst()
  expect(kept).toMatchObject({ passwordHash: null, fields: {} })
})

test('activation: six concurrent clicks create one user, and one of them gets the confirmation', async () => {
  const { email, token, code } = await waiting()
  const clicks = Array.from({ length: 6 }, (_, i) => activate(i % 3 ? { token } : { email, code }))
  const answers = await Promise.all(clicks)
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200]))
  const first = answers.filter(({ data }) => !(data as { was_active: boolean }).was_active)
  expect([first.length, (await usersOf(email)).length]).toEqual([1, 1])
})

test('a link is good for 48 hours; then it says to register again, and the job takes the rest away', async () => {
  const { email, token } = await waiting()
  later(48 * 60 * MINUTE)
  expect(await activate({ token })).toMatchObject({
    code: 400,
    data: { reason: 'expired', next: 'register' },
    errors: { token: [expect.stringContaining('48 jam')] },
  })
  await removeRegistrations.run({}, app.jobParts())
  const left = await db.selectFrom('registrations').select('email').where('email', '=', email).execute()
  expect([left, await usersOf(email)]).toEqual([[], []])
})

test('a link that nobody knows says so, whatever it is made of', async () => {
  for (const token of ['x', 'A'.repeat(43), '\u0001', ''])
    expect(await activate({ token })).toMatchObject({
      code: 400,
      data: { reason: 'unknown', next: 'resend' },
    })
})

test('a code is good for ten minutes', async () => {
  const { email, code } = await waiting()
  later(10 * MINUTE)
  expect(await activate({ email, code })).toMatchObject({ code: 400, data: { next: 'resend' } })
  later(-1)
  expect(
    await activate({ email: email.toUpperCase(), code: ` ${code.slice(0, 3)} ${code.slice(3)}` }),
  ).toMatchObject({
    code: 200,
  })
})

test('ten codes may be tried, however fast; then only the link opens', async () => {
  const { email, code, token } = await waiting()
  const wrong = otherThan(code)
  const answers = await Promise.all(Array.from({ length: 14 }, () => activate({ email, code: wrong })))
  const nexts = answers.map(({ data }) => (data as { next: string }).next)
  expect(nexts.filter((next) => next === 'resend')).toHaveLength(10)
  later(MINUTE)
  await activate({ email, resend: true })
  await mailed(email, 2)
  const renewed = secretsIn(app, email)
  expect(await activate({ email, code: renewed.code })).toMatchObject({ code: 400, data: { next: 'link' } })
  expect(await activate({ token })).toMatchObject({ code: 400 })
  expect(await activate({ token: renewed.token })).toMatchObject({ code: 200 })
})

test('codes answer alike for an address that waits, one that has an account and one that nobody knows', async () => {
  const { email, code } = await waiting()
  await makeUser(db, { email: 'punya@contoh.example' })
  const seen = async (address: string) => {
    const answers = []
    for (let i = 0; i < 12; i += 1) answers.push(await activate({ email: address, code: otherThan(code) }))
    return answers
  }
  const waits = await seen(email)
  expect(await seen('punya@contoh.example')).toEqual(waits)
  expect(await seen('asing@contoh.example')).toEqual(waits)
})

test('another mail may be asked for once a minute and five times a day, known address or not', async () => {
  const { email } = await waiting()
  await makeUser(db, { email: 'anggota@contoh.example' })
  for (const address of [email, 'tiada@contoh.example', 'anggota@contoh.example']) {
    const codes: number[] = []
    const again = async () => codes.push((await activate({ email: address, resend: true })).code)
    later(MINUTE)
    await again()
    await again()
    for (let i = 0; i < 5; i += 1) {
      later(MINUTE)
      await again()
    }
    expect(codes, address).toEqual([200, 429, 200, 200, 200, 200, 429])
  }
  await mailed(email, 6)
  await mailed('anggota@contoh.example', 5)
  expect(letters.filter(({ to }) => to === 'tiada@contoh.example')).toEqual([])
})

test('right after registering, the next mail waits for its minute', async () => {
  const { email } = await waiting()
  expect((await activate({ email, resend: true })).code).toBe(429)
})

test('an account that came to the address meanwhile stays as it is', async () => {
  const { email, token } = await waiting()
  const user = await makeUser(db, { email, passwordHash: 'theirs' })
  expect(await activate({ token })).toMatchObject({ code: 200, data: { was_active: true } })
  expect(await usersOf(email)).toEqual([user])
})

test('a body that is no one way is refused', async () => {
  const { email, token, code } = await waiting()
  const bodies = [
    {},
    { email },
    { code },
    { token, email },
    { email, code, resend: true },
    { email, resend: false },
  ]
  for (const body of [
    ...bodies,
    { email: [email], code },
    { email, code: {} },
    { token: {} },
    { token, role: 'admin' },
  ])
    expect((await activate(body)).code, JSON.stringify(body)).toBe(400)
  expect(await usersOf(email)).toEqual([])
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(app)).toEqual([])
})

test('a region merged while the registration waits: the account is in the one that took it over', async () => {
  const [old, home] = [
    await makeRegion(app.write, { title: 'Sabu' }),
    await makeRegion(app.write, { title: 'Rote' }),
  ]
  const { email, token } = await waiting({ region_id: old })
  const merged = { deletedAt: time.now, mergedInto: home }
  await db.updateTable('regions').set(merged).where('id', '=', old).execute()
  await activate({ token })
  expect(await usersOf(email)).toMatchObject([{ regionId: home }])
})
