import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'

/** Rupiah of each order. */
const GIFT = 50_000

/** Batch size: a statement has less than two seconds. */
const MOST = 1_000

/** Inserts unpaid orders of guests. @returns their ids */
export async function makeOrders(db: Db, count: number): Promise<string[]> {
  const made: string[] = []
  while (made.length < count) made.push(...(await insertOrders(db, Math.min(MOST, count - made.length))))
  return made
}

async function insertOrders(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    with made as (
      insert into donations (order_id, donor_name, donor_email, gift_amount, amount, designation, consented_at,
        key_owner, body_hash, environment, token, redirect_url, created_at, expires_at)
      select 'JKL-' || upper(substr(md5(random()::text || n), 1, 26)), 'Donatur Ramai',
        'ramai-' || n || '@contoh.example', ${GIFT}::bigint, ${GIFT}::bigint, 'general', now(), 'guest', '\\x00',
        'simulation', 'token', '/', now(), now() + interval '1 day'
      from generate_series(1, ${count}::int) n returning id, order_id
    ), told as (
      insert into donation_events (donation_id, at, source, kind, from_status, to_status)
      select id, now(), 'donor', 'created', 'created', 'created' from made
    )
    select order_id from made`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/** A signed notice that an order was paid by virtual account. */
export function settlementOf(orderId: string, serverKey: string): string {
  const told = {
    order_id: orderId,
    status_code: '200',
    gross_amount: `${GIFT}.00`,
    currency: 'IDR',
    transaction_id: `t-${orderId}`,
    transaction_status: 'settlement',
    payment_type: 'bank_transfer',
    va_numbers: [{ bank: 'bca', va_number: '90000000000001' }],
  }
  return JSON.stringify({ ...told, signature_key: signatureOf(told, serverKey) })
}
