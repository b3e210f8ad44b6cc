import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export type Receipt = {
  year: number
  number: number
  code: string
  issuedAt: Date
  provisionalUntil: Date | null
  voidedAt: Date | null
}

const columns = ['year', 'number', 'code', 'issuedAt', 'provisionalUntil', 'voidedAt'] as const

export const findReceipt = (db: Db, donationId: number): Promise<Receipt | undefined> =>
  db.selectFrom('receipts').select(columns).where('donationId', '=', donationId).executeTakeFirst()

/**
 * Inserts a receipt with the next receipt number of its year. The year's row stays locked until the transaction ends: a
 * rollback leaves no gap, and no other transaction gets the number meanwhile.
 */
export const insertReceipt = (
  db: Db,
  given: { donationId: number; year: number; code: string; issuedAt: Date; provisionalUntil: Date | null },
): Promise<Receipt> =>
  db
    .with('nextReceiptNumber', (qb) =>
      qb
        .insertInto('receiptYears')
        .values({ year: given.year, last: 1 })
        .onConflict((oc) => oc.column('year').doUpdateSet({ last: sql`receipt_years.last + 1` }))
        .returning('last'),
    )
    .insertInto('receipts')
    .values((eb) => ({ ...given, number: eb.selectFrom('nextReceiptNumber').select('last') }))
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Marks a receipt void since a moment, or valid again with null. */
export const setVoided = async (db: Db, donationId: number, voidedAt: Date | null) =>
  void (await db.updateTable('receipts').set({ voidedAt }).where('donationId', '=', donationId).execute())

export type CheckedReceipt = Receipt & { amount: number; refundedAmount: number; environment: string | null }

/** Public data of a receipt by code: no name, no order. */
export async function findByCode(db: Db, code: string): Promise<CheckedReceipt | undefined> {
  const { rows } = await sql<CheckedReceipt>`
    select r.year, r.number, r.code, r.issued_at, r.provisional_until, r.voided_at, d.amount, d.refunded_amount,
      d.environment
    from receipts r join donations d on d.id = r.donation_id where r.code = ${code}`.execute(db)
  return rows[0]
}
