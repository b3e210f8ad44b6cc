import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import type { GivingRules } from '#src/platform/payments/giving-rules.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { listAccountsOfPerson } from './same-person-queries.ts'

/**
 * Sum that a person moved without second approval on a day of Jakarta, whole rupiah, over all accounts that count as
 * theirs. Pending requests and those decided by a second person do not count; corrected ones do.
 */
export const sumOfDay = async (db: Db, by: number, now: Date): Promise<number> =>
  sumOf(db, await listAccountsOfPerson(db, by), now)

async function sumOf(db: Db, accounts: readonly number[], now: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from (
      select amount, asked_by, asked_at, status, decided_by from donation_acts where kind <> 'reject'
      union all select amount, asked_by, asked_at, status, decided_by from disbursements
    ) moved
    where asked_by = any (${accounts}::bigint[]) and status <> 'waiting' and decided_by is null
      and ${jakartaTimestamp(sql`asked_at`)}::date = ${jakartaDay(now)}::date`.execute(db)
  return Number(rows[0]!.sum)
}

/** Same as `sumOfDay` with a lock: of two concurrent requests of one person the second sees the sum of the first. */
export async function lockSumOfDay(tx: Db, by: number, now: Date): Promise<number> {
  const accounts = await listAccountsOfPerson(tx, by)
  // Locks in order of id, to avoid deadlocks.
  for (const id of accounts)
    await sql`select pg_advisory_xact_lock(hashtext('desk sum'), ${id}::int)`.execute(tx)
  return sumOf(tx, accounts, now)
}

/** True if confirming a transfer would exceed what one person may move alone today. */
export async function exceedsDayLimit(
  db: Db,
  { orderId, by, now, giving }: { orderId: string; by: number; now: Date; giving: GivingRules },
): Promise<boolean> {
  const order = await db
    .selectFrom('donations')
    .select((eb) => eb.fn.coalesce('transferAmount', 'amount').as('amount'))
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return !!order && Number(order.amount) + (await sumOfDay(db, by, now)) > giving.secondPersonAbove
}
