import { expect, test } from 'vitest'
import { newTransaction } from '#test/support/new-transaction.ts'
import { SERVER_KEY, says, standInGateway } from '#test/support/stand-in-gateway.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'

const { asked, told, time, client } = await standInGateway()
const gateway = client()

const pending = {
  status_code: '201',
  transaction_id: '1f2e',
  order_id: 'JKL-1',
  gross_amount: '150000.00',
  currency: 'IDR',
  transaction_status: 'pending',
  payment_type: 'bank_transfer',
  expiry_time: '2026-11-22 17:00:00',
}
const stateOf = (body: object) => {
  told.behave = says(200, body)
  return gateway.readStatus('JKL-1')
}

test('the code in the body counts, not that of the answer: 404 means that nobody chose a way yet', async () => {
  expect(await stateOf({ status_code: '404', status_message: "Transaction doesn't exist." })).toBeNull()
  const { method, url, headers } = asked.at(-1)!
  expect([method, url]).toEqual(['GET', '/v2/JKL-1/status'])
  expect(headers.authorization).toBe(`Basic ${btoa(`${SERVER_KEY}:`)}`)
  const expired = await stateOf({ ...pending, status_code: '407', transaction_status: 'expire' })
  expect(expired).toMatchObject({ transactionStatus: 'expire', statusCode: '407' })
  await expect(stateOf({ status_code: '500', status_message: 'Sorry' })).rejects.toThrow(GatewayUnavailable)
})

test("a state is told in lower case, with times of Jakarta and the gateway's own strings", async () => {
  const body = { ...pending, transaction_status: 'PENDING', settlement_time: 'soon', more: { fields: true } }
  expect(await stateOf(body)).toEqual({
    orderId: 'JKL-1',
    transactionId: '1f2e',
    transactionStatus: 'pending',
    statusCode: '201',
    fraudStatus: null,
    grossAmount: '150000.00',
    imposedFee: null,
    currency: 'IDR',
    paymentType: 'bank_transfer',
    instructions: null,
    settledAt: null,
    expiresAt: new Date('2026-11-22T10:00:00Z'),
    refunds: [],
    raw: body,
  })
  const settled = await stateOf({ ...pending, settlement_time: '2026-01-01 06:59:59' })
  expect(settled!.settledAt).toEqual(new Date('2025-12-31T23:59:59Z'))
})

test('each kind of instructions is read', async () => {
  const read = async (fields: object) => (await stateOf({ ...pending, ...fields }))!.instructions
  const va = { kind: 'va', bank: 'bca', number: '912345' }
  expect(await read({ va_numbers: [{ bank: 'bca', va_number: '912345' }] })).toEqual(va)
  expect(await read({ permata_va_number: '8778' })).toEqual({ kind: 'va', bank: 'permata', number: '8778' })
  expect(await read({ biller_code: '70012', bill_key: '99' })).toEqual({
    kind: 'bill',
    billerCode: '70012',
    billKey: '99',
  })
  expect(await read({ store: 'indomaret', payment_code: '123' })).toEqual({
    kind: 'store',
    store: 'indomaret',
    code: '123',
  })
  const qr = { kind: 'qr', url: 'https://qr.example/v2/qris/1f2e/qr-code' }
  expect(await read({ payment_type: 'qris' })).toEqual(qr)
  expect(await read({ payment_type: 'qris', transaction_status: 'settlement' })).toBeNull()
  expect(await read({ payment_type: 'dana' })).toBeNull()
})

test('refunds are whole rupiah, confirmed when the bank says so; a broken sum is no state at all', async () => {
  const refund = { refund_key: 'r-1', refund_amount: '50000.00', created_at: '2026-11-21 17:00:00' }
  const confirmed = { ...refund, refund_key: 'r-2', bank_confirmed_at: '2026-11-21 18:00:00' }
  const report = await stateOf({ ...pending, transaction_status: 'refund', refunds: [refund, confirmed] })
  expect(report!.refunds).toEqual([
    { key: 'r-1', amount: 50_000, confirmedAt: null },
    { key: 'r-2', amount: 50_000, confirmedAt: new Date('2026-11-21T11:00:00Z') },
  ])
  const odd = { ...pending, refunds: [{ ...refund, refund_amount: '50000.50' }] }
  await expect(stateOf(odd)).rejects.toThrow(GatewayUnavailable)
})

