import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder, setBank } from '#test/support/giving.ts'
import type { OpenOrderWire, ReconciliationWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site
const clerk = await makeUser(db, { role: 'staff' })
let staff = await site.as(clerk)
const MINUTE = 60_000
const pass = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * MINUTE)
}
beforeEach(async () => {
  pass(30 * 24 * 60)
  staff = await site.as(clerk)
})

const standing = async () => (await staff.get('/v1/desk/reconciliation')).data as ReconciliationWire
const orders = async (which: string) =>
  (await staff.get(`/v1/desk/reconciliation/orders?limit=100&which=${which}`)).data as OpenOrderWire[]
const ask = (id: string) => staff.post(`/v1/desk/donations/${id}/question`, {})

test('reconciliation: shows the last contact with the gateway and the number of orders by status', async () => {
  expect(await standing()).toMatchObject({
    gateway: { name: 'simulator', environment: 'simulation' },
    last_notification_at: null,
    open: 0,
    by_status: [],
  })
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  await memberWithOrder(site)
  expect(await standing()).toMatchObject({
    last_notification_at: time.now.toISOString(),
    last_heard_at: time.now.toISOString(),
    open: 1,
    unheard: 0,
  })
  expect((await standing()).by_status).toEqual(
    expect.arrayContaining([
      { status: 'paid', count: 1 },
      { status: 'created', count: 1 },
    ]),
  )
})

test('reconciliation: lists an order without news for 15 minutes, until the gateway responds', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', isSilent: true })
  const isListed = async (which: string) => (await orders(which)).some(({ order_id }) => order_id === id)
  expect([await isListed('open'), await isListed('unheard')]).toEqual([true, false])
  pass(16)
  expect((await standing()).unheard).toBeGreaterThan(0)
  expect(await isListed('unheard')).toBe(true)
  expect(await ask(id)).toMatchObject({
    code: 200,
    data: { answered: true, order: { order_id: id, status: 'paid', asked_at: time.now.toISOString() } },
  })
  expect([await isListed('open'), await isListed('unheard')]).toEqual([false, false])
  const books = await booksOf(site, id)
  expect(books.receipts).toHaveLength(1)
  const audit = await db.selectFrom('audit').selectAll().where('act', '=', 'ask').execute()
  expect(audit).toMatchObject([{ actorId: clerk.id, entityId: books.id, detail: { answered: true } }])
})

test('reconciliation: reports an unavailable gateway, and the query is retried automatically', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.outage('error')
  expect(await ask(id)).toMatchObject({ code: 200, data: { answered: false, order: { status: 'created' } } })
  expect((await booksOf(site, id)).askAt!.getTime()).toBeGreaterThan(time.now.getTime())
  await simulator.outage('none')
})

test('reconciliation: rejects an order that was never at the gateway', async () => {
  expect((await ask(`JKL-${'0'.repeat(26)}`)).code).toBe(404)
  const transfers = await freshApp()
  await setBank(transfers)
  const { id } = await memberWithOrder(transfers)
  const desk = await transfers.as(await makeUser(transfers.db, { role: 'staff' }))
  expect(await desk.post(`/v1/desk/donations/${id}/question`, {})).toMatchObject({
    code: 409,
    data: { current: { order_id: id, channel_title: 'Transfer bank' } },
  })
  expect(await desk.get('/v1/desk/reconciliation')).toMatchObject({ data: { gateway: null, open: 0 } })
})
