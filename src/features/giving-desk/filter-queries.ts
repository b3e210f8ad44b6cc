import { type RawBuilder, sql } from 'kysely'
import { isRealMoney, ledgerChannel, ledgerDate } from '#src/features/giving/gift-queries.ts'
import { isSummed } from '#src/features/giving/sum-queries.ts'
import { withinDays } from '#src/platform/database/jakarta-days.ts'
import { containing } from '#src/platform/database/like.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type { LedgerFilter } from './schema.ts'

/** Ledger filter; simulated orders are included only while the site simulates. */
export type LedgerScope = LedgerFilter & { countsSimulated: boolean }

/**
 * Region of a gift, its own or that of its institution or campaign: one at most, so that each gift counts once.
 * A query that reads it joins `ledgerAims`.
 */
export const ledgerRegion = sql<number | null>`coalesce(d.region_id, p.region_id, k.region_id)`
export const ledgerAims = sql`
  left join participants p on p.id = d.participant_id left join campaigns k on k.id = d.campaign_id`

/** Condition on `donations` d with `ledgerAims` that selects the filtered gifts. */
export function matchesLedgerFilter(books: LedgerScope): RawBuilder<unknown> {
  const { q, channel } = books
  const conditions = [...matchesOf(books), ...withinDays(ledgerDate, books)]
  if (!books.countsSimulated) conditions.push(isRealMoney)
  if (q) conditions.push(matchesLedgerSearch(q))
  if (channel) conditions.push(sql`${ledgerChannel} = ${channel}`)
  return sql.join(conditions, sql` and `)
}

/** Condition on `donation_sums` d of any unit with `ledgerAims` that selects the sums of the filtered gifts; no search. */
export function matchesSummedFilter(books: LedgerScope): RawBuilder<unknown> {
  const conditions = [...matchesOf(books), isSummed(books.countsSimulated)]
  if (books.channel) conditions.push(sql`d.channel = ${books.channel}`)
  return sql.join(conditions, sql` and `)
}

/** Conditions on what gifts and their sums have under one name. */
function matchesOf({
  status,
  designation,
  region,
  institution,
  campaign,
}: LedgerScope): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (status) conditions.push(sql`d.status = ${status}`)
  if (designation) conditions.push(sql`d.designation = ${designation}`)
  if (region) conditions.push(sql`${ledgerRegion} = ${region}`)
  if (institution) conditions.push(sql`d.participant_id = ${institution}`)
  if (campaign) conditions.push(sql`d.campaign_id = ${campaign}`)
  return conditions
}

const receiptNumber = /^JKL\/(20[0-9]{2})\/([0-9]{1,9})$/i

/** Search condition on `donations` d: part of order, donor or mail; or exact transaction, receipt number or sum. */
export function matchesLedgerSearch(q: string): RawBuilder<unknown> {
  const part = containing(q)
  const ways = [
    sql`d.order_id ilike ${part}`,
    sql`d.donor_name ilike ${part}`,
    sql`d.donor_email ilike ${part}`,
    sql`d.transaction_id = ${q}`,
  ]
  const [, year, number] = receiptNumber.exec(q) ?? []
  if (number)
    ways.push(sql`d.id = any (array(select c.donation_id from receipts c
      where c.year = ${Number(year)} and c.number = ${Number(number)}))`)
  const { amount } = readRupiah(q)
  if (amount !== null) ways.push(sql`d.amount = ${amount}`, sql`d.transfer_amount = ${amount}`)
  return sql`(${sql.join(ways, sql` or `)})`
}