test('a state is asked for once more after a fault, and not a third time', async () => {
  let count = 0
  told.behave = (answer) => {
    count += 1
    if (count === 1) answer.destroy()
    else says(200, pending)(answer)
  }
  expect(await gateway.readStatus('JKL-1')).toMatchObject({ transactionStatus: 'pending' })
  expect(count).toBe(2)
  told.behave = (answer) => {
    count += 1
    answer.writeHead(502).end('<h1>Bad Gateway</h1>')
  }
  await expect(gateway.readStatus('JKL-1')).rejects.toThrow(GatewayUnavailable)
  expect(count).toBe(4)
})

test('a silent gateway is waited for no longer than its time, and a dripping one neither', async () => {
  const impatient = client(100)
  const before = asked.length
  told.behave = () => {}
  await expect(impatient.readStatus('JKL-1')).rejects.toThrow('took too long')
  told.behave = (answer) => void answer.writeHead(200).write('{')
  await expect(impatient.readStatus('JKL-1')).rejects.toThrow('took too long')
  await expect(impatient.createTransaction(newTransaction())).rejects.toThrow('took too long')
  expect(asked).toHaveLength(before + 3)
})

test('cancelling says no only where there was something to cancel', async () => {
  told.behave = says(200, { ...pending, status_code: '200', transaction_status: 'cancel' })
  await gateway.cancel('JKL-1')
  expect(asked.at(-1)).toMatchObject({ method: 'POST', url: '/v2/JKL-1/cancel' })
  told.behave = says(200, { status_code: '404', status_message: "Transaction doesn't exist." })
  await gateway.cancel('JKL-1')
  told.behave = says(200, { status_code: '412', status_message: 'Merchant cannot modify' })
  await expect(gateway.cancel('JKL-1')).rejects.toMatchObject({ statusCode: 412 })
  await expect(gateway.cancel('JKL-1')).rejects.toThrow(GatewayRefused)
})

test('a refund is asked for as documented; one whose key was used before is made already', async () => {
  const refund = { key: 'JKL-1-R4', amount: 50_000, reason: 'Pengembalian donasi' }
  told.behave = says(200, { ...pending, status_code: '200', transaction_status: 'partial_refund' })
  await gateway.refund('1f2e', refund)
  const { method, url, body } = asked.at(-1)!
  expect([method, url]).toEqual(['POST', '/v2/1f2e/refund'])
  expect(JSON.parse(body)).toEqual({ refund_key: 'JKL-1-R4', amount: 50_000, reason: 'Pengembalian donasi' })
  told.behave = says(200, { status_code: '406', status_message: 'Duplicate refund key' })
  await gateway.refund('1f2e', refund)
  told.behave = says(200, { status_code: '414', status_message: 'Refund amount is too much' })
  await expect(gateway.refund('1f2e', refund)).rejects.toMatchObject({
    statusCode: 414,
    messages: ['Refund amount is too much'],
  })
  // These leave the refund's outcome unknown.
  for (const status_code of ['401', '404', '202', undefined]) {
    told.behave = says(200, { status_code, status_message: 'Unclear' })
    await expect(gateway.refund('1f2e', refund)).rejects.toThrow(GatewayUnavailable)
  }
  told.behave = says(200, { status_code: '500' })
  await expect(gateway.refund('1f2e', refund)).rejects.toThrow(GatewayUnavailable)
})

test('a host that failed five times is left alone for half a minute; the other one is asked on', async () => {
  const fresh = client()
  told.behave = says(500, {})
  const create = () => fresh.createTransaction(newTransaction())
  for (let i = 0; i < 5; i += 1) await expect(create()).rejects.toThrow('answered 500')
  const before = asked.length
  await expect(create()).rejects.toThrow('not asked')
  expect(asked).toHaveLength(before)
  told.behave = says(200, pending)
  expect(await fresh.readStatus('JKL-1')).toMatchObject({ transactionStatus: 'pending' })
  told.behave = says(201, { token: 't', redirect_url: 'https://pay.example/t' })
  time.now = new Date(time.now.getTime() + 30_000)
  expect(await create()).toEqual({ token: 't', redirectUrl: 'https://pay.example/t' })
})
