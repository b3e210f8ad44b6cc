import { beforeAll, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { makeUser } from '../factory.ts'
import { renewToken } from '../token-queries.ts'

const app = await freshApp()
const { db, time, send, open } = app
const FRESH = 'jagung-titi-dan-kelor'
const sendForm = (path: string, fields: Record<string, string>) =>
  send('POST', path, { body: new URLSearchParams(fields), headers: { origin: 'http://site.test' } })
const makeLink = async () => {
  const user = await makeUser(db)
  const token = await renewToken(db, { kind: 'reset', userId: user.id, now: time.now, lifeMs: 60_000 })
  return { user, token }
}

beforeAll(() => app.work())

test('forgotten password: the same page answers any address', async () => {
  const user = await makeUser(db)
  const places = []
  for (const email of [user.email, 'tiada@contoh.example']) {
    const answer = await sendForm('/forgot-password', { email, captcha: await solveCaptcha(app, 'forget') })
    places.push([answer.status, answer.headers.get('location')])
  }
  expect(places).toEqual(Array(2).fill([302, '/forgot-password?terkirim=1']))
  expect(await (await open('/forgot-password?terkirim=1')).text()).toContain('Jika alamat tadi punya akun')
})

test('a refused address stays in its box', async () => {
  const html = await (await sendForm('/forgot-password', { email: 'maria@' })).text()
  expect(html).toContain('value="maria@"')
  expect(html).toContain('Tulis alamat lengkap, misalnya nama@contoh.id')
})

test('a new password is set once; the whole link, copied, will do where no script reads the address', async () => {
  const { user, token } = await makeLink()
  const form = { token: `http://site.test/reset-password#${token}`, password: FRESH, password_repeat: FRESH }
  const answer = await sendForm('/reset-password', form)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/reset-password?terkirim=1'])
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(await app.services.passwords.verify(FRESH, passwordHash)).toBe(true)
  const again = await sendForm('/reset-password', form)
  expect([again.status, await again.text()]).toEqual([
    400,
    expect.stringContaining('Tautan ini sudah dipakai.'),
  ])
})

test('passwords that differ or are easy to guess are refused; the link stays in the form, they do not', async () => {
  const { token } = await makeLink()
  const differ = await (
    await sendForm('/reset-password', { token, password: FRESH, password_repeat: 'lain sama sekali' })
  ).text()
  expect(differ).toContain('Kata sandi yang diulang belum sama.')
  expect(differ).toContain(`value="${token}"`)
  const easy = await (
    await sendForm('/reset-password', { token, password: 'password123', password_repeat: 'password123' })
  ).text()
  expect(easy).toContain('Kata sandi ini mudah ditebak.')
  for (const html of [differ, easy]) expect(html).not.toMatch(/value="(?:jagung|lain|password123)/)
})
