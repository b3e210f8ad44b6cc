import { sql } from 'kysely'
import { isCounted, signedAmount } from '#src/features/giving/disbursed-queries.ts'
import { isSummed } from '#src/features/giving/sum-queries.ts'
import { hasArrived } from '#src/features/giving-desk/totals-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'

/** Years with payments or disbursements that were not all reversed, newest first, by Jakarta's calendar. */
export async function listYears(db: Db, countsSimulated: boolean): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select extract(year from d.bucket)::int as year
    from donation_sums d where d.unit = 'month' and ${hasArrived} and ${isSummed(countsSimulated)}
    group by 1 having sum(d.n) > 0
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
