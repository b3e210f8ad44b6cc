import { type RawBuilder, sql } from 'kysely'
import { ledgerChannel } from '#src/features/giving/gift-queries.ts'
import { isOfDays } from '#src/features/giving/sum-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { nameInLanguage } from '#src/platform/database/translated.ts'
import {
  type LedgerScope,
  ledgerAims,
  ledgerRegion,
  matchesLedgerFilter,
  matchesSummedFilter,
} from './filter-queries.ts'

/** Totals of all gifts, or of one region, institution, campaign or payment method. */
export type Share = {
  of: 'all' | 'region' | 'institution' | 'campaign' | 'channel'
  id: number | null
  title: string | null
  count: number
  received: number
  fees: number
  refunded: number
}

/** Condition for gifts or sums `d` that were paid and not reversed. */
export const hasArrived = sql`d.status in ('paid', 'partially_refunded', 'refunded', 'charged_back')`
/** Totals of sums `d` of paid gifts. Of a chargeback nothing is kept. */
export const moneySums = sql`
  coalesce(sum(d.n), 0)::int as count, sum(d.amount)::bigint as received, sum(d.fee_amount)::bigint as fees,
  sum(case d.status when 'charged_back' then d.amount else d.refunded_amount end)::bigint as refunded`

/** Sums of the paid ones among the filtered gifts; what is searched for is found among the gifts themselves. */
const paidSums = (books: LedgerScope): RawBuilder<unknown> =>
  books.q
    ? sql`select d.status, 1 as n, d.amount, d.fee_amount, d.refunded_amount, d.participant_id, d.campaign_id,
        ${ledgerRegion} as region_id, ${ledgerChannel} as channel
      from donations d ${ledgerAims} where ${hasArrived} and ${matchesLedgerFilter(books)}`
    : sql`select d.status, d.n, d.amount, d.fee_amount, d.refunded_amount, d.participant_id, d.campaign_id,
        ${ledgerRegion} as region_id, d.channel
      from donation_sums d ${ledgerAims} where ${hasArrived} and ${matchesSummedFilter(books)} and ${isOfDays(books)}`

/** Sum received of the filtered gifts, as `listTotals` has it for all of them. */
export async function getReceived(db: Db, books: LedgerScope): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    select coalesce(sum(d.amount), 0)::bigint as received from (${paidSums(books)}) d`.execute(db)
  return rows[0]!.received
}

/** All totals of the filtered gifts at once, largest first; each kind of share adds up to all. */
export async function listTotals(db: Db, books: LedgerScope): Promise<Share[]> {
  const { rows } = await sql<Share>`
    with d as materialized (${paidSums(books)}), sums as (
      select grouping(d.region_id, d.participant_id, d.campaign_id, d.channel) as mask, d.region_id,
        d.participant_id, d.campaign_id, d.channel, ${moneySums}
      from d group by grouping sets ((), (d.region_id), (d.participant_id), (d.campaign_id), (d.channel))
      having grouping(d.region_id, d.participant_id, d.campaign_id, d.channel) = 15 or sum(d.n) > 0
    )
    select case mask when 15 then 'all' when 7 then 'region' when 11 then 'institution' when 13 then 'campaign'
        else 'channel' end as of,
      coalesce(s.region_id, s.participant_id, s.campaign_id) as id,
      coalesce(r.title, p.title, ${nameInLanguage('campaign', sql`k.id`, 'title', sql`k.title`)}, s.channel) as title,
      s.count, coalesce(s.received, 0) as received, coalesce(s.fees, 0) as fees, coalesce(s.refunded, 0) as refunded
    from sums s left join regions r on r.id = s.region_id left join participants p on p.id = s.participant_id
      left join campaigns k on k.id = s.campaign_id
    order by s.received desc, title`.execute(db)
  return rows
}
