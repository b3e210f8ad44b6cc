import { expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeUser } from '../accounts/factory.ts'
import type { ImportWire } from './import/schema.ts'
import { sendInvitations } from './import/send-invitation.ts'
import type { WaitingWire } from './schema.ts'

const site = await freshApp()
const { db, time } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
await makeUser(db, { email: 'sudah@contoh.example' })
const { title: region } = await db.selectFrom('regions').select('title').executeTakeFirstOrThrow()

const send = async (csv: string, dry_run: boolean) =>
  (await staff.post('/v1/desk/people/import', { csv, dry_run })) as {
    code: number
    data: unknown
    errors?: object
  }
const list = [
  'Nama;Email;Region;Telepon',
  `Maria Tefa;maria@contoh.example;${region.toUpperCase()};0812-3456-7890`,
  'Sudah Ada;SUDAH@contoh.example;;',
  'Yo;bukan-alamat;Atlantis;123',
  'Maria Lagi;maria@contoh.example;;',
  'Yosefina Bria;yosefina@contoh.example;;',
].join('\r\n')
const waiting = async () => (await staff.get('/v1/desk/registrations')).data as WaitingWire[]

test('a dry run tells line by line what would be done, and does nothing', async () => {
  const { data } = await send(list, true)
  expect((data as ImportWire).counts).toEqual({ new: 2, known: 1, error: 2 })
  const wrong = (data as ImportWire).rows.filter(({ status }) => status === 'error')
  expect(wrong.map(({ line, errors }) => [line, errors.map((one) => one.split(':')[0])])).toEqual([
    [4, ['nama', 'email', 'telepon', 'region']],
    [5, ['email']],
  ])
  expect(await waiting()).toEqual([])
})

test('the good lines are invited once, however often and at the same time the list is sent', async () => {
  const answers = await Promise.all([send(list, false), send(list, false)])
  expect(answers.reduce((sum, { data }) => sum + (data as ImportWire).counts.new, 0)).toBe(2)
  expect(((await send(list, false)).data as ImportWire).counts).toEqual({ new: 0, known: 3, error: 2 })
  expect((await waiting()).map(({ kind, email }) => `${kind} ${email}`).sort()).toEqual([
    'invitation maria@contoh.example',
    'invitation yosefina@contoh.example',
  ])
  expect(
    await db.selectFrom('users').select('id').where('email', '=', 'maria@contoh.example').execute(),
  ).toEqual([])
})

test('a malformed list is refused in words; ten thousand lines are read', async () => {
  for (const csv of ['nama,telepon\nMaria,1', 'nama,email', 'nama,email\n"Maria'])
    expect(await send(csv, true)).toMatchObject({ code: 400, errors: { csv: [expect.any(String)] } })
  const lines = Array.from({ length: 10_000 }, (_, n) => `Orang Ke ${n},o${n}@contoh.example`)
  expect(((await send(['nama,email', ...lines].join('\n'), true)).data as ImportWire).counts.new).toBe(10_000)
  expect((await send(['nama,email', ...lines, 'Orang Lagi,lagi@contoh.example'].join('\n'), true)).code).toBe(
    400,
  )
})

const linkTo = async (email: string) => {
  await sendInvitations.run({}, site.jobParts())
  const letter = await db
    .selectFrom('letters')
    .select('text')
    .where('toEmail', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /invitation#(\S+)/.exec(letter.text)![1]!
}
const consent = { age_17: true, consent_terms: true, consent_privacy: true }
const accept = (token: string, more: object = {}) =>
  site.post('/v1/user/invitation', { token, password: toHex('sorgum-di-lereng'), ...consent, ...more })

test('an account exists only once its owner agreed and set a password, once', async () => {
  const token = await linkTo('maria@contoh.example')
  expect((await accept(token, { consent_privacy: false })).code).toBe(400)
  expect((await accept('x'.repeat(40))).code).toBe(400)
  expect((await accept(token)).code).toBe(200)
  expect(await accept(token)).toMatchObject({ code: 400, errors: { token: [expect.any(String)] } })
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'maria@contoh.example')
    .executeTakeFirstOrThrow()
  expect(user).toMatchObject({ namaLengkap: 'Maria Tefa', phone: '+6281234567890', role: 'member' })
  expect(user.regionId).not.toBeNull()
  const kinds = await db.selectFrom('consents').select('kind').where('userId', '=', user.id).execute()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['privacy', 'terms'])
  expect((await waiting()).map(({ email }) => email)).toEqual(['yosefina@contoh.example'])
})

test('an invitation is sent again with a new link; the old one is void then', async () => {
  expect((await staff.post('/v1/desk/registrations/resend', { email: 'tidak@contoh.example' })).code).toBe(
    404,
  )
  const old = await linkTo('yosefina@contoh.example')
  const again = () => staff.post('/v1/desk/registrations/resend', { email: 'yosefina@contoh.example' })
  expect((await again()).code).toBe(200)
  expect((await again()).code).toBe(429)
  const token = await linkTo('yosefina@contoh.example')
  expect(token).not.toBe(old)
  expect((await accept(old)).code).toBe(400)
  time.now = new Date(time.now.getTime() + 31 * 86_400_000)
  expect((await accept(token)).code).toBe(400)
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
