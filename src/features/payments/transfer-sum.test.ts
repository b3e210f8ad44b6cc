import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, type Opened, setBank } from '#test/support/giving.ts'

const site = await freshApp()
const amount = 321_000

/** Opens a transfer as a new member. */
async function transfer() {
  const { post } = await site.as(await makeUser(site.db))
  const { order_id: id, transfer } = (await post('/v1/payment/transaction', giftBody({ amount })))
    .data as Opened
  return { id, sum: transfer!.amount_with_code, post }
}

test('POST /v1/payment/transaction: the sum of an ended transfer is used again only when no other is left', async () => {
  await setBank(site)
  const ended = await transfer()
  await ended.post(`/v1/payment/${ended.id}/cancel`, {})
  const unused = ended.sum === amount + 999 ? amount + 998 : amount + 999
  // All other codes are those of orders that ended today.
  await sql`insert into donations (order_id, gift_amount, amount, designation, consented_at, status, key_owner,
      body_hash, created_at, expires_at, transfer_to, transfer_amount)
    select 'JKL-' || lpad(code::text, 26, '0'), gift_amount, amount, designation, consented_at, status, key_owner,
      body_hash, created_at, expires_at, transfer_to, gift_amount + code
    from donations, generate_series(1, 999) code
    where order_id = ${ended.id} and gift_amount + code not in (${ended.sum}, ${unused})`.execute(site.db)
  expect((await transfer()).sum).toBe(unused)
  expect((await transfer()).sum).not.toBe(unused)
})
