import { expect, test } from 'vitest'
import { newTransaction } from '#test/support/new-transaction.ts'
import { SERVER_KEY, says, standInGateway } from '#test/support/stand-in-gateway.ts'
import { type Channel, GatewayRefused, GatewayUnavailable, OrderIdInUse } from './gateway.ts'

const { asked, told, client } = await standInGateway()
const gateway = client()
const made = says(201, { token: 'a-token', redirect_url: 'https://pay.example/a-token' })

async function bodyFor(given: Parameters<typeof newTransaction>[0]) {
  told.behave = made
  await gateway.createTransaction(newTransaction(given))
  return JSON.parse(asked.at(-1)!.body)
}

test('a token is asked for with exactly the headers and the body that Snap documents', async () => {
  told.behave = made
  expect(await gateway.createTransaction(newTransaction())).toEqual({
    token: 'a-token',
    redirectUrl: 'https://pay.example/a-token',
  })
  const { method, url, headers, body } = asked.at(-1)!
  expect([method, url]).toEqual(['POST', '/snap/v1/transactions'])
  expect(headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Basic ${btoa(`${SERVER_KEY}:`)}`,
    'x-override-notification': 'https://jkl.example/v1/payment/notification',
  })
  expect(JSON.parse(body)).toEqual({
    transaction_details: { order_id: 'JKL-01HZXT0000000000000000000A', gross_amount: 150_000 },
    item_details: [{ id: 'donasi', price: 150_000, quantity: 1, name: 'Donasi untuk Region Papua' }],
    customer_details: { first_name: 'Ani Wijaya', email: 'ani@jkl.example', phone: '+6281234567890' },
    enabled_payments: ['other_qris', 'bca_va'],
    credit_card: { secure: true },
    expiry: { start_time: '2026-11-21 17:00:00 +0700', unit: 'minute', duration: 1440 },
    callbacks: { finish: 'https://jkl.example/donasi?order=JKL-01HZXT0000000000000000000A' },
  })
})

test('names are cut to what Midtrans and BCA take, without bars, breaks or half a character', async () => {
  const long = `Donasi | untuk\n${'kampanye air bersih '.repeat(5)}`
  const body = await bodyFor({
    itemName: long,
    donor: { name: `${'a'.repeat(29)}👩‍🌾 Wijaya`, email: 'ani@jkl.example', phone: null },
  })
  expect(body.item_details[0].name).toBe('Donasi untuk kampanye air bersih kampanye air bers')
  expect(body.customer_details).toEqual({ first_name: 'a'.repeat(29), email: 'ani@jkl.example' })
})

test('a telephone number that BNI would reject is left out', async () => {
  const phoneFor = async (phone: string | null) =>
    (await bodyFor({ donor: { name: 'Ani', email: 'ani@jkl.example', phone } })).customer_details.phone
  expect(await phoneFor('+62 812-3456-7890')).toBe('+6281234567890')
  expect(await phoneFor('081234567890')).toBe('081234567890')
  for (const phone of ['+4915112345678', '6281234567890', '0', null])
    expect(await phoneFor(phone)).toBeUndefined()
})

test('every channel has the name that Snap gives it', async () => {
  const ours: Channel[] = ['qris', 'gopay', 'shopeepay', 'dana', 'ovo', 'bca_va', 'bni_va', 'bri_va']
  ours.push('mandiri_bill', 'permata_va', 'cimb_va', 'credit_card', 'indomaret', 'alfamart')
  expect((await bodyFor({ channels: ours })).enabled_payments).toEqual([
    ...['other_qris', 'gopay', 'shopeepay', 'dana', 'ovo', 'bca_va', 'bni_va', 'bri_va'],
    ...['echannel', 'permata_va', 'cimb_va', 'credit_card', 'indomaret', 'alfamart'],
  ])
})

test('the time to pay stays within five minutes and seven days', async () => {
  const minutesFor = async (minutes: number) => {
    const { now } = newTransaction()
    return (await bodyFor({ expiresAt: new Date(now.getTime() + minutes * 60_000) })).expiry.duration
  }
  expect(await minutesFor(2)).toBe(5)
  expect(await minutesFor(90.9)).toBe(90)
  expect(await minutesFor(30_000)).toBe(10_080)
})

test('an amount that is no whole rupiah, or an order id of another shape, is never sent', async () => {
  const before = asked.length
  for (const given of [
    { amount: 10_000.5 },
    { amount: 0 },
    { orderId: 'JKL 1' },
    { orderId: 'x'.repeat(51) },
  ])
    await expect(gateway.createTransaction(newTransaction(given))).rejects.toThrow(RangeError)
  expect(asked).toHaveLength(before)
})

test('an order id that was used before is told apart', async () => {
  told.behave = says(400, { error_messages: ['transaction_details.order_id has already been taken'] })
  await expect(gateway.createTransaction(newTransaction())).rejects.toThrow(OrderIdInUse)
})

test('a refusal brings the words of the gateway, and nothing of the donor', async () => {
  const words = ['customer_details.email "ani@jkl.example" of Ani Wijaya is invalid', 'call +6281234567890']
  told.behave = says(400, { error_messages: words })
  const refused = await gateway.createTransaction(newTransaction()).catch((error) => error)
  expect(refused).toBeInstanceOf(GatewayRefused)
  expect(refused).toMatchObject({
    statusCode: 400,
    messages: ['customer_details.email "…" of … is invalid', 'call …'],
  })
  expect(JSON.stringify([refused.message, refused.stack, refused])).not.toMatch(/jkl\.example|Wijaya|812345/)
  told.behave = says(401, { error_messages: ['Access denied'] })
  await expect(gateway.createTransaction(newTransaction())).rejects.toMatchObject({ statusCode: 401 })
})

test('whatever is no clear answer says that the gateway is away, and is asked once only', async () => {
  const faults: (typeof told.behave)[] = [
    says(500, { error_messages: ['Sorry'] }),
    says(200, { token: 'a-token' }),
    (answer) => void answer.writeHead(201).end('<h1>Sebentar</h1>'),
    (answer) => void answer.writeHead(302, { location: '/elsewhere' }).end(),
    (answer) => void answer.writeHead(201).write('{"token":', () => answer.destroy()),
    (answer) => void answer.destroy(),
    says(429, {}),
  ]
  for (const behave of faults) {
    told.behave = behave
    const before = asked.length
    const away = await client()
      .createTransaction(newTransaction())
      .catch((error) => error)
    expect(away).toBeInstanceOf(GatewayUnavailable)
    expect(String(away.stack)).not.toMatch(/jkl\.example|Wijaya|TESTKEY/)
    expect(asked).toHaveLength(before + 1)
  }
})
