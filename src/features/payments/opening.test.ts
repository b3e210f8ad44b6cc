import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, giftBody, memberWithOrder, type Opened, setBank } from '#test/support/giving.ts'
import {
  type Claim,
  claimOpening,
  extendOpening,
  releaseOpening,
  setAttempt,
  storeTransfer,
} from './opening-queries.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, as, time } = site
const member = async () => as(await makeUser(db))
const open = '/v1/payment/transaction'
const unopened = { token: null, redirect_url: null, snap_js: null, client_key: null, environment: null }

test('POST /v1/payment/transaction: answers with all that opens the payment and stores the gift as given', async () => {
  const user = await makeUser(db, { namaLengkap: 'Yosefina Bria', phone: '+6281200004417' })
  const { post } = await as(user)
  const body = giftBody({
    channel: 'bca_va',
    cover_fee: true,
    designation: { type: 'region', id: 1 },
    is_anonymous: true,
    message: ' Untuk air bersih ',
  })
  const answer = await post(open, body)
  expect(answer).toMatchObject({
    code: 201,
    data: {
      order_id: expect.stringMatching(/^JKL-[0-9A-Z]{26}$/),
      token: expect.any(String),
      redirect_url: expect.stringContaining('http'),
      client_key: expect.any(String),
      snap_js: expect.stringContaining('.js'),
      environment: 'simulation',
      gift_amount: 100_000,
      fee_amount: 4_440,
      amount: 104_440,
      status: 'created',
      transfer: null,
    },
  })
  const { order_id: id, expires_at } = answer.data as Opened
  expect(new Date(expires_at).getTime()).toBe(time.now.getTime() + 86_400_000)
  expect(await booksOf(site, id)).toMatchObject({
    userId: user.id,
    donorName: 'Yosefina Bria',
    donorEmail: user.email,
    designation: 'region',
    regionId: 1,
    isAnonymous: true,
    message: 'Untuk air bersih',
    amount: 104_440,
    events: [{ kind: 'created' }],
  })
  expect(await simulator.find(id)).toMatchObject({ orderId: id, amount: 104_440 })
})

test('POST /v1/payment/transaction: the same key and gift repeat the answer, later or at once; another gift is rejected', async () => {
  const { post } = await member()
  const body = giftBody()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(open, body)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]!.code).toBe(201)
  await simulator.settle((answers[0]!.data as Opened).order_id, { channel: 'bca_va' })
  expect(await post(open, body)).toEqual(answers[0])
  for (const other of [{ amount: 100_001 }, { message: 'lain' }, { designation: { type: 'region', id: 1 } }])
    expect(await post(open, { ...body, ...other })).toMatchObject({ success: false, code: 409 })
  const another = await member()
  const { data } = await another.post(open, body)
  expect((data as Opened).order_id).not.toBe((answers[0]!.data as Opened).order_id)
})

test('idempotency_key: free again after a day', async () => {
  const { post } = await member()
  const body = giftBody()
  const first = (await post(open, body)).data as Opened
  const before = time.now
  time.now = new Date(before.getTime() + 24 * 3_600_000 + 1)
  const second = (await post(open, { ...body, amount: 50_000 })).data as Opened
  time.now = before
  expect(second.gift_amount).toBe(50_000)
  expect(second.order_id).not.toBe(first.order_id)
})

test.each([
  ['amount', { amount: 9_999 }],
  ['amount', { amount: 500_000_001 }],
  ['amount', { amount: 100_000.5 }],
  ['amount', { amount: '100000' }],
  ['consent', { consent: false }],
  ['channel', { cover_fee: true }],
  ['channel', { channel: 'qris', amount: 10_000_001 }],
  ['channel', { channel: 'qris', amount: 10_000_000, cover_fee: true }],
  ['channel', { channel: 'akulaku' }],
  ['designation.id', { designation: { type: 'region', id: 999_999 } }],
  ['designation.id', { designation: { type: 'partisipan', id: 999_999 } }],
  ['message', { message: 'a'.repeat(281) }],
  ['frequency', { frequency: 'weekly' }],
  ['idempotency_key', { idempotency_key: 'x' }],
  ['status', { status: 'paid' }],
])('POST /v1/payment/transaction: an invalid %s is rejected at that field: %o', async (field, given) => {
  const { post } = await member()
  const answer = await post(open, giftBody(given))
  expect(answer).toMatchObject({ success: false, code: 400 })
  expect(Object.keys(answer.errors!)).toEqual([field])
})

