import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, giftBody, guestBody, type Opened, someDonor } from '#test/support/giving.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, as, send, post } = site
type OpenedGuest = Opened & { order_token: string }

let count = 0
/** Posts a guest gift from a network of its own unless one is given. */
async function give(body: object, network = `10.1.${count >> 8}.${count++ & 255}`, cookie = '') {
  const { response } = await site.app.handle(
    new Request('http://site.test/v1/donations/guest', {
      method: 'POST',
      headers: { 'x-api-key': 'test-key', 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }),
    network,
  )
  const answer = (await response.json()) as { code: number; data: OpenedGuest; errors?: object }
  return { ...answer, cookie: response.headers.get('set-cookie') }
}
const look = async (id: string, headers: Record<string, string> = {}) =>
  (await (await send('GET', `/v1/payment/${id}`, { headers })).json()) as { code: number; data: object }

test('POST /v1/donations/guest: needs a captcha; only the cookie or token opens the order', async () => {
  const body = await guestBody(site)
  const { code, data, cookie } = await give(body)
  expect(code).toBe(201)
  expect(cookie).toMatch(/^jkl-order=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax/)
  expect(cookie).toContain(data.order_token)
  const id = data.order_id
  const ways: Record<string, string>[] = [
    { 'x-order-token': data.order_token },
    { cookie: `a=b; jkl-order=${data.order_token}` },
  ]
  for (const headers of ways)
    expect(await look(id, headers)).toMatchObject({
      code: 200,
      data: { order_id: id, donor: { email: body.donor.email } },
    })
  const other = await give(await guestBody(site))
  for (const token of [other.data.order_token, ''])
    expect((await look(id, { 'x-order-token': token })).code).toBe(404)
  expect((await look(id)).code).toBe(404)
})

test('jkl-order cookie: opens the last five orders of a browser', async () => {
  const tokens: string[] = []
  const ids: string[] = []
  let cookie = ''
  for (let n = 0; n < 6; n += 1) {
    const answer = await give(await guestBody(site), undefined, cookie)
    cookie = answer.cookie!.split(';')[0]!
    tokens.push(answer.data.order_token)
    ids.push(answer.data.order_id)
  }
  expect((await look(ids[1]!, { cookie })).code).toBe(200)
  expect((await look(ids[5]!, { cookie })).code).toBe(200)
  expect((await look(ids[0]!, { cookie })).code).toBe(404)
})

test('POST /v1/payment/{order_id}/cancel: accepts a guest’s cookie', async () => {
  const { data } = await give(await guestBody(site))
  const cancelled = await send('POST', `/v1/payment/${data.order_id}/cancel`, {
    headers: { cookie: `jkl-order=${data.order_token}` },
  })
  expect(cancelled.status).toBe(200)
  expect((await booksOf(site, data.order_id)).status).toBe('cancelled')
})

test('POST /v1/donations/guest: a missing, forged or reused captcha stores nothing', async () => {
  const body = await guestBody(site)
  const kept = () =>
    db.selectFrom('donations').select('id').where('donorEmail', '=', body.donor.email).execute()
  for (const captcha of [undefined, 'e30='])
    expect(await give({ ...body, captcha })).toMatchObject({ code: 400, data: { captcha_required: true } })
  expect(await give({ ...body, captcha: await solveCaptcha(site, 'contact') })).toMatchObject({ code: 400 })
  expect(await kept()).toEqual([])
  expect((await give(body)).code).toBe(201)
  const again = { ...giftBody(), donor: body.donor, captcha: body.captcha }
  expect(await give(again)).toMatchObject({ code: 400, data: { captcha_required: true } })
  expect(await kept()).toHaveLength(1)
})

test('POST /v1/donations/guest: the same key and gift return the same order without another captcha', async () => {
  const body = await guestBody(site)
  const first = await give(body)
  const second = await give(body)
  expect(second.data).toEqual(first.data)
  expect(await give({ ...body, donor: someDonor() })).toMatchObject({ code: 409 })
})

test('open order limit: five for a network, and five for an address from any network', async () => {
  const fromOne = async () => give(await guestBody(site), '10.9.9.9')
  for (let n = 0; n < 5; n += 1) expect((await fromOne()).code).toBe(201)
  expect((await fromOne()).code).toBe(429)
  const donor = someDonor()
  const asOne = async () => give(await guestBody(site, { donor }))
  for (let n = 0; n < 5; n += 1) expect((await asOne()).code).toBe(201)
  expect((await asOne()).code).toBe(429)
})

test('a closed order: forgets its network', async () => {
  const { data } = await give(await guestBody(site))
  expect((await booksOf(site, data.order_id)).openedFrom).not.toBeNull()
  await simulator.settle(data.order_id, { channel: 'other_qris' })
  expect((await booksOf(site, data.order_id)).openedFrom).toBeNull()
})

test('adoption: only an account with the same verified address adopts the order', async () => {
  const donor = someDonor()
  const { data } = await give(await guestBody(site, { donor }))
  await simulator.settle(data.order_id, { channel: 'bca_va' })
  const own = async (given: object) => {
    const person = await as(await makeUser(db, given))
    return (await person.get('/v1/donations')).data as { order_id: string }[]
  }
  expect(await own({})).toEqual([])
  const unverified = await makeUser(db, { email: donor.email, activatedAt: null })
  const early = await as(unverified)
  await early.get('/v1/donations')
  expect((await booksOf(site, data.order_id)).userId).toBeNull()
  await db.updateTable('users').set({ activatedAt: new Date() }).where('id', '=', unverified.id).execute()
  const later = await as(unverified)
  expect((await later.get('/v1/donations')).data).toMatchObject([{ order_id: data.order_id, status: 'paid' }])
  expect((await later.get(`/v1/payment/${data.order_id}`)).code).toBe(200)
  // Mailed tokens are void after adoption, in case another person reads the old mailbox later.
  expect((await look(data.order_id, { 'x-order-token': data.order_token })).code).toBe(404)
})

test('mails to a guest: have the token behind # and are secret', async () => {
  const body = await guestBody(site)
  const { data } = await give(body)
  await simulator.choose(data.order_id, 'bca_va')
  await simulator.settle(data.order_id)
  const letters = await db
    .selectFrom('letters')
    .select(['subject', 'text', 'isSecret'])
    .where('toEmail', '=', body.donor.email)
    .orderBy('id')
    .execute()
  expect(letters.map(({ subject }) => subject.replace(/ JKL.*/, ''))).toEqual([
    'Cara membayar donasi Anda',
    'Kuitansi donasi',
  ])
  for (const { text, isSecret } of letters) {
    expect(text).toContain(`/donasi?order=${data.order_id}#${data.order_token}`)
    expect(isSecret).toBe(true)
  }
  expect(letters[0]!.text).toMatch(/virtual account BCA: \d+[\s\S]*WIB/)
})

test('donor data: in no answer to others', async () => {
  const donor = { ...someDonor(), name: 'Kenari Sangkarmas' }
  const wish = { donor, is_anonymous: true, message: 'Pesan kenari' }
  const { data } = await give(await guestBody(site, wish))
  await simulator.settle(data.order_id, { channel: 'other_qris' })
  const { receipts } = await booksOf(site, data.order_id)
  const answer = await site.get(`/v1/receipts/${receipts[0]!.code}`)
  expect(answer).toMatchObject({ code: 200, data: { amount: 100_000, status: 'valid', is_simulation: true } })
  expect(Object.keys(answer.data)).toEqual([
    'number',
    'code',
    'status',
    'amount',
    'refunded_amount',
    'issued_at',
    'voided_at',
    'provisional_until',
    'is_simulation',
  ])
  for (const text of [
    JSON.stringify(answer),
    JSON.stringify(await look(data.order_id)),
    JSON.stringify(await post('/v1/contact', {})),
  ])
    expect(text).not.toMatch(new RegExp(`kenari|${donor.email}|${data.order_id}|81200004417`, 'i'))
})
