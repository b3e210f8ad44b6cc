import { expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { simulatorStage } from '#test/support/simulator-stage.ts'

const stage = await simulatorStage()
const { order, read, heard } = stage
const last = () => heard.at(-1)!
const statesSince = (mark: number) => heard.slice(mark).map((notice) => notice.transaction_status)

test('settled and then denied: both are told, and both are signed', async () => {
  const { orderId } = await order({ channels: ['permata_va'] })
  const mark = heard.length
  await stage.settle(orderId)
  await stage.deny(orderId)
  expect(statesSince(mark)).toEqual(['settlement', 'deny'])
  expect(read(last())).toMatchObject({ orderId, transactionStatus: 'deny', statusCode: '202' })
})

test('a card may be held for review', async () => {
  const { orderId } = await order({ channels: ['credit_card'] })
  await stage.challenge(orderId)
  expect(read(last())).toMatchObject({
    transactionStatus: 'capture',
    statusCode: '201',
    fraudStatus: 'challenge',
  })
  await stage.capture(orderId)
  expect(read(last())).toMatchObject({
    transactionStatus: 'capture',
    statusCode: '200',
    fraudStatus: 'accept',
  })
})

test('the same notification many times at once', async () => {
  const { orderId } = await order()
  const mark = heard.length
  await stage.settle(orderId, { times: 20 })
  expect(new Set(heard.slice(mark).map((notice) => JSON.stringify(notice)))).toHaveProperty('size', 1)
  expect(heard.length - mark).toBe(20)
})

test('a lie is signed like the truth; a wrong signature is not ours', async () => {
  const { orderId } = await order()
  await stage.settle(orderId, { lies: { gross_amount: '10000.00', currency: 'USD' } })
  expect(read(last())).toMatchObject({ orderId, grossAmount: '10000.00', currency: 'USD' })
  await stage.notify(orderId, { hasWrongSignature: true })
  expect(last()).toMatchObject({ order_id: orderId, gross_amount: '150000.00' })
  expect(last().signature_key).toMatch(/^[0-9a-f]{128}$/)
  expect(read(last())).toBeNull()
  await stage.notify(orderId)
  expect(read(last())).toMatchObject({ grossAmount: '150000.00' })
})

test('held notifications come later, in the order that is asked for', async () => {
  const { orderId } = await order()
  const mark = heard.length
  await stage.notifications('hold')
  await stage.choose(orderId, 'bca_va')
  await stage.settle(orderId)
  expect(heard).toHaveLength(mark)
  expect((await stage.notices()).held).toHaveLength(2)
  await stage.notifications('send')
  await stage.release('reversed')
  expect(statesSince(mark)).toEqual(['settlement', 'pending'])
  expect((await stage.notices()).held).toEqual([])
})

test('silence: the payment is made and nobody is told, once or until further notice', async () => {
  const { orderId } = await order()
  const mark = heard.length
  await stage.settle(orderId, { isSilent: true })
  await stage.notifications('silence')
  await stage.deny(orderId)
  await stage.notifications('send')
  await stage.release()
  expect(heard).toHaveLength(mark)
  expect(await stage.gateway.readStatus(orderId)).toMatchObject({ transactionStatus: 'deny' })
})

const habits: [answer: number, tries: number][] = [
  [200, 1],
  [302, 1],
  [500, 2],
  [404, 3],
  [400, 3],
  [503, 5],
  [401, 6],
]
test.each(habits)('a notification that is answered %i is tried %i times in all', async (status, tries) => {
  const own = await simulatorStage({ minuteMs: 0.1 })
  const { orderId } = await own.order()
  for (let i = 0; i < 8; i += 1) own.answers.push({ status })
  await own.settle(orderId)
  const first = async () => (await own.notices()).sent[0]
  await eventually(async () => expect(await first()).toMatchObject({ isOver: true }))
  expect((await first())!.answers).toEqual(Array(tries).fill(status))
  expect(own.heard).toHaveLength(tries)
})

test('it is tried no more once it was taken', async () => {
  const own = await simulatorStage({ minuteMs: 0.1 })
  const { orderId } = await own.order()
  own.answers.push({ status: 503 }, { status: 503 })
  await own.settle(orderId)
  const first = async () => (await own.notices()).sent[0]
  await eventually(async () =>
    expect(await first()).toMatchObject({ isOver: true, answers: [503, 503, 200] }),
  )
})

test('307 and 308 are followed with the same body', async () => {
  const { orderId } = await order()
  const mark = heard.length
  stage.answers.push({ status: 308, headers: { location: `${stage.siteUrl}/moved` } })
  await stage.settle(orderId)
  expect(heard.length - mark).toBe(2)
  expect(heard.at(-1)).toEqual(heard.at(-2))
  expect((await stage.notices()).sent.at(-1)!.answers).toEqual([200])
})

test('a wish that it does not know is refused by name', async () => {
  const { orderId } = await order()
  await expect(stage.settle(orderId, { chanel: 'bca_va' } as object)).rejects.toThrow(/400 .*chanel/)
  await expect(stage.choose(orderId, 'bitcoin')).rejects.toThrow(/400 .*no such channel/)
  const odd = await fetch(`${stage.origin}/simulator/api/orders/${orderId}/toString`, { method: 'POST' })
  expect(odd.status).toBe(404)
})