test('open order limit: five at once, also for concurrent requests; an ended order makes room', async () => {
  const { post, user } = await (async () => {
    const user = await makeUser(db)
    return { user, ...(await as(user)) }
  })()
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(open, giftBody())))
  expect(answers.filter(({ code }) => code === 201)).toHaveLength(5)
  expect(answers.filter(({ code }) => code === 429)).toHaveLength(3)
  const orders = db.selectFrom('donations').select('orderId').where('userId', '=', user.id)
  const rows = await orders.execute()
  expect(rows).toHaveLength(5)
  await post(`/v1/payment/${rows[0]!.orderId}/cancel`, {})
  expect((await post(open, giftBody())).code).toBe(201)
})

test('order limit: ten an hour, cancelled ones included', async () => {
  const { post } = await member()
  for (let n = 0; n < 10; n += 1) {
    const { data } = await post(open, giftBody())
    await post(`/v1/payment/${(data as Opened).order_id}/cancel`, {})
  }
  expect((await post(open, giftBody())).code).toBe(429)
})

test('POST /v1/payment/{order_id}/cancel: by the donor only, repeatable, rejected once paid', async () => {
  const { id, member: owner, read } = await memberWithOrder(site)
  const stranger = await member()
  expect((await stranger.post(`/v1/payment/${id}/cancel`, {})).code).toBe(404)
  await simulator.choose(id, 'bca_va')
  for (let n = 0; n < 2; n += 1)
    expect(await owner.post(`/v1/payment/${id}/cancel`, {})).toMatchObject({
      code: 200,
      data: { status: 'cancelled', token: null, is_payable: false, can_cancel: false },
    })
  expect((await simulator.find(id)).status).toBe('cancel')
  const paid = await memberWithOrder(site)
  await simulator.settle(paid.id, { channel: 'bca_va' })
  expect(await paid.member.post(`/v1/payment/${paid.id}/cancel`, {})).toMatchObject({ code: 409 })
  expect((await read()).status).toBe('cancelled')
})

test('POST /v1/payment/transaction: without the gateway, a bank transfer with a unique sum', async () => {
  await simulator.outage('error')
  const refused = await (await member()).post(open, giftBody())
  expect(refused).toMatchObject({ success: false, code: 503 })
  await setBank(site)
  const sums = new Set<number>()
  for (let n = 0; n < 3; n += 1) {
    const { post, get } = await member()
    const body = giftBody()
    const answer = await post(open, body)
    expect(answer).toMatchObject({
      code: 201,
      data: {
        ...unopened,
        status: 'pending',
        transfer: bankAccount,
      },
    })
    const { order_id: id, transfer } = answer.data as Opened
    expect(transfer!.amount_with_code - 100_000).toBeGreaterThanOrEqual(1)
    expect(transfer!.amount_with_code - 100_000).toBeLessThanOrEqual(999)
    sums.add(transfer!.amount_with_code)
    expect(await post(open, body)).toEqual(answer)
    expect(await get(`/v1/payment/${id}`)).toMatchObject({
      data: { status: 'pending', transfer, is_payable: true },
    })
  }
  expect(sums.size).toBe(3)
  await simulator.outage('none')
})

test('GET /v1/payment/{order_id}: 404 for another person, whatever the id', async () => {
  const { id } = await memberWithOrder(site)
  const stranger = await member()
  const unknown = `JKL-${'0'.repeat(26)}`
  for (const get of [stranger.get, site.get])
    for (const order of [id, unknown])
      expect(await get(`/v1/payment/${order}`)).toMatchObject({ success: false, code: 404, data: {} })
  expect((await site.get('/v1/payment/JKL-1')).code).toBe(400)
  expect((await stranger.get('/v1/donations')).data).toEqual([])
})

