import { expect, test } from 'vitest'
import type { Gateway } from '#src/platform/payments/gateway.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'

const before = await freshApp({ payments: 'simulator' })
const { simulator, siteUrl } = before
const gateway = { ...before.services.payments!, name: 'midtrans', environment: 'production' } as Gateway
const after = await freshApp({ siteUrl, payments: gateway })

test.each(['simulation', 'sandbox'] as const)(
  'gifts of the %s: once money is real, in no sums and statements, and marked on their receipts',
  async (environment) => {
    const { user, member, id } = await memberWithOrder(before)
    await simulator.settle(id, { channel: 'bca_va' })
    await before.db.updateTable('donations').set({ environment }).where('orderId', '=', id).execute()
    const { code, year } = (await booksOf(before, id)).receipts[0]!
    const file = `/v1/donations/statement.pdf?year=${year}`
    expect(await member.get('/v1/donations/summary')).toMatchObject({ data: { received: 100_000, count: 1 } })
    expect((await member.open(file)).status).toBe(200)
    const there = await after.as(user)
    expect(await there.get('/v1/donations/summary')).toMatchObject({
      data: { received: 0, count: 0, years: [] },
    })
    expect(await there.get('/v1/member/summary')).toMatchObject({ data: { donations: null } })
    expect((await there.open(file)).status).toBe(404)
    expect(await after.get(`/v1/receipts/${code}`)).toMatchObject({ data: { is_simulation: true } })
    expect(await (await after.open(furtherPaths.receipt(code))).text()).toContain('Ini simulasi.')
  },
)
