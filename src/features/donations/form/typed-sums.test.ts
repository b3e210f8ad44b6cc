import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deskUser } from '#test/support/giving-desk.ts'

const site = await freshApp({ payments: 'simulator' })
const client = await site.as(await makeUser(site.db))
const send = (path: string, fields: Record<string, string>, { send } = client) =>
  send('POST', path, { body: new URLSearchParams(fields), headers: { origin: 'http://site.test' } })
const give = (amount: string) =>
  send('/donasi', {
    preset: 'lain',
    amount,
    designation: 'general',
    frequency: 'once',
    channel: 'qris',
    consent: 'on',
    idempotency_key: randomUUID(),
  })
const amounts = async () =>
  (await site.db.selectFrom('donations').select('amount').execute()).map(({ amount }) => amount)

test('/donasi without script: an amount with zero sen is never read as a hundred times as much', async () => {
  for (const typed of ['75.000,00', '75000.00', '75,000.00', 'Rp. 75.000,-'])
    expect((await give(typed)).status, typed).toBe(302)
  expect(await amounts()).toEqual(Array(4).fill(75_000))
})

test('/donasi without script: an ambiguous amount is rejected with its reason and kept in the field', async () => {
  const before = await amounts()
  for (const [typed, reason] of [
    ['75.000.00', 'Titik dan komanya tidak jelas.'],
    ['1,5', '“1,5” tidak jelas.'],
    ['75rb', 'Jangan disingkat.'],
    ['-75.000', 'Jumlah tidak boleh negatif.'],
  ] as const) {
    const answer = await give(typed)
    expect(answer.status, typed).toBe(400)
    const html = await answer.text()
    expect(html).toContain(reason)
    expect(html).toContain(`value="${typed}"`)
  }
  expect(await amounts()).toEqual(before)
})

test('desk: a manual gift with an unreadable amount names the reason', async () => {
  const { me } = await deskUser(site)
  const fields = { amount: '75.000.00', way: 'cash', target: 'general', name: 'Rambu Contoh' }
  const answer = await send(deskPaths.newGift, fields, me)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Titik dan komanya tidak jelas.')
})
