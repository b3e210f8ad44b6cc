import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { BankAccount } from './model.ts'

/** By the database's clock: the processes that share an order may each have another idea of the time. */
const leaseEnd = sql<Date>`now() + interval '3 seconds'`

/** Takes an order to be opened for three seconds, unless somebody else has it or it is open or over already. */
export async function claimOpening(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('donations')
    .set({ openingUntil: leaseEnd })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('token', 'is', null)
    .where((eb) => eb.or([eb('openingUntil', 'is', null), eb('openingUntil', '<=', sql<Date>`now()`)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps an order that was claimed for another three seconds. */
export const extendOpening = (db: Db, id: number) =>
  db
    .updateTable('donations')
    .set({ openingUntil: leaseEnd })
    .where('id', '=', id)
    .where('openingUntil', 'is not', null)
    .execute()

export const releaseOpening = (db: Db, id: number) =>
  db.updateTable('donations').set({ openingUntil: null }).where('id', '=', id).execute()

/** Counts an attempt that the gateway may have taken without our hearing of it. */
export const setAttempt = (db: Db, id: number, attempt: number) =>
  db.updateTable('donations').set({ attempt }).where('id', '=', id).execute()

type Opened = { token: string; redirectUrl: string; environment: string; askAt: Date }

/** What was opened first stays: a second token of the same order is given to nobody. */
export const storeToken = (db: Db, id: number, opened: Opened) =>
  db
    .updateTable('donations')
    .set({ ...opened, openingUntil: null })
    .where('id', '=', id)
    .where('token', 'is', null)
    .execute()

/** The highest code; a sum with it stays a sum that a person reads as the gift. */
const CODES = 999

/** Gives an order a sum that no other open transfer has; a transfer costs no fee that could be covered. @returns false when all codes are taken */
export async function storeTransfer(
  db: Db,
  { id, to, expiresAt }: { id: number; to: BankAccount; expiresAt: Date },
): Promise<boolean> {
  // One order at a time looks for a free code, else two would find the same.
  await sql`select pg_advisory_xact_lock(hashtext('transfer code'))`.execute(db)
  const { rows } = await sql`
    update donations d set transfer_to = ${JSON.stringify(to)}, transfer_amount = d.gift_amount + free.code,
      fee_amount = 0, amount = d.gift_amount,
      expires_at = ${expiresAt}, opening_until = null
    from (
      select code from generate_series(1, ${CODES}::int) code, donations mine
      where mine.id = ${id} and not exists (select from donations o where o.status = 'pending'
        and (o.transfer_amount - o.amount = code or o.transfer_amount = mine.gift_amount + code))
      order by random() limit 1
    ) free
    where d.id = ${id} and d.status = 'created' returning d.id`.execute(db)
  return rows.length === 1
}
