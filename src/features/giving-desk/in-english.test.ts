import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, bus } = site
await db
  .insertInto('settings')
  .values({ key: 'languages', value: JSON.stringify('en') })
  .execute()
bus.invalidate(['settings'])
const staff = await site.as(await makeUser(db, { role: 'staff' }))
const textOf = async (path: string) => (await staff.open(`/en${path}`)).text()

test('the donation ledger in English: columns, sums and filters, and links that stay in it', async () => {
  const { id } = await memberWithOrder(site, { amount: 123_000 })
  await simulator.settle(id, { channel: 'bca_va' })
  const list = await textOf('/desk/giving')
  expect(list).toContain('<title>Donation ledger – ')
  expect(list).toContain('Kept after refunds')
  expect(list).toContain('Not chosen yet')
  expect(list).toContain(`href="/en/desk/giving/${id}"`)
  expect(await textOf('/desk/giving?by=region')).toContain('Totals by region, largest first')
  const gift = await textOf(`/desk/giving/${id}?do=refund`)
  expect(gift).toContain('At most Rp\u00a0123,000.')
  expect(gift).toContain('gateway’s notice')
})

test('quarantine in English: its notices are counted with their plural, and say what to do', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', lies: { gross_amount: '1.00' } })
  expect(await textOf('/desk/giving/quarantine')).toContain('The amount differs')
  expect(await textOf('/desk/giving/reconciliation')).toContain(
    '1 notice has been set aside and not checked yet.',
  )
})
