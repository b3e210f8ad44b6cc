import { expect, test } from 'vitest'
import { simulatorStage } from '#test/support/simulator-stage.ts'
import { type Channel, GatewayRefused, GatewayUnavailable, OrderIdInUse } from '../gateway.ts'

const stage = await simulatorStage()
const { gateway, order, read, heard } = stage
const last = () => heard.at(-1)!
const statesOf = (orderId: string) =>
  heard.filter((notice) => notice.order_id === orderId).map((notice) => notice.transaction_status)

test('an order has a page and no state until a way to pay is chosen; then it is told and can be asked for', async () => {
  const { orderId, redirectUrl, token } = await order()
  expect(redirectUrl).toBe(`${stage.origin}/snap/v2/vtweb/${token}`)
  expect(await gateway.readStatus(orderId)).toBeNull()
  await stage.choose(orderId, 'bca_va')
  const told = read(last())!
  expect(told).toMatchObject({
    orderId,
    transactionStatus: 'pending',
    statusCode: '201',
    grossAmount: '150000.00',
    currency: 'IDR',
    instructions: { kind: 'va', bank: 'bca' },
    expiresAt: new Date('2026-11-22T10:00:00Z'),
  })
  const asked = await gateway.readStatus(orderId)
  expect(asked).toMatchObject({ orderId, transactionStatus: 'pending', instructions: told.instructions })
  expect(await gateway.readStatus(told.transactionId!)).toMatchObject({ orderId })
})

test('it refuses what Midtrans refuses', async () => {
  const { orderId } = await order()
  await expect(order({ orderId })).rejects.toThrow(OrderIdInUse)
  const other = await simulatorStage()
  const body = JSON.stringify({
    transaction_details: { order_id: 'JKL-x', gross_amount: 2 },
    item_details: [{ name: 'a', price: 1, quantity: 1 }],
  })
  const ask = (headers: Record<string, string>) =>
    fetch(`${other.origin}/snap/v1/transactions`, { method: 'POST', body, headers })
  expect((await ask({})).status).toBe(401)
  const wrongSum = await ask({ authorization: `Basic ${btoa('simulator-key:')}` })
  expect(wrongSum.status).toBe(400)
  expect(await wrongSum.text()).toContain('is not equal to the sum of item_details')
  expect((await fetch(`${other.origin}/v2/JKL-x/status`)).status).toBe(401)
})

test('every channel of ours leads through payment, with instructions where there are any', async () => {
  const kinds: Record<Channel, string | null> = {
    qris: 'qr',
    gopay: 'qr',
    shopeepay: null,
    dana: null,
    ovo: null,
    credit_card: null,
    bca_va: 'va',
    bni_va: 'va',
    bri_va: 'va',
    permata_va: 'va',
    cimb_va: 'va',
    mandiri_bill: 'bill',
    indomaret: 'store',
    alfamart: 'store',
  }
  for (const [channel, kind] of Object.entries(kinds)) {
    const { orderId } = await order({ channels: [channel as Channel] })
    const [name] = (await stage.find(orderId)).channels
    await stage.choose(orderId, name!)
    expect(read(last())!.instructions?.kind ?? null, channel).toBe(kind)
    await stage.settle(orderId)
    expect(read(last()), channel).toMatchObject({
      transactionStatus: 'settlement',
      statusCode: '200',
      settledAt: stage.time.now,
    })
  }
})

test("DANA's states are found by the transaction only, in capitals, and under its id instead of ours", async () => {
  const { orderId } = await order({ channels: ['dana'] })
  await stage.choose(orderId, 'dana')
  expect(last()).toMatchObject({ order_id: orderId, transaction_status: 'pending' })
  const { transactionId } = read(last())!
  expect(await gateway.readStatus(orderId)).toBeNull()
  const asked = await gateway.readStatus(transactionId!)
  expect(asked).toMatchObject({ orderId: transactionId, transactionStatus: 'pending' })
  expect(asked!.raw).toMatchObject({ transaction_status: 'PENDING' })
})

test('a pending payment can be cancelled, a settled one cannot', async () => {
  const { orderId } = await order()
  await gateway.cancel(orderId)
  await stage.choose(orderId, 'bca_va')
  await gateway.cancel(orderId)
  expect(statesOf(orderId)).toEqual(['pending', 'cancel'])
  const paid = await order()
  await stage.settle(paid.orderId)
  await expect(gateway.cancel(paid.orderId)).rejects.toThrow(GatewayRefused)
})

