import { expect, test } from 'vitest'
import { SERVER_KEY, standInGateway } from '#test/support/stand-in-gateway.ts'
import { signatureOf } from './signature.ts'

const gateway = (await standInGateway()).client()

/** A recorded `order_id + status_code + gross_amount + key` and its SHA-512. */
const known = {
  order_id: 'JKL-20261121-01HZXT',
  status_code: '200',
  gross_amount: '100000.00',
  signature_key:
    'b38c0d4697bd23068b14bb08d3b55d6b7456aafb0798316d268a5aab17416f86c41e70895c29602e7f13183248547ba7e73aefadb9476a7d508998773842ab7d',
  transaction_status: 'settlement',
  transaction_id: '57d5293c',
  currency: 'IDR',
  payment_type: 'qris',
}
const signed = (fields: object) => {
  const notice = { ...known, ...fields }
  return { ...notice, signature_key: signatureOf(notice, SERVER_KEY) }
}

test('the known signature is taken, and made the same', () => {
  expect(signatureOf(known, 'SB-Mid-server-TESTKEY')).toBe(known.signature_key)
  expect(gateway.readNotification({ ...known, a_new_field: [1] })).toMatchObject({
    orderId: 'JKL-20261121-01HZXT',
    transactionId: '57d5293c',
    transactionStatus: 'settlement',
    statusCode: '200',
    grossAmount: '100000.00',
    currency: 'IDR',
    raw: { a_new_field: [1] },
  })
})

test('one other sign anywhere under the signature, or in it, and the notice is nobody’s', () => {
  const { signature_key: signature } = known
  const wrong: object[] = [
    { order_id: 'JKL-20261121-01HZXU' },
    { status_code: '201' },
    { gross_amount: '1000000.00' },
    { gross_amount: '100000.0' },
    { gross_amount: '100000' },
    { signature_key: `${signature.slice(0, -1)}e` },
    { signature_key: signature.slice(0, -1) },
    { signature_key: `${signature}0` },
    { signature_key: signature.toUpperCase() },
    { signature_key: '' },
    { signature_key: undefined },
    { signature_key: null },
    { signature_key: [signature] },
    { signature_key: { toString: 'x' } },
  ]
  for (const fields of wrong)
    expect(gateway.readNotification({ ...known, ...fields }), JSON.stringify(fields)).toBeNull()
})

test('numbers where strings belong have no sense, since nothing tells how they were signed', () => {
  expect(gateway.readNotification({ ...known, gross_amount: 100_000 })).toBeNull()
  expect(gateway.readNotification({ ...known, status_code: 200 })).toBeNull()
})

test('whatever else may come in has no sense and breaks nothing', () => {
  const deep = JSON.parse('[{"__proto__": {"order_id": "x"}}]')
  for (const body of [undefined, null, 7, 'text', [], {}, deep, [known], { ...known, transaction_status: 7 }])
    expect(gateway.readNotification(body)).toBeNull()
  expect(gateway.readNotification(signed({ order_id: '' }))).toBeNull()
  expect(gateway.readNotification(signed({ refunds: [{ refund_amount: 'much' }] }))).toBeNull()
})

test('a notice without a currency says so: it is for others to doubt it', () => {
  const { currency: _, ...without } = known
  expect(gateway.readNotification(without)).toMatchObject({ currency: '' })
})
