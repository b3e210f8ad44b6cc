import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import { isRealMoney, ledgerDate } from '../giving/gift-queries.ts'
import { hasArrived } from '../giving-desk/totals-queries.ts'
import type { DonorMonth } from './periods.ts'

type Wanted = {
  participantId: number
  /** First month excluded, `YYYY-MM`, in Jakarta time. */
  before: string
  countsSimulated: boolean
}

/**
 * Sum per donor and month given to an institution, net of refunds, oldest first. Donor keys never leave the server;
 * anonymous gifts count as one donor's.
 */
export async function listDonorMonths(
  db: Db,
  { participantId, before, countsSimulated }: Wanted,
): Promise<DonorMonth[]> {
  const { rows } = await sql<DonorMonth>`
    select to_char(${jakartaTimestamp(ledgerDate)}, 'YYYY-MM') as month,
      coalesce(lower(d.donor_email), d.user_id::text, '') as donor, count(*)::int as gifts,
      sum(d.gift_amount - case d.status when 'charged_back' then d.gift_amount
        else least(d.refunded_amount, d.gift_amount) end)::bigint as amount
    from donations d
    where d.participant_id = ${participantId} and ${hasArrived}
      and to_char(${jakartaTimestamp(ledgerDate)}, 'YYYY-MM') < ${before}
      ${countsSimulated ? sql`` : sql`and ${isRealMoney}`}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
