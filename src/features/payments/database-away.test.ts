import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFaultProxy } from '#test/drills/support/fault-proxy.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator } = site
const address = new URL(site.siteUrl)
const proxy = await startFaultProxy(join(address.searchParams.get('host')!, '.s.PGSQL.5432'))
afterAll(proxy.close)

/** The same site, with a database behind a proxy that can fail. */
const weak = await freshApp({ siteUrl: throughProxy(address), payments: simulator })
afterAll(() => proxy.set('pass'))

function throughProxy({ username, password, pathname }: URL) {
  return `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`
}

async function heldNotice(id: string) {
  await simulator.notifications('hold')
  await simulator.settle(id, { channel: 'bca_va' })
  const { held } = await simulator.notices()
  await simulator.notifications('send')
  return held.at(-1)!.body
}

const tell = (body: string) =>
  weak.send('POST', '/v1/payment/notification', { headers: { 'content-type': 'application/json' }, body })

test.each(['refuse', 'reset'] as const)(
  'POST /v1/payment/notification: 503 with Retry-After while the database is away (%s), stores nothing; a retry succeeds',
  async (fault) => {
    const { id } = await memberWithOrder(site)
    const body = await heldNotice(id)
    await proxy.set(fault)
    const refused = await tell(body)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await booksOf(site, id)).toMatchObject({ status: 'created', receipts: [] })
    await proxy.set('pass')
    expect((await tell(body)).status).toBe(200)
    expect((await tell(body)).status).toBe(200)
    const books = await booksOf(site, id)
    expect(books).toMatchObject({ status: 'paid', receipts: [{ voidedAt: null }] })
    expect(books.events.map(({ kind }) => kind)).toEqual(['created', 'settlement'])
  },
)
