import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/*
 * `donation_sums`, kept by a trigger on `donations`: the number and the sums `n` of gifts by day and once more by month,
 * in rows that add up. A group without gifts may have rows that add up to zero.
 */

/** Gifts of a simulator or a sandbox are left out of sums `d` unless the site counts them. */
export const isSummed = (countsSimulated: boolean): RawBuilder<unknown> =>
  countsSimulated ? sql`true` : sql`d.is_real`

const startOfMonth = (day: RawBuilder<unknown>) => sql`date_trunc('month', ${day})::date`

/** Condition on sums `d` of single days from the day `from` to the day `to`; either may be open. */
export const isOfSingleDays = ({ from, to }: Days): RawBuilder<unknown> =>
  sql`d.unit = 'day' and d.bucket >= ${from ?? '-infinity'}::date and d.bucket <= ${to ?? 'infinity'}::date`

/** The same on sums that together are those days: of whole months, and of the days before and after them. */
export function isOfDays(days: Days): RawBuilder<unknown> {
  const { from, to } = days
  if (!from && !to) return sql`d.unit = 'month'`
  const first = from
    ? startOfMonth(sql`${from}::date + interval '1 month' - interval '1 day'`)
    : sql`'-infinity'`
  const end = to ? startOfMonth(sql`${to}::date + 1`) : sql`'infinity'`
  const isWhole = sql`d.bucket >= ${first} and d.bucket < ${end}`
  return sql`(d.unit = 'month' and ${isWhole} or ${isOfSingleDays(days)} and not (${isWhole}))`
}
type Days = { from?: string | undefined; to?: string | undefined }

/** Folds the rows of each day and month with new ones into one per group. */
export async function foldSums(db: Db): Promise<void> {
  const group = sql`unit, bucket, status, designation, region_id, participant_id, campaign_id, channel, is_real`
  const sums = ['n', 'amount', 'fee_amount', 'refunded_amount', 'kept_amount'].map(
    (column) => sql`sum(${sql.ref(column)})`,
  )
  await sql`
    with gone as (
      delete from donation_sums where (unit, bucket) in (
        select unit, bucket from donation_sums where not is_folded)
      returning *
    )
    insert into donation_sums
    select ${group}, ${sql.join(sums)}, true from gone group by ${group}
    having (${sql.join(sums)}) <> (0, 0, 0, 0, 0)`.execute(db)
}
