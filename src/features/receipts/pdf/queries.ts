import { sql } from 'kysely'
import { isRealMoney } from '#src/features/giving/gift-queries.ts'
import { designationTitle } from '#src/features/payments/order-queries.ts'
import type { DonationRow } from '#src/features/payments/queries.ts'
import type { Db } from '#src/platform/database/connect.ts'

export type ReceiptOfYear = Pick<
  DonationRow,
  'amount' | 'refundedAmount' | 'designation' | 'designationTitle' | 'environment'
> & { year: number; number: number; issuedAt: Date; voidedAt: Date | null }

/**
 * Finds a person and all their receipts of a year, by number; null where there are none.
 * @param countsSimulated as in the ledger
 */
export async function findStatement(
  db: Db,
  userId: number,
  { year, countsSimulated }: { year: number; countsSimulated: boolean },
): Promise<{ donor: string; rows: ReceiptOfYear[] } | null> {
  const { rows } = await sql<ReceiptOfYear & { donor: string }>`
    select u.nama_lengkap as donor, c.year, c.number, c.issued_at, c.voided_at, d.amount, d.refunded_amount,
      d.designation, ${designationTitle} as designation_title, d.environment
    from donations d join receipts c on c.donation_id = d.id join users u on u.id = d.user_id
    left join regions r on r.id = d.region_id left join participants p on p.id = d.participant_id
    where d.user_id = ${userId} and c.year = ${year} and (${countsSimulated}::boolean or ${isRealMoney})
    order by c.number`.execute(db)
  return rows[0] ? { donor: rows[0].donor, rows } : null
}
