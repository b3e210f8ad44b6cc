import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { withLateAnswers } from '#test/support/late-answers.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, siteUrl } = site

const { late, meanwhile } = withLateAnswers(simulator.gateway)
const asking = await freshApp({ siteUrl, payments: late })

async function orderSeenFrom() {
  const { id, user } = await memberWithOrder(site)
  const { get } = await asking.as(user)
  return { id, look: () => get(`/v1/payment/${id}`) }
}

test('status response from before a reversal: does not make the gift paid again', async () => {
  const { id, look } = await orderSeenFrom()
  await simulator.settle(id, { channel: 'permata_va', isSilent: true })
  meanwhile.run = async () => void (await simulator.deny(id))
  await look()
  meanwhile.run = async () => {}
  expect((await booksOf(site, id)).status).toBe('failed')
  expect((await booksOf(site, id)).receipts).toEqual([])
})

test('status response from before the settlement: changes nothing', async () => {
  const { id, look } = await orderSeenFrom()
  await simulator.choose(id, 'bca_va')
  meanwhile.run = async () => void (await simulator.settle(id))
  expect(await look()).toMatchObject({ data: { status: 'paid' } })
  meanwhile.run = async () => {}
  expect((await booksOf(site, id)).receipts).toHaveLength(1)
})

test('concurrent status queries: the gateway is queried once', async () => {
  const { look } = await orderSeenFrom()
  let asked = 0
  meanwhile.run = async () => {
    asked += 1
  }
  const answers = await Promise.all([look(), look(), look(), look()])
  for (const answer of answers) expect(answer).toMatchObject({ code: 200, data: { status: 'created' } })
  meanwhile.run = async () => {}
  expect(asked).toBe(1)
})
