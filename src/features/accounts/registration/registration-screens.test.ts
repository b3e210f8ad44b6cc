import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeRegion } from '../../regions/factory.ts'
import { makeUser } from '../factory.ts'
import { makeRegistration, PASSWORD, secretsIn } from './factory.ts'

const app = await freshApp()
const { db, letters, send, open, work } = app
const sendForm = (path: string, fields: Record<string, string>, cookie = '') =>
  send('POST', path, { body: new URLSearchParams(fields), headers: { origin: 'http://site.test', cookie } })
const mailed = (email: string, count = 1) =>
  eventually(() => expect(letters.filter(({ to }) => to === email)).toHaveLength(count))

/** Form data as a browser sends it on /register. */
async function filled(given: Record<string, string> = {}) {
  const { nama_lengkap, email, region_id, captcha } = await makeRegistration(app)
  return {
    nama_lengkap,
    email,
    region_id: String(region_id),
    captcha,
    phone: '812-0000-4417',
    lembaga: '',
    password: PASSWORD,
    password_repeat: PASSWORD,
    jenis_kelamin: '',
    tempat_lahir: '',
    tanggal_lahir: '',
    alamat: '',
    age_17: 'on',
    consent_terms: 'on',
    consent_privacy: 'on',
    ...given,
  }
}
const fieldsOf = async (email: string) =>
  (await db.selectFrom('registrations').select('fields').where('email', '=', email).executeTakeFirstOrThrow())
    .fields as Record<string, unknown>

beforeAll(() => work())
beforeEach(async () => void (await db.deleteFrom('rateLimits').execute()))

test('the form registers, shows where the mail went, and its code activates, all without script', async () => {
  const form = await filled({ lembaga: 'Kelompok tenun', alamat: 'Jalan Kenanga 1' })
  const sent = await sendForm('/register', form)
  const html = await sent.text()
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([201, 'private, no-store'])
  expect(html).toContain('Periksa e-mail Anda')
  expect(html).toContain('ma•••@contoh.example')
  expect(html).toMatch(/<form[^>]*action="\/activation"/)
  expect(await fieldsOf(form.email)).toMatchObject({
    phone: '+6281200004417',
    organisasi: 'Kelompok tenun',
    alamat: 'Jalan Kenanga 1',
    consents: { terms: expect.any(String) },
  })
  await mailed(form.email)
  const { code } = secretsIn(app, form.email)
  const wrong = await (await sendForm('/activation', { email: form.email, code: 'x' })).text()
  expect(wrong).toContain('Tulis enam angka dari e-mail.')
  expect(wrong).toContain(`value="${form.email}"`)
  const cookie = sent.headers.get('set-cookie')!.split(';')[0]!
  const active = await (await sendForm('/activation', { email: form.email, code }, cookie)).text()
  expect(active).toContain('Akun Anda aktif')
  expect(await (await sendForm('/activation', { email: form.email, code })).text()).toContain(
    'Akun ini sudah aktif',
  )
})

test('a refused form keeps all that was typed but the passwords, and names every field', async () => {
  const form = await filled({
    email: 'maria@contoh',
    phone: '812',
    region_id: '',
    lembaga: 'Yayasan Tiada',
    password_repeat: 'lain sama sekali',
    tanggal_lahir: '2020-01-01',
    consent_terms: '',
  })
  const answer = await sendForm('/register', form)
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toMatch(/6(<!-- -->)? isian perlu diperiksa lagi/)
  for (const value of ['Maria Natalia Tefa', 'maria@contoh', '812', 'Yayasan Tiada', '2020-01-01'])
    expect(html).toContain(`value="${value}"`)
  expect(html).toContain('Kata sandi yang diulang belum sama.')
  expect(html).toMatch(/<details open=""/)
  expect(html).toMatch(/name="consent_privacy"[^>]*checked=""|checked=""[^>]*name="consent_privacy"/)
  for (const secret of [PASSWORD, 'lain sama sekali', form.captcha]) expect(html).not.toContain(secret)
  expect(html.indexOf('href="#email"')).toBeLessThan(html.indexOf('href="#phone"'))
})

test('a name from the list is a claim on that institution, in the chosen region where two share it', async () => {
  const { region_id } = await makeRegistration(app)
  const other = await makeRegion(app.write, { title: 'Maluku' })
  for (const regionId of [region_id, other])
    await db.insertInto('participants').values({ title: 'Yayasan Mata Air', regionId }).execute()
  const rows = await db.selectFrom('participants').select(['id', 'regionId']).execute()
  for (const { id, regionId } of rows) {
    const fresh = await freshApp({ siteUrl: app.siteUrl })
    const form = await filled({ lembaga: ' yayasan mata air', region_id: String(regionId) })
    const answer = await fresh.send('POST', '/register', {
      body: new URLSearchParams(form),
      headers: { origin: 'http://site.test' },
    })
    expect(answer.status).toBe(201)
    expect(await fieldsOf(form.email)).toMatchObject({ participant_id: id })
  }
})

test('the activation page says which step is next for a link, and sends another mail', async () => {
  const unknown = await sendForm('/activation', { token: 'x' })
  expect([unknown.status, await unknown.text()]).toEqual([
    400,
    expect.stringContaining('Tautan ini tidak berlaku.'),
  ])
  const resent = await (
    await sendForm('/activation', { email: 'siapa@contoh.example', intent: 'resend' })
  ).text()
  expect(resent).toContain('Jika ada pendaftaran untuk')
  const again = await sendForm('/activation', { email: 'siapa@contoh.example', intent: 'resend' })
  expect([again.status, await again.text()]).toEqual([
    429,
    expect.stringContaining('Terlalu banyak percobaan. Coba lagi dalam 1 menit.'),
  ])
})

test('a logged-in person is sent on from /register and /forgot-password, not from the pages of mailed links', async () => {
  const { token } = await app.as(await makeUser(db))
  const status = async (path: string) => (await open(path, { authorization: `Bearer ${token}` })).status
  expect([await status('/register'), await status('/forgot-password')]).toEqual([302, 302])
  expect([await status('/activation'), await status('/reset-password')]).toEqual([200, 200])
})
