import { expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody, type Opened, someDonor } from '#test/support/giving.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { makeUser } from './factory.ts'
import { makeRegistration } from './registration/factory.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, letters, post } = site
await site.work()
const LURE = 'Menang di www.contoh.example'

test.each([
  ['POST /v1/user/register', 'nama_lengkap'],
  ['POST /v1/contact', 'name'],
  ['POST /v1/donations/guest', 'donor.name'],
])('%s: a name that leads to a site is refused at %s', async (operation, field) => {
  const bodies: Record<string, () => Promise<object>> = {
    'POST /v1/user/register': () => makeRegistration(site, { nama_lengkap: LURE }),
    'POST /v1/contact': async () => ({
      name: LURE,
      email: 'maria@contoh.example',
      message: 'Selamat pagi dari lereng.',
      captcha: await solveCaptcha(site, 'contact'),
    }),
    'POST /v1/donations/guest': () => guestBody(site, { donor: { ...someDonor(), name: LURE } }),
  }
  const answer = await post(operation.slice('POST '.length), await bodies[operation]!())
  expect([answer.code, answer.errors?.[field]]).toEqual([
    400,
    ['Tulis nama saja, tanpa alamat situs atau e-mail.'],
  ])
})

test('PATCH /v1/auth/me: a name that leads to a site is refused', async () => {
  const their = await site.as(await makeUser(db))
  const body = JSON.stringify({ nama_lengkap: LURE })
  const headers = { 'content-type': 'application/json' }
  const answer = await their.send('PATCH', '/v1/auth/me', { body, headers })
  expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([
    400,
    ['nama_lengkap'],
  ])
})

test('the letter about a guest’s gift greets without the name that was typed', async () => {
  const donor = someDonor()
  const given = (await post('/v1/donations/guest', await guestBody(site, { donor }))).data as Opened
  await site.simulator.settle(given.order_id, { channel: 'bca_va' })
  const letter = await eventually(() => {
    const found = letters.find(({ to }) => to === donor.email)
    expect(found).toBeDefined()
    return found!
  })
  expect(letter.text).toMatch(/^Salam,\n/)
  expect(letter.text).not.toContain(donor.name)
})

test('the letter to a new address that waits to be confirmed greets without a name', async () => {
  const user = await makeUser(db, { namaLengkap: 'Orang Asing' })
  const their = await site.as(user)
  const body = JSON.stringify({ email: `baru-${user.id}@contoh.example` })
  const headers = { 'content-type': 'application/json' }
  expect((await their.send('PATCH', '/v1/auth/me', { body, headers })).status).toBe(200)
  await eventually(() => {
    const letter = letters.find(({ to }) => to === `baru-${user.id}@contoh.example`)!
    expect(letter.text).toMatch(/^Salam,\n/)
    expect(letter.text).not.toContain('Orang Asing')
  })
})
