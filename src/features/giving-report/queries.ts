import { sql } from 'kysely'
import { isCounted, signedAmount } from '#src/features/giving/disbursed-queries.ts'
import { isRealMoney, ledgerDate } from '#src/features/giving/gift-queries.ts'
import { hasArrived } from '#src/features/giving-desk/totals-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'

/** Years with payments or disbursements that were not all reversed, newest first, by Jakarta's calendar. */
export async function listYears(db: Db, countsSimulated: boolean): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from ${jakartaTimestamp(ledgerDate)})::int as year
    from donations d where ${hasArrived} and (${countsSimulated}::boolean or ${isRealMoney})
    union
    select extract(year from d.paid_on)::int from disbursements d where ${isCounted(countsSimulated)}
    group by 1 having sum(${signedAmount}) <> 0
    order by year desc`.execute(db)
  return rows.map(({ year }) => year)
}

/** True if any gift has an event after a moment. */
export async function hasNews(db: Db, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('donationEvents')
    .select('at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined && row.at > since
}