test('refunds come twice: when they are made and when the bank has done them', async () => {
  const { orderId } = await order()
  await stage.settle(orderId)
  await stage.refund(orderId, { key: 'r-1', amount: 50_000 })
  expect(read(last())).toMatchObject({
    transactionStatus: 'partial_refund',
    refunds: [{ key: 'r-1', amount: 50_000, confirmedAt: null }],
  })
  await stage.refund(orderId, { key: 'r-2', amount: 100_000 })
  await stage.confirmRefunds(orderId)
  expect(read(last())).toMatchObject({
    transactionStatus: 'refund',
    refunds: [{ confirmedAt: stage.time.now }, { key: 'r-2', confirmedAt: stage.time.now }],
  })
})

test('the refund call takes what is left, once per key', async () => {
  const { orderId } = await order()
  const ask = async (body: object) => {
    const headers = { authorization: `Basic ${btoa('simulator-key:')}`, 'content-type': 'application/json' }
    const url = `${stage.origin}/v2/${orderId}/refund`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { status_code: string }).status_code
  }
  expect(await ask({ refund_key: 'a' })).toBe('404')
  await stage.choose(orderId, 'other_qris')
  expect(await ask({ refund_key: 'a' })).toBe('412')
  await stage.settle(orderId)
  expect(await ask({ refund_key: 'a', amount: 150_001 })).toBe('414')
  expect(await ask({ refund_key: 'a', amount: 50_000 })).toBe('200')
  expect(await ask({ refund_key: 'a', amount: 50_000 })).toBe('406')
  expect(await ask({ refund_key: 'b' })).toBe('200')
  expect(await ask({ refund_key: 'c' })).toBe('412')
})

test('refund: the gateway refuses it for a virtual account', async () => {
  const { orderId } = await order()
  await stage.settle(orderId, { channel: 'bca_va' })
  const refusal = stage.gateway.refund(orderId, { key: 'a', amount: 50_000, reason: '' })
  await expect(refusal).rejects.toMatchObject({ statusCode: 412 })
})

test('time ends what was chosen and not paid, and says nothing where nobody chose', async () => {
  const own = await simulatorStage()
  const [chosen, untouched] = [await own.order(), await own.order()]
  await own.choose(chosen.orderId, 'bca_va')
  own.time.now = new Date(chosen.expiresAt.getTime() - 1)
  await own.expireDue()
  expect(own.heard).toHaveLength(1)
  own.time.now = chosen.expiresAt
  expect(await own.gateway.readStatus(chosen.orderId)).toMatchObject({
    transactionStatus: 'expire',
    statusCode: '407',
  })
  expect(own.heard.map((notice) => [notice.order_id, notice.transaction_status, notice.status_code])).toEqual(
    [
      [chosen.orderId, 'pending', '201'],
      [chosen.orderId, 'expire', '202'],
    ],
  )
  expect(await own.gateway.readStatus(untouched.orderId)).toBeNull()
  await own.settle(chosen.orderId)
  expect(own.read(own.heard.at(-1)!), 'late money').toMatchObject({ transactionStatus: 'settlement' })
})

test('an order is found without its attempt: the last one', async () => {
  await order({ orderId: 'JKL-X-1' })
  await order({ orderId: 'JKL-X-2' })
  await stage.settle('JKL-X')
  expect(last().order_id).toBe('JKL-X-2')
  await expect(stage.settle('JKL-unknown')).rejects.toThrow('404')
})

test.each([
  ['error', 'answered 500'],
  ['reset', 'in the middle'],
  ['html', 'without JSON'],
  ['redirect', 'no connection'],
] as const)(
  'outage %s: no call has a clear answer, and afterwards all is as it was',
  async (outage, words) => {
    const own = await simulatorStage()
    const { orderId } = await own.order()
    await own.settle(orderId)
    await own.outage(outage)
    await expect(own.order({ orderId: 'JKL-new' })).rejects.toThrow(GatewayUnavailable)
    await expect(own.gateway.readStatus(orderId)).rejects.toThrow(words)
    await own.outage('none')
    expect(await own.gateway.readStatus(orderId)).toMatchObject({ transactionStatus: 'settlement' })
    await own.order({ orderId: 'JKL-new' })
  },
)

test('outage slow: the client gives up in its own time', async () => {
  const own = await simulatorStage({ patienceMs: 100 })
  await own.outage('slow', 60_000)
  await expect(own.order()).rejects.toThrow('took too long')
})

test('outage lost: the order was made and its answer lost, so the same id is taken', async () => {
  const own = await simulatorStage()
  await own.outage('lost')
  await expect(own.order({ orderId: 'JKL-lost' })).rejects.toThrow(GatewayUnavailable)
  await own.outage('none')
  await expect(own.order({ orderId: 'JKL-lost' })).rejects.toThrow(OrderIdInUse)
})

test('outage missing: a paid order is said to be unknown', async () => {
  const own = await simulatorStage()
  const { orderId } = await own.order()
  await own.settle(orderId)
  await own.outage('missing')
  expect(await own.gateway.readStatus(orderId)).toBeNull()
})
