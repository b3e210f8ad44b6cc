import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isSummed } from '../../giving/sum-queries.ts'

export type Trends = {
  /** Visitors per day, `YYYY-MM-DD`; days without any are omitted. */
  days: { day: string; visitors: number }[]
  /** Received gifts per month, `YYYY-MM`, net of refunds; months without any are omitted. */
  months: { month: string; count: number; received: number }[]
}

type Span = { fromDay: string; fromMonth: string; countsSimulated: boolean }

/** Visitors per day and gifts per month in Jakarta time, from a given day and first day of a month. */
export async function readTrends(db: Db, { fromDay, fromMonth, countsSimulated }: Span): Promise<Trends> {
  const { rows } = await sql<Trends>`
    select
      (select coalesce(json_agg(json_build_object('day', day, 'visitors', n) order by day), '[]') from (
        select day, n from visitor_counts where day >= ${fromDay}
        union all select day, count(*) from visitors where day >= ${fromDay} group by day
      ) seen) as days,
      (select coalesce(json_agg(json_build_object('month', month, 'count', n, 'received', received) order by month),
        '[]') from (
        select to_char(d.bucket, 'YYYY-MM') as month, sum(d.n) as n, sum(d.amount - d.refunded_amount) as received
        from donation_sums d
        where d.unit = 'month' and d.bucket >= ${fromMonth}::date and d.status in ('paid', 'partially_refunded')
          and ${isSummed(countsSimulated)}
        group by 1 having sum(d.n) > 0
      ) given) as months`.execute(db)
  return rows[0]!
}