test('GET /v1/payment/…: never cached', async () => {
  const { id, member: owner } = await memberWithOrder(site)
  for (const path of [`/v1/payment/${id}`, '/v1/payment/channels?amount=100000'])
    expect((await owner.open(path)).headers.get('cache-control')).toMatch(/no-store/)
})

test('POST /v1/payment/transaction: stores the order before the gateway is called', async () => {
  const { post } = await member()
  const key = randomUUID()
  await simulator.outage('reset')
  await post(open, giftBody({ idempotency_key: key }))
  await simulator.outage('none')
  const row = await db
    .selectFrom('donations')
    .select(['status', 'amount'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirstOrThrow()
  expect(row.amount).toBe(100_000)
})

test('claim on an order: extended by its owner while the gateway is slow', async () => {
  const { post } = await member()
  const body = giftBody()
  await simulator.outage('slow', 3_600)
  const [first, again] = await Promise.all([post(open, body), post(open, body)])
  await simulator.outage('none')
  expect(first.code).toBe(201)
  expect(again).toEqual(first)
  expect((await attemptOf(body.idempotency_key)).attempt).toBe(1)
})

test('claim on an order: expires within seconds if its process dies', async () => {
  const { post } = await member()
  const body = giftBody()
  await post(open, body)
  const { id } = await attemptOf(body.idempotency_key)
  await db.updateTable('donations').set({ token: null, redirectUrl: null }).where('id', '=', id).execute()
  expect(await claimOpening(db, id)).toBeDefined()
  expect(await post(open, body)).toMatchObject({ code: 201, data: { token: expect.any(String) } })
  expect((await attemptOf(body.idempotency_key)).attempt).toBe(2)
})

test('claim on an order: an owner slower than its lease does not overwrite the next owner’s result', async () => {
  const { post } = await member()
  const body = giftBody()
  await simulator.outage('slow', 1_500)
  const late = post(open, body)
  const claim = await eventually(() => takeOver(body.idempotency_key))
  await simulator.outage('none')
  expect(await storeTransfer(db, transferOf(claim))).toBe(true)
  expect(await late).toMatchObject({
    code: 201,
    data: { token: null, redirect_url: null, transfer: bankAccount },
  })
})

test('a lost claim: cannot be extended, released or used for a transfer by its former owner', async () => {
  const { id } = await memberWithOrder(site)
  const key = randomUUID()
  await db
    .updateTable('donations')
    .set({ token: null, redirectUrl: null, idempotencyKey: key })
    .where('orderId', '=', id)
    .execute()
  const { id: number } = await attemptOf(key)
  const lost = (await claimOpening(db, number))!
  const claim = await takeOver(key)
  await db.updateTable('donations').set({ openingUntil: time.now }).where('id', '=', number).execute()
  await extendOpening(db, lost)
  expect(await releaseOpening(db, lost)).toBe(false)
  expect(await setAttempt(db, lost, 2)).toBe(false)
  expect(await storeTransfer(db, transferOf(lost))).toBe(false)
  expect((await booksOf(site, id)).openingUntil).toEqual(time.now)
  await extendOpening(db, claim)
  expect(await claimOpening(db, number)).toBeUndefined()
  expect(await releaseOpening(db, claim)).toBe(true)
  expect(await claimOpening(db, number)).toBeDefined()
})

const bankAccount = { bank: 'Bank Contoh', account: '000 1989 062', holder: 'Perkumpulan Contoh' }

const tomorrow = () => new Date(time.now.getTime() + 86_400_000)
const transferOf = (claim: Claim) => ({ claim, to: bankAccount, expiresAt: tomorrow() })

/** Expires the claim on an order and claims it again. @throws without a claim */
async function takeOver(key: string): Promise<Claim> {
  const { id } = await db
    .updateTable('donations')
    .set({ openingUntil: null })
    .where('idempotencyKey', '=', key)
    .where('openingUntil', 'is not', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await claimOpening(db, id))!
}

const attemptOf = (key: string) =>
  db
    .selectFrom('donations')
    .select(['id', 'attempt'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirstOrThrow()
