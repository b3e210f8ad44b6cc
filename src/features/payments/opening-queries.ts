import { sql } from 'kysely'
import type { BankAccount } from '#src/features/giving/model.ts'
import type { Db } from '#src/platform/database/connect.ts'

/** End of a lease by the database's clock: the clocks of the processes may differ. */
const leaseEnd = sql<Date>`now() + interval '3 seconds'`

/** Claim on an order. Every write of its owner checks both: a later claim ends an earlier one. */
export type Claim = { id: number; openingClaim: number }

/**
 * Claims an order for opening, for three seconds.
 * @returns undefined while another process has it, and once it is open or over
 */
export const claimOpening = (db: Db, id: number): Promise<Claim | undefined> =>
  db
    .updateTable('donations')
    .set({ openingUntil: leaseEnd, openingClaim: sql`opening_claim + 1` })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('token', 'is', null)
    .where((eb) => eb.or([eb('openingUntil', 'is', null), eb('openingUntil', '<=', sql<Date>`now()`)]))
    .returning(['id', 'openingClaim'])
    .executeTakeFirst()

const updateClaimed = (db: Db, claim: Claim) => db.updateTable('donations').where((eb) => eb.and(claim))

/** Extends the claim on an order by three seconds. */
export const extendOpening = (db: Db, claim: Claim) =>
  updateClaimed(db, claim).set({ openingUntil: leaseEnd }).where('openingUntil', 'is not', null).execute()

const set = async (db: Db, claim: Claim, values: { openingUntil: null } | { attempt: number }) =>
  (await updateClaimed(db, claim).set(values).executeTakeFirst()).numUpdatedRows > 0n

/** @returns false when the claim was lost */
export const releaseOpening = (db: Db, claim: Claim) => set(db, claim, { openingUntil: null })

/**
 * Counts an attempt that may have reached the gateway without its answer reaching us.
 * @returns false when the claim was lost
 */
export const setAttempt = (db: Db, claim: Claim, attempt: number) => set(db, claim, { attempt })

type Opened = { token: string; redirectUrl: string; environment: string; askAt: Date }

/** Stores the token of an opened order; the first one stays. */
export const storeToken = (db: Db, claim: Claim, opened: Opened) =>
  updateClaimed(db, claim)
    .set({ ...opened, openingUntil: null })
    .where('token', 'is', null)
    .execute()

/** Highest transfer code, small enough that people still recognise the gift in the sum. */
const CODES = 999

/**
 * Assigns a transfer sum that no other open transfer has, if possible none of the last ten days: money that comes late
 * then still names its order. A transfer has no fee to cover.
 * @returns false when all codes are taken or the claim is lost
 */
export async function storeTransfer(
  db: Db,
  { claim, to, expiresAt }: { claim: Claim; to: BankAccount; expiresAt: Date },
): Promise<boolean> {
  // Serialises the search for a free code, else two orders could get the same.
  await sql`select pg_advisory_xact_lock(hashtext('transfer code'))`.execute(db)
  const { rows } = await sql`
    update donations d set transfer_to = ${JSON.stringify(to)}, transfer_amount = d.gift_amount + free.code,
      fee_amount = 0, amount = d.gift_amount,
      expires_at = ${expiresAt}, opening_until = null
    from (
      select code from generate_series(1, ${CODES}::int) code, donations mine
      where mine.id = ${claim.id} and not exists (select from donations o where o.status = 'pending'
        and (o.transfer_amount - o.amount = code or o.transfer_amount = mine.gift_amount + code))
      order by exists (select from donations o where o.transfer_amount = mine.gift_amount + code
        and o.expires_at > ${expiresAt}::timestamptz - interval '10 days'), random() limit 1
    ) free
    where d.id = ${claim.id} and d.opening_claim = ${claim.openingClaim} and d.status = 'created'
    returning d.id`.execute(db)
  return rows.length === 1
}
