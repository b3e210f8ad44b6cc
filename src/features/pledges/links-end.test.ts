import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody, type Opened, someDonor } from '#test/support/giving.ts'
import { pledgeToken } from './pledge-token.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, post, send, time, letters, services } = site
await site.work()
const DAY = 86_400_000

/** A guest with a monthly gift, and the tokens of it and its first order. */
async function guest() {
  const donor = someDonor()
  const body = await guestBody(site, { donor, frequency: 'monthly' })
  const order = (await post('/v1/donations/guest', body)).data as Opened & { order_token: string }
  const { id } = await db
    .selectFrom('pledges')
    .select('id')
    .where('donorEmail', '=', donor.email)
    .executeTakeFirstOrThrow()
  return { donor, order, id, token: pledgeToken(services.secret, id) }
}
const opens = async (token: string) => (await post('/v1/pledges/link', { token })).code
const newLink = (email: string) =>
  eventually(() => {
    const letter = letters.findLast(({ to, subject }) => to === email && subject.startsWith('Tautan baru'))
    return /\/pledge#([\w.-]+)/.exec(letter!.text)![1]!
  })

test('GET /payment/{order_id}: a guest’s token ends a year after the order was made', async () => {
  const start = time.now
  const { order } = await guest()
  const look = async () => {
    const headers = { 'x-order-token': order.order_token, 'content-type': 'application/json' }
    const path = `/v1/payment/${order.order_id}`
    const body = JSON.stringify({ token: order.order_token })
    return [
      (await send('GET', path, { headers })).status,
      (await send('POST', `${path}/access`, { headers, body })).status,
    ]
  }
  time.now = new Date(start.getTime() + 364 * DAY)
  expect(await look()).toEqual([200, 200])
  time.now = new Date(start.getTime() + 367 * DAY)
  expect(await look()).toEqual([404, 404])
  time.now = start
})

test('POST /pledges/{id}/link-revocation: a guest revokes all mailed links and gets a new one', async () => {
  const { id, donor, token } = await guest()
  const other = await guest()
  expect((await post(`/v1/pledges/${id}/link-revocation`, { token: other.token })).code).toBe(404)
  expect((await post(`/v1/pledges/${id}/link-revocation`, {})).code).toBe(404)
  expect(await opens(token)).toBe(200)
  expect((await post(`/v1/pledges/${id}/link-revocation`, { token })).code).toBe(200)
  expect(await opens(token)).toBe(404)
  expect((await post(`/v1/pledges/${id}/link-revocation`, { token })).code).toBe(404)
  expect(await opens(other.token)).toBe(200)
  expect(await opens(await newLink(donor.email))).toBe(200)
})

test('guest pledge page: revokes its link without script', async () => {
  const { donor, token } = await guest()
  const act = async (intent: string) => {
    const body = new URLSearchParams({ intent, token })
    return (await send('POST', '/pledge', { body, headers: { origin: 'http://site.test' } })).text()
  }
  expect(await act('buka')).toContain('Matikan dan kirim yang baru')
  expect(await act('matikan-tautan')).toContain('Tautan yang lama sudah mati.')
  expect(await act('buka')).toContain('Tautan ini tidak berlaku')
  expect(await opens(await newLink(donor.email))).toBe(200)
})

test('POST /desk/pledges/{id}/link-revocation: the desk revokes a guest’s link, recorded in the audit trail', async () => {
  const { id, donor, token } = await guest()
  const staff = await makeUser(db, { role: 'staff' })
  const their = await site.as(staff)
  const path = `/v1/desk/pledges/${id}/link-revocation`
  expect((await (await site.as(await makeUser(db))).post(path, {})).code).toBe(403)
  const page = await their.open(deskPaths.pledges)
  expect(await page.text()).toContain('Matikan tautan')
  const body = new URLSearchParams({ id: String(id) })
  const acted = await their.send('POST', deskPaths.pledges, { body, headers: { origin: 'http://site.test' } })
  expect(await acted.text()).toContain('Tautan yang lama sudah mati.')
  expect(await opens(token)).toBe(404)
  expect(await opens(await newLink(donor.email))).toBe(200)
  expect(
    await db
      .selectFrom('audit')
      .select('actorId')
      .where('act', '=', 'revoke pledge links')
      .where('entityId', '=', id)
      .execute(),
  ).toEqual([{ actorId: staff.id }])
})
