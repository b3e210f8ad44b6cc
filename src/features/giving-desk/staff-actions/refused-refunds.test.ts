import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { sendForgedNotice } from '#test/support/forged-notice.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'
import { withLateAnswers } from '#test/support/late-answers.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator } = site

async function paidByQris(given: object = {}) {
  const made = await memberWithOrder(site, given)
  await simulator.settle(made.id, { channel: 'other_qris' })
  return made
}
const desk = async () => [await deskUser(site), await deskUser(site, 'admin')] as const

test('refund refused by the gateway: ends, and is requested again as a bank transfer', async () => {
  const [ita, budi] = await desk()
  const { id } = await paidByQris()
  expect(await ita.refund(id, 20_000, { way: 'bank' })).toMatchObject({
    code: 400,
    errors: { way: [expect.any(String)] },
  })
  // The gateway has an unreported refund; the query after its refusal finds it.
  await simulator.refund(id, { key: 'other', amount: 70_000, isSilent: true })
  const answer = await ita.refund(id, 40_000)
  const act = lastStaffAction(answer)
  expect(act).toMatchObject({ status: 'refused', way: 'gateway', refusal: expect.stringContaining('414') })
  expect(await budi.markSent(id, act.id)).toMatchObject({ code: 409 })
  expect(answer).toMatchObject({
    data: { refunded_amount: 70_000, can: { refund: { most: 30_000, ways: ['bank', 'gateway'] } } },
  })
  const list = async () => (await budi.me.get('/v1/desk/acts?status=refused')).data
  expect(await list()).toMatchObject([{ id: act.id }])
  expect(await ita.refund(id, 20_000, { send_to: '' })).toMatchObject({ code: 400 })
  const again = lastStaffAction(await ita.refund(id, 20_000))
  expect(again).toMatchObject({ status: 'to_send', way: 'bank', send_to: 'Bank Contoh 123, Yosefina' })
  expect(await list()).toEqual([])
})

test('approved refund refused by the gateway: the recipient’s account needs a second approval before the transfer', async () => {
  const [ita, budi] = await desk()
  const { id } = await paidByQris({ amount: 13_000_000 })
  await simulator.refund(id, { key: 'other', amount: 7_000_001, isSilent: true })
  const first = lastStaffAction(await ita.refund(id, 6_000_000, { send_to: 'Bank Lain 999, Orang Lain' }))
  expect(first.send_to).toBe(null)
  expect(lastStaffAction(await budi.decide(id, first.id, true))).toMatchObject({
    status: 'refused',
    send_to: null,
  })
  for (const hand of [ita, budi]) expect(await hand.markSent(id, first.id)).toMatchObject({ code: 409 })
  const anew = lastStaffAction(await ita.refund(id, 5_999_999, { send_to: 'Bank Contoh 123, Yosefina' }))
  expect(anew).toMatchObject({ status: 'waiting', send_to: 'Bank Contoh 123, Yosefina' })
  expect(await ita.markSent(id, anew.id)).toMatchObject({ code: 409 })
  expect(await ita.decide(id, anew.id, true)).toMatchObject({ code: 403 })
  expect(lastStaffAction(await budi.decide(id, anew.id, true)).status).toBe('to_send')
  expect(await ita.markSent(id, anew.id)).toMatchObject({ code: 403 })
  expect(await budi.markSent(id, anew.id)).toMatchObject({ data: { status: 'refunded' } })
})

/** A gift with a refused partial refund, so that a bank transfer is possible. */
async function refusedOnce(amount = 100_000) {
  const { id } = await paidByQris({ amount })
  const [ita, budi] = await desk()
  await simulator.refund(id, { key: 'first', amount: amount * 0.6, isSilent: true })
  expect(lastStaffAction(await ita.refund(id, amount * 0.5)).status).toBe('refused')
  return { id, ita, budi }
}

test('bank refund after a refusal: the gateway is queried for its own refunds first', async () => {
  const { id, ita } = await refusedOnce()
  await simulator.refund(id, { key: 'second', amount: 30_000, isSilent: true })
  expect(await ita.refund(id, 40_000)).toMatchObject({
    code: 400,
    errors: { amount: [expect.stringContaining('10.000')] },
  })
  expect(lastStaffAction(await ita.refund(id, 10_000))).toMatchObject({ way: 'bank', status: 'to_send' })
})

