import { type RawBuilder, sql } from 'kysely'
import { isRealMoney, ledgerChannel, ledgerDate } from '#src/features/giving/gift-queries.ts'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import { isOfDays, isOfSingleDays } from '#src/features/giving/sum-queries.ts'
import { designationTitle } from '#src/features/payments/order-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { startOf } from '#src/platform/database/jakarta-days.ts'
import {
  type LedgerScope,
  ledgerAims,
  ledgerRegion,
  matchesLedgerFilter,
  matchesLedgerSearch,
  matchesSummedFilter,
} from './filter-queries.ts'
import type { LedgerQuery } from './schema.ts'

export type LedgerRow = {
  id: number
  orderId: string
  status: DonationStatus
  date: Date
  createdAt: Date
  paidAt: Date | null
  giftAmount: number
  feeAmount: number
  amount: number
  imposedFee: number
  refundedAmount: number
  transferAmount: number | null
  designation: 'general' | 'region' | 'partisipan' | 'campaign'
  designationId: number | null
  designationTitle: string
  regionId: number | null
  regionTitle: string | null
  channel: string
  donorName: string | null
  donorEmail: string | null
  isAnonymous: boolean
  receiptYear: number | null
  receiptNumber: number | null
  receiptCode: string | null
  voidedAt: Date | null
  environment: string | null
}

/** Columns of a ledger row; `ledgerTables` has its tables. */
export const ledgerColumns = sql`
  d.id, d.order_id, d.status, ${ledgerDate} as date, d.created_at, d.paid_at, d.gift_amount, d.fee_amount, d.amount,
  d.imposed_fee,  d.refunded_amount, d.transfer_amount, d.designation,
  coalesce(d.region_id, d.participant_id, d.campaign_id) as designation_id, ${designationTitle} as designation_title,
  a.id as region_id, a.title as region_title, ${ledgerChannel} as channel, d.donor_name, d.donor_email,
  d.is_anonymous, c.year as receipt_year, c.number as receipt_number, c.code as receipt_code, c.voided_at,
  d.environment`
export const ledgerTables = sql`
  donations d ${ledgerAims} left join regions r on r.id = d.region_id
  left join regions a on a.id = ${ledgerRegion} left join receipts c on c.donation_id = d.id`

/** Search result of the whole desk: up to `limit` gifts, matched as in the ledger, newest first. */
export const giftsFound = (q: string, countsSimulated: boolean, limit: number): RawBuilder<unknown> => sql`
  select 'gift' as kind, d.order_id as key, d.order_id as title,
    concat_ws(' · ', 'Rp ' || replace(to_char(d.gift_amount, 'FM999,999,999,999'), ',', '.'), d.donor_name,
      to_char(d.created_at at time zone 'Asia/Jakarta', 'DD/MM/YYYY')) as detail,
    d.status, ${ledgerDate} as at
  from donations d
  where ${matchesLedgerSearch(q)} and ${countsSimulated ? sql`true` : isRealMoney}
  order by ${ledgerDate} desc, d.id desc limit ${limit}`

const orders = {
  '-date': { of: sql`${ledgerDate} desc, d.id desc`, shown: sql`date desc, id desc`, days: sql`desc` },
  date: { of: sql`${ledgerDate}, d.id`, shown: sql`date, id`, days: sql`asc` },
  '-amount': { of: sql`d.amount desc, d.id desc`, shown: sql`amount desc, id desc`, days: null },
  amount: { of: sql`d.amount, d.id`, shown: sql`amount, id`, days: null },
}

type LedgerPage = LedgerScope & Pick<LedgerQuery, 'sort' | 'page' | 'limit'>

const pageSorted = ({ sort, page, limit }: LedgerPage, gifts: RawBuilder<unknown>) => sql`
  select d.id from ${gifts} order by ${orders[sort].of} limit ${limit} offset ${(page - 1) * limit}`

/** The same by date: the sums tell the days of the page and where it begins on each, so that other days are not read. */
function pageOfDays(books: LedgerPage, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const offset = (books.page - 1) * books.limit
  const isNear = sql`before < ${offset + books.limit} and before + n > ${offset}`
  return sql`
    with months as (
      select bucket, n, sum(n) over (order by bucket ${order}) - n as before from (
        select date_trunc('month', d.bucket)::date as bucket, sum(d.n) as n from donation_sums d ${ledgerAims}
        where ${matchesSummedFilter(books)} and ${isOfDays(books)} group by 1 having sum(d.n) > 0
      ) counted
    ), near_months as materialized (select bucket, before from months where ${isNear}), days as (
      select d.bucket, d.n, (select min(before) from near_months) + sum(d.n) over (order by d.bucket ${order}) - d.n as before
      from near_months m cross join lateral (
        select d.bucket, sum(d.n) as n from donation_sums d ${ledgerAims}
        where ${matchesSummedFilter(books)} and ${isOfSingleDays(books)}
          and d.bucket >= m.bucket and d.bucket < (m.bucket + interval '1 month')::date
        group by 1 having sum(d.n) > 0
      ) d
    ), near_days as materialized (select bucket, before from days where ${isNear})
    select d.id from near_days n cross join lateral (
      select d.id from donations d ${ledgerAims}
      where ${matchesLedgerFilter(books)}
        and ${ledgerDate} >= ${startOf(sql`n.bucket`)} and ${ledgerDate} < ${startOf(sql`n.bucket + 1`)}
      order by ${orders[books.sort].of}
      offset greatest(${offset} - n.before, 0) limit ${offset + books.limit} - greatest(n.before, ${offset})
    ) d limit ${books.limit}`
}

/** A page of the ledger, with the total. */
export async function listLedger(db: Db, books: LedgerPage): Promise<{ total: number; rows: LedgerRow[] }> {
  const { q, sort } = books
  const { shown, days } = orders[sort]
  const gifts = sql`donations d ${ledgerAims} where ${matchesLedgerFilter(books)}`
  // What is searched for is found once, by the index of parts of words, for the count and for the page.
  const found = sql`found as materialized (select d.id, d.paid_at, d.created_at, d.amount from ${gifts}),`
  const page = q
    ? sql`${found} page as materialized (${pageSorted(books, sql`found d`)})`
    : sql`page as materialized (${days ? pageOfDays(books, days) : pageSorted(books, gifts)})`
  const total = q
    ? sql`select count(*)::int from found`
    : sql`select coalesce(sum(d.n), 0)::int from donation_sums d ${ledgerAims}
        where ${matchesSummedFilter(books)} and ${isOfDays(books)}`
  const { rows } = await sql<(LedgerRow | { id: null }) & { total: number }>`
    with ${page}
    select (${total}) as total, book.*
    from (select 1) one left join (
      select ${ledgerColumns} from ${ledgerTables} where d.id in (select id from page)
    ) book on true order by ${shown}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is LedgerRow & { total: number } => row.id !== null),
  }
}
