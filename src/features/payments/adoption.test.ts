import { beforeAll, expect, test } from 'vitest'
import { toHex } from '#src/wire/hex.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, guestBody, type Opened, someDonor } from '#test/support/giving.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'

const site = await freshApp({ payments: 'simulator' })
const { letters, post, work, db } = site

beforeAll(() => work())

test('a guest’s gift: registering later with the same address adopts it', async () => {
  const donor = someDonor()
  const given = (await post('/v1/donations/guest', await guestBody(site, { donor }))).data as Opened
  await site.simulator.settle(given.order_id, { channel: 'bca_va' })
  const registered = await post('/v1/user/register', {
    nama_lengkap: donor.name,
    email: donor.email,
    password: toHex('sorgum-di-lereng-mutis'),
    phone: '081200004417',
    region_id: 1,
    age_17: true,
    consent_terms: true,
    consent_privacy: true,
    captcha: await solveCaptcha(site, 'register'),
  })
  expect(registered.code).toBe(201)
  const link = await eventually(
    () =>
      /\/activation#([\w-]{43})/.exec(
        letters.find(({ to, text }) => to === donor.email && /activation#/.test(text))!.text,
      )!,
  )
  expect((await booksOf(site, given.order_id)).userId).toBeNull()
  expect(
    (await post('/v1/user/activation', { token: link[1], password: toHex('sorgum-di-lereng-mutis') }))
      .success,
  ).toBe(true)
  const user = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', donor.email)
    .executeTakeFirstOrThrow()
  const { get } = await site.as(user)
  expect((await get('/v1/donations')).data).toMatchObject([{ order_id: given.order_id, status: 'paid' }])
  expect((await booksOf(site, given.order_id)).userId).toBe(user.id)
  // The guest's token is void after adoption: only the account opens the order.
  const { order_token: token } = given as Opened & { order_token: string }
  const key = { 'x-order-token': token }
  expect((await site.open(`/v1/payment/${given.order_id}`, key)).status).toBe(404)
  expect((await get(`/v1/payment/${given.order_id}`)).code).toBe(200)
})
