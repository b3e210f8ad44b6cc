import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, giftBody, guestBody, type Opened, someDonor } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { pledgeToken } from './pledge-token.ts'
import type { PledgeWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site

let count = 0
/** Sends a request from a network of its own. */
async function call(where: string, body?: object, headers: Record<string, string> = {}) {
  const [method, path] = where.split(' ') as [string, string]
  const request = new Request(`http://site.test/v1${path}`, {
    method,
    headers: { 'x-api-key': 'test-key', 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  count += 1
  const { response } = await site.app.handle(request, `10.2.${count >> 8}.${count & 255}`)
  const answer = (await response.json()) as { code: number; data: never; errors?: object }
  return { ...answer, cookie: response.headers.get('set-cookie') }
}
const key = () => ({ idempotency_key: randomUUID() })

/** A member with a pledge and its unpaid first gift. */
async function member(given: object = {}) {
  const user = await makeUser(db)
  // Sessions expire when the clock moves.
  const headers = async () => ({ authorization: `Bearer ${(await site.as(user)).token}` })
  const order = (
    await call('POST /payment/transaction', giftBody({ frequency: 'monthly', ...given }), await headers())
  ).data as Opened
  const list = async () => (await call('GET /pledges', undefined, await headers())).data as PledgeWire[]
  const [{ id }] = (await list()) as [PledgeWire]
  const patch = async (body: object) => call(`PATCH /pledges/${id}`, body, await headers())
  const give = async () => call(`POST /pledges/${id}/orders`, key(), await headers())
  return { user, headers, order, id, list, patch, give, read: async () => (await list())[0]! }
}

/** A guest with a pledge, and its tokens. */
async function guest(given: object = {}) {
  const donor = someDonor()
  const body = await guestBody(site, { donor, frequency: 'monthly', ...given })
  const { data: order } = (await call('POST /donations/guest', body)) as { data: Opened }
  const { id } = await db
    .selectFrom('pledges')
    .select('id')
    .where('donorEmail', '=', donor.email)
    .executeTakeFirstOrThrow()
  const token = pledgeToken(site.services.secret, id)
  return { donor, order, id, token, read: () => call('POST /pledges/link', { token }) }
}

test('POST /payment/transaction: a paid monthly gift starts its pledge', async () => {
  time.now = new Date('2026-01-30T18:00:00Z')
  const { order, read } = await member({ amount: 250_000, is_anonymous: true })
  expect(await read()).toMatchObject({
    status: 'waiting',
    amount: 250_000,
    day: 31,
    is_anonymous: true,
    designation: { type: 'general', title: 'Umum' },
    next_on: null,
    gifts: { count: 0, total: 0, last_paid_at: null },
    open_order: { order_id: order.order_id, amount: 250_000 },
    environment: 'simulation',
  })
  await simulator.settle(order.order_id, { channel: 'other_qris' })
  expect(await read()).toMatchObject({
    status: 'active',
    next_on: '2026-02-28',
    gifts: { count: 1, total: 250_000 },
    open_order: null,
  })
})

test('POST /payment/transaction: a single gift makes no pledge, and one key makes one pledge', async () => {
  const client = await site.as(await makeUser(db))
  await client.post('/v1/payment/transaction', giftBody())
  expect((await client.get('/v1/pledges')).data).toEqual([])
  const body = giftBody({ frequency: 'monthly' })
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/v1/payment/transaction', body)))
  expect(new Set(answers.map(({ data }) => (data as Opened).order_id)).size).toBe(1)
  expect((await client.get('/v1/pledges')).data).toHaveLength(1)
  expect((await client.post('/v1/payment/transaction', { ...body, frequency: 'once' })).code).toBe(409)
})

test('pledge button: opens a new order, and resumes it while it can be paid', async () => {
  const { id, order, give, patch, read } = await member()
  expect((await give()).data).toMatchObject({ order_id: order.order_id, order_token: null })
  await simulator.settle(order.order_id, { channel: 'bca_va' })
  const second = (await give()).data as Opened
  expect(second).toMatchObject({ amount: 100_000, status: 'created', redirect_url: expect.any(String) })
  expect(second.order_id).not.toBe(order.order_id)
  expect((await give()).data).toMatchObject({ order_id: second.order_id })
  await patch({ version: (await read()).version, amount: 50_000 })
  const third = (await give()).data as Opened
  expect(third.amount).toBe(50_000)
  await simulator.settle(third.order_id, { channel: 'other_qris' })
  expect(await read()).toMatchObject({ gifts: { count: 2, total: 150_000 } })
  const gifts = await db.selectFrom('pledgeGifts').select('donationId').where('pledgeId', '=', id).execute()
  expect(gifts).toHaveLength(3)
  expect((await booksOf(site, third.order_id)).receipts).toHaveLength(1)
})

test('pledge button: opens a new order after the last one expired', async () => {
  const { order, give, read } = await member()
  time.now = new Date(time.now.getTime() + 25 * 3_600_000)
  expect((await read()).open_order).toBeNull()
  expect(((await give()).data as Opened).order_id).not.toBe(order.order_id)
})

test('PATCH /pledges/{id}: changes sum and day, pauses, resumes and stops for good', async () => {
  time.now = new Date('2026-03-10T03:00:00Z')
  const { order, patch, give, read } = await member()
  await simulator.settle(order.order_id, { channel: 'other_qris' })
  const change = async (wish: object) => patch({ version: (await read()).version, ...wish })
  expect((await change({ amount: 75_000, day: 31 })).data).toMatchObject({
    amount: 75_000,
    next_on: '2026-04-30',
  })
  expect((await change({ status: 'paused' })).data).toMatchObject({ status: 'paused', next_on: null })
  time.now = new Date('2026-07-05T03:00:00Z')
  expect((await change({ status: 'active' })).data).toMatchObject({ status: 'active', next_on: '2026-07-31' })
  expect((await change({ status: 'stopped' })).data).toMatchObject({ status: 'stopped', next_on: null })
  for (const wish of [{ status: 'active' }, { amount: 80_000 }]) expect((await change(wish)).code).toBe(409)
  expect((await give()).code).toBe(409)
  const lines = await db.selectFrom('audit').select('detail').where('act', '=', 'pledge change').execute()
  expect(lines.at(-1)!.detail).toMatchObject({ from: { status: 'active' }, to: { status: 'stopped' } })
})

test('PATCH /pledges/{id}: of two concurrent changes one gets 409; one already in effect changes nothing', async () => {
  const { patch, read } = await member()
  const { version } = await read()
  const answers = await Promise.all([patch({ version, amount: 60_000 }), patch({ version, amount: 70_000 })])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
  const { amount } = await read()
  expect(answers.find(({ code }) => code === 409)!.data).toMatchObject({ current: { amount } })
  expect((await patch({ version, amount })).code).toBe(200)
  expect((await read()).version).toBe(version + 1)
})

test.each([
  ['amount', { amount: 9_999 }],
  ['amount', { amount: 500_000_001 }],
  ['amount', { amount: 10_000.5 }],
  ['day', { day: 0 }],
  ['day', { day: 32 }],
  ['status', { status: 'waiting' }],
  ['designation', { designation: { type: 'general' } }],
])('PATCH /pledges/{id}: %s cannot become %j', async (field, wish) => {
  const { patch } = await member()
  expect(Object.keys((await patch({ version: 1, ...wish })).errors!)).toEqual([field])
})

test('guest’s pledge: opens only by its mailed token', async () => {
  const { id, token, read, order } = await guest()
  expect(await read()).toMatchObject({ code: 200, data: { id, status: 'waiting' } })
  const other = await guest()
  const stranger = await member()
  const headers = await stranger.headers()
  for (const wrong of ['x', `${id}.x`, `${id}`, other.token, token.replace(/^\d+/, String(other.id))]) {
    expect((await call('POST /pledges/link', { token: wrong }, headers)).data).not.toMatchObject({ id })
    for (const body of [{ token: wrong }, {}]) {
      const change = { version: 1, status: 'stopped', ...body }
      expect((await call(`PATCH /pledges/${id}`, change, headers)).code).toBe(404)
      expect((await call(`POST /pledges/${id}/orders`, { ...key(), ...body })).code).toBe(404)
    }
  }
  await simulator.settle(order.order_id, { channel: 'other_qris' })
  const opened = await call(`POST /pledges/${id}/orders`, { ...key(), token })
  const { order_id, order_token } = opened.data as { order_id: string; order_token: string }
  expect(opened.cookie).toContain(order_token)
  expect((await call(`GET /payment/${order_id}`, undefined, { 'x-order-token': order_token })).code).toBe(200)
  const pledge = JSON.stringify(await read())
  for (const secret of ['Yosefina', '@contoh.example', '4417']) expect(pledge).not.toContain(secret)
})

test('adoption: an account with the same verified address takes the pledge over, and the old link is void', async () => {
  const { donor, id, order, read, token } = await guest()
  const early = await site.as(await makeUser(db, { email: donor.email, activatedAt: null }))
  await early.get('/v1/pledges')
  expect((await read()).code).toBe(200)
  await db.updateTable('users').set({ activatedAt: new Date() }).where('email', '=', donor.email).execute()
  expect((await early.get('/v1/pledges')).data).toMatchObject([{ id }])
  expect((await read()).code).toBe(404)
  expect((await call('POST /pledges/link', { token }, { authorization: `Bearer ${early.token}` })).code).toBe(
    200,
  )
  await simulator.settle(order.order_id, { channel: 'other_qris' })
  const next = await call(`POST /pledges/${id}/orders`, key(), { authorization: `Bearer ${early.token}` })
  expect(await booksOf(site, (next.data as Opened).order_id)).toMatchObject({ userId: expect.any(Number) })
})

test('another member’s pledge: 404', async () => {
  const [mine, theirs] = [await member(), await member()]
  const headers = await theirs.headers()
  expect((await call(`PATCH /pledges/${mine.id}`, { version: 1, amount: 20_000 }, headers)).code).toBe(404)
  expect((await call(`POST /pledges/${mine.id}/orders`, key(), headers)).code).toBe(404)
  expect((await theirs.list()).map(({ id }) => id)).toEqual([theirs.id])
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
