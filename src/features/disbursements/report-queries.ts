import { type RawBuilder, sql } from 'kysely'
import { designationWords } from '#src/features/giving/designations.ts'
import { isCounted, signedAmount } from '#src/features/giving/disbursed-queries.ts'
import { isOfDays, isSummed } from '#src/features/giving/sum-queries.ts'
import { hasArrived, moneySums } from '#src/features/giving-desk/totals-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { fileLanguage, nameInLanguage } from '#src/platform/database/translated.ts'
import type { Language } from '#src/wire/language.ts'
import { disbursedRegion, disbursementTables, isProofPublic } from './queries.ts'

export type ReportScope = { year: number | undefined; countsSimulated: boolean }

/** Money passed on: all of it, or of one region, institution or campaign, or to one receiving institution. */
export type PassedOnShare = {
  of: 'all' | 'region' | 'institution' | 'campaign' | 'receiver'
  id: number | null
  title: string | null
  amount: number
}

const isOfYear = (year: number | undefined): RawBuilder<unknown> =>
  year ? sql`d.paid_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date` : sql`true`

/** Sums of what was passed on, largest first; each kind of share adds up to all. */
export async function listPassedOn(db: Db, { year, countsSimulated }: ReportScope): Promise<PassedOnShare[]> {
  const { rows } = await sql<PassedOnShare>`
    with d as materialized (
      select ${signedAmount} as amount, ${disbursedRegion} as region_id, d.participant_id, d.campaign_id, d.receiver_id
      from ${disbursementTables} where ${isCounted(countsSimulated)} and ${isOfYear(year)}
    ), sums as (
      select grouping(region_id, participant_id, campaign_id, receiver_id) as mask, region_id, participant_id,
        campaign_id, receiver_id, sum(amount)::bigint as amount
      from d group by grouping sets ((), (region_id), (participant_id), (campaign_id), (receiver_id))
    )
    select case mask when 15 then 'all' when 7 then 'region' when 11 then 'institution' when 13 then 'campaign'
        else 'receiver' end as of,
      coalesce(s.region_id, s.participant_id, s.campaign_id, s.receiver_id) as id,
      coalesce(r.title, p.title, ${nameInLanguage('campaign', sql`k.id`, 'title', sql`k.title`)}) as title, coalesce(s.amount, 0) as amount
    from sums s left join regions r on r.id = s.region_id
      left join participants p on p.id = coalesce(s.participant_id, s.receiver_id)
      left join campaigns k on k.id = s.campaign_id
    order by s.amount desc, title`.execute(db)
  return rows
}

export type Period = { period: string; received: number; passedOn: number }

/** Money in and out by month of a year (`2026-07`), or by year; only periods with money. */
export async function listPeriods(db: Db, { year, countsSimulated }: ReportScope): Promise<Period[]> {
  const form = year ? 'YYYY-MM' : 'YYYY'
  const days = year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {}
  const { rows } = await sql<Period>`
    select period, sum(received)::bigint as received, sum(passed_on)::bigint as passed_on from (
      select to_char(d.bucket, ${form}) as period, ${moneySums}, 0 as passed_on
      from donation_sums d
      where ${hasArrived} and ${isSummed(countsSimulated)} and ${isOfDays(days)} group by 1 having sum(d.n) > 0
      union all
      select to_char(d.paid_on, ${form}), 0, 0, 0, 0, sum(${signedAmount})
      from disbursements d where ${isCounted(countsSimulated)} and ${isOfYear(year)} group by 1
      having sum(${signedAmount}) <> 0
    ) moved group by 1 order by 1`.execute(db)
  return rows
}

export type PublicDisbursement = {
  id: number
  paidOn: string
  amount: number
  /** Receiving institution; null for a party that is none. */
  receiver: string | null
  target: string
  note: string
  proofId: number | null
  proofTitle: string | null
  /** In a further language: that of the file. */
  proofLang: Language | null
}

/** Most disbursements that the report names one by one. */
const NAMED = 100

/** The latest disbursements that count and were not reversed; a proof only if everybody may read it. */
export async function listPublicDisbursements(
  db: Db,
  { year, countsSimulated }: ReportScope,
): Promise<PublicDisbursement[]> {
  const { rows } = await sql<PublicDisbursement>`
    select d.id, to_char(d.paid_on, 'YYYY-MM-DD') as paid_on, d.amount, n.title as receiver, d.note,
      coalesce(${nameInLanguage('campaign', sql`k.id`, 'title', sql`k.title`)}, p.title, r.title, ${designationWords.general}::text) as target,
      case when ${isProofPublic} then f.id end as proof_id, case when ${isProofPublic}
        then ${nameInLanguage('download', sql`f.id`, 'title', sql`v.title`)} end as proof_title,
      ${fileLanguage(sql`f.id`)} as proof_lang
    from ${disbursementTables}
    where ${isCounted(countsSimulated)} and ${isOfYear(year)} and d.reverses is null and c.status is distinct from 'done'
    order by d.paid_on desc, d.id desc limit ${NAMED}`.execute(db)
  return rows
}
