import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { GivingRules } from '#src/platform/payments/giving-rules.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { listOnePerson } from './one-person-queries.ts'

/**
 * Whole rupiah that somebody moved alone at the desk on the day of a moment, by the capital's clock, with all accounts
 * that count as theirs. What waits for a second person, or was decided by one, does not count; what was corrected
 * afterwards still does.
 */
export const sumOfDay = async (db: Db, by: number, now: Date): Promise<number> =>
  sumOf(db, await listOnePerson(db, by), now)

async function sumOf(db: Db, accounts: readonly number[], now: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from donation_acts
    where asked_by = any (${accounts}::bigint[]) and kind <> 'reject' and status <> 'waiting' and decided_by is null
      and (asked_at at time zone 'Asia/Jakarta')::date = ${jakartaDay(now)}::date`.execute(db)
  return Number(rows[0]!.sum)
}

/** The same, with a lock: of two requests of one person at once the second sees the sum of the first. */
export async function lockSumOfDay(tx: Db, by: number, now: Date): Promise<number> {
  const accounts = await listOnePerson(tx, by)
  // In the order of their numbers, so that no two requests wait for each other.
  for (const id of accounts)
    await sql`select pg_advisory_xact_lock(hashtext('desk sum'), ${id}::int)`.execute(tx)
  return sumOf(tx, accounts, now)
}

/** True if a transfer, with what its confirmer moved alone today, is more than one person decides. */
export async function confirmsMuch(
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
