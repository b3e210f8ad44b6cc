import { type RawBuilder, sql } from 'kysely'
import { isRealMoney, ledgerChannel, ledgerDate } from '#src/features/giving/gift-queries.ts'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import { designationTitle } from '#src/features/payments/order-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import {
  type LedgerScope,
  ledgerAims,
  ledgerRegion,
  matchesLedgerFilter,
  matchesLedgerSearch,
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
    d.status, d.created_at as at
  from donations d
  where ${matchesLedgerSearch(q)} and ${countsSimulated ? sql`true` : isRealMoney}
  order by d.created_at desc, d.id desc limit ${limit}`

const orders = {
  '-date': { of: sql`${ledgerDate} desc, d.id desc`, shown: sql`date desc, id desc` },
  date: { of: sql`${ledgerDate}, d.id`, shown: sql`date, id` },
  '-amount': { of: sql`d.amount desc, d.id desc`, shown: sql`amount desc, id desc` },
  amount: { of: sql`d.amount, d.id`, shown: sql`amount, id` },
}

/** A page of the ledger, with the total. */
export async function listLedger(
  db: Db,
  books: LedgerScope & Pick<LedgerQuery, 'sort' | 'page' | 'limit'>,
): Promise<{ total: number; rows: LedgerRow[] }> {
  const { sort, page, limit } = books
  const chosen = matchesLedgerFilter(books)
  const { of: order, shown } = orders[sort]
  const { rows } = await sql<(LedgerRow | { id: null }) & { total: number }>`
    with page as materialized (
      select d.id from donations d ${ledgerAims} where ${chosen}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from donations d ${ledgerAims}
      where ${chosen}) as total, book.*
    from (select 1) one left join (
      select ${ledgerColumns} from ${ledgerTables} where d.id in (select id from page)
    ) book on true order by ${shown}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is LedgerRow & { total: number } => row.id !== null),
  }
}
