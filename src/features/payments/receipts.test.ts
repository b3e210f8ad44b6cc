import { expect, test } from 'vitest'
import { usualGiving } from '#src/platform/payments/giving-rules.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time, get } = site

const numbersOf = async (year: number) =>
  (await db.selectFrom('receipts').select('number').where('year', '=', year).orderBy('number').execute()).map(
    ({ number }) => number,
  )

test('receipt numbers: 1 to 30 for thirty concurrent payments', async () => {
  const orders = []
  for (let n = 0; n < 30; n += 1) orders.push(await memberWithOrder(site))
  await Promise.all(orders.map(({ id }) => simulator.settle(id, { channel: 'bca_va' })))
  const [year] = [(await db.selectFrom('receiptYears').select('year').executeTakeFirstOrThrow()).year]
  expect(await numbersOf(year)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
}, 60_000)

test('receipt numbers: restart with the year of Jakarta, without a gap', async () => {
  const pay = async (at: string) => {
    time.now = new Date(at)
    const { id, read } = await memberWithOrder(site)
    await simulator.settle(id, { channel: 'bca_va' })
    return (await read()).receipt!.number
  }
  expect(await pay('2030-12-31T16:59:58Z')).toBe('JKL/2030/000001')
  expect(await pay('2030-12-31T16:59:59Z')).toBe('JKL/2030/000002')
  expect(await pay('2030-12-31T17:00:00Z')).toBe('JKL/2031/000001')
  expect(await pay('2031-01-01T00:00:01Z')).toBe('JKL/2031/000002')
})

test('GET /v1/receipts/{code}: public, in lower case too; 404 for any other code', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'permata_va' })
  const { receipts } = await booksOf(site, id)
  const { code } = receipts[0]!
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  for (const text of [code, code.toLowerCase()])
    expect(await get(`/v1/receipts/${text}`)).toMatchObject({
      code: 200,
      data: {
        code,
        status: 'valid',
        amount: 100_000,
        refunded_amount: 0,
        provisional_until: expect.any(String),
      },
    })
  time.now = new Date(time.now.getTime() + 11 * 60_000)
  expect(await get(`/v1/receipts/${code}`)).toMatchObject({ data: { provisional_until: null } })
  const other = code.endsWith('A') ? 'B' : 'A'
  expect((await get(`/v1/receipts/${code.slice(0, -1)}${other}`)).code).toBe(404)
})

test('GET /v1/donations: a member’s own gifts with receipts, by status and year of Jakarta', async () => {
  time.now = new Date('2032-12-31T16:30:00Z')
  const { member, id } = await memberWithOrder(site, { message: 'Salam' })
  await simulator.settle(id, { channel: 'bca_va' })
  const list = async (query = '') => {
    const answer = await member.get(`/v1/donations${query}`)
    return [answer.data as { order_id: string }[], answer.pagination as { total: number }] as const
  }
  const [rows, pagination] = await list()
  expect(rows).toMatchObject([
    {
      order_id: id,
      status: 'paid',
      channel: 'bca_va',
      channel_title: 'BCA Virtual Account',
      message: 'Salam',
      designation: { type: 'general', id: null, title: 'Umum' },
      receipt: { number: expect.stringMatching(/^JKL\/2032\//), status: 'valid' },
    },
  ])
  expect(pagination).toMatchObject({ total: 1, last_page: 1 })
  expect((await list('?status=paid&year=2032'))[0]).toHaveLength(1)
  expect((await list('?status=pending'))[0]).toEqual([])
  expect((await list('?year=2033'))[0]).toEqual([])
  expect((await list('?page=2'))[0]).toEqual([])
  expect((await list('?page=2'))[1].total).toBe(1)
})

test('GET /v1/payment/channels: available by amount, else with the reason', async () => {
  const of = async (query: string) =>
    new Map(
      ((await get(`/v1/payment/channels?${query}`)).data as { id: string }[]).map((one) => [one.id, one]),
    )
  const small = await of('amount=10000')
  expect(small.get('qris')).toMatchObject({ available: true, reason: null, fee: 71 })
  expect(small.get('bca_va')).toMatchObject({ available: true, fee: 4_440 })
  expect(small.get('indomaret')).toMatchObject({ available: true })
  const large = await of('amount=10000000')
  expect(large.get('qris')).toMatchObject({ available: true, fee: 70_494 })
  expect((await of('amount=10000000&cover_fee=1')).get('qris')).toMatchObject({
    available: false,
    reason: 'QRIS menerima paling banyak Rp\u00a010.000.000.',
  })
  expect(large.get('gopay')).toMatchObject({ available: true, note: expect.stringContaining('Rp 2.000.000') })
  expect(large.get('alfamart')).toMatchObject({ available: false })
  expect((await of('amount=500000000')).get('cimb_va')).toMatchObject({ available: false })
  for (const amount of ['9999', '500000001', '1e5', '100000.5', '-1', ''])
    expect((await get(`/v1/payment/channels?amount=${amount}`)).code).toBe(400)
})

test('covered fee: leaves the whole gift after the gateway deducts its fee', async () => {
  const { feeOf } = await import('#src/features/giving/channels.ts')
  for (const gift of [10_000, 99_999, 100_000, 1_234_567, 500_000_000]) {
    const charged = gift + feeOf(usualGiving.fees.credit_card, gift)
    expect(charged - (charged * 3_219) / 100_000 - 2_220).toBeGreaterThanOrEqual(gift)
    expect(charged - 1 - ((charged - 1) * 3_219) / 100_000 - 2_220).toBeLessThan(gift)
  }
})