test('bank refund after a refusal: waits until the gateway responds', async () => {
  const { id, ita } = await refusedOnce()
  await simulator.outage('error')
  expect(await ita.refund(id, 30_000)).toMatchObject({ code: 503 })
  await simulator.outage('none')
  expect(lastStaffAction(await ita.refund(id, 30_000))).toMatchObject({ way: 'bank', status: 'to_send' })
})

test('approval of a bank refund: names what the gateway refunded since the request', async () => {
  const { id, ita, budi } = await refusedOnce(10_000_000)
  const act = lastStaffAction(await ita.refund(id, 4_000_000))
  expect(act.status).toBe('waiting')
  await simulator.refund(id, { key: 'second', amount: 3_000_000, isSilent: true })
  expect(await budi.decide(id, act.id, true)).toMatchObject({ code: 409 })
  expect(await ita.read(id)).toMatchObject({ left: 1_000_000, refunded_amount: 9_000_000 })
})

test('markSent: records a sent transfer, even if the gateway refunded meanwhile', async () => {
  const { id, ita, budi } = await refusedOnce()
  const act = lastStaffAction(await ita.refund(id, 30_000))
  await simulator.refund(id, { key: 'second', amount: 20_000 })
  expect(await ita.read(id)).toMatchObject({ left: 20_000 })
  const page = await (await budi.me.open(deskPaths.gift(id))).text()
  expect(page).toContain('Jangan kirim lagi')
  expect(await budi.markSent(id, act.id)).toMatchObject({
    data: { status: 'refunded', refunded_amount: 100_000, left: 0 },
  })
  expect((await booksOf(site, id)).events.filter(({ kind }) => kind === 'returned')).toHaveLength(1)
})

/** The same site, with a gateway whose responses are late. */
const { late, meanwhile } = withLateAnswers(simulator.gateway)
const other = await freshApp({ siteUrl: site.siteUrl, payments: late })
const refunds = (...told: [key: string, amount: number][]) => ({
  transaction_status: 'partial_refund',
  refunds: told.map(([refund_key, refund_amount]) => ({ refund_key, refund_amount })),
})

test('status response overtaken by a notification: queried again before a bank refund', async () => {
  const { id } = await refusedOnce()
  const ita = await deskUser(other)
  await simulator.refund(id, { key: 'small', amount: 1_000, isSilent: true })
  await simulator.refund(id, { key: 'second', amount: 30_000, isSilent: true })
  meanwhile.run = async () => {
    meanwhile.run = async () => {}
    await sendForgedNotice(site, id, refunds(['first', 60_000], ['small', 1_000]))
  }
  expect(await ita.refund(id, 35_000)).toMatchObject({
    code: 400,
    errors: { amount: [expect.stringContaining('9.000')] },
  })
})

test('status responses overtaken each time: the bank refund waits', async () => {
  const { id } = await refusedOnce()
  const ita = await deskUser(other)
  let told = 0
  meanwhile.run = async () => {
    told += 1
    await sendForgedNotice(site, id, refunds(['first', 60_000], [`small-${told}`, 1_000]))
  }
  expect(await ita.refund(id, 30_000)).toMatchObject({ code: 503 })
  meanwhile.run = async () => {}
  expect(told).toBe(2)
})

test('node with a slow clock: does not mistake another node’s status query for its own', async () => {
  const { id } = await refusedOnce()
  const ita = await deskUser(other)
  other.time.now = new Date(site.time.now.getTime() - 60_000)
  expect(await ita.refund(id, 30_000)).toMatchObject({ code: 503 })
  other.time.now = site.time.now
  expect(lastStaffAction(await ita.refund(id, 30_000))).toMatchObject({ way: 'bank', status: 'to_send' })
})

test('bank refund: rejected while the gateway’s response contradicts our books', async () => {
  const { id, ita } = await refusedOnce()
  await sendForgedNotice(site, id, refunds(['first', 60_000], ['false', 20_000]))
  expect(await ita.refund(id, 20_000)).toMatchObject({
    code: 409,
    data: { contradiction: expect.stringContaining('portal') },
  })
})
