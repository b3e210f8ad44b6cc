import { type RawBuilder, sql } from 'kysely'
import { isCounted, signedAmount } from '#src/features/giving/disbursed-queries.ts'
import { isRealMoney, ledgerDate } from '#src/features/giving/gift-queries.ts'
import { isSummed } from '#src/features/giving/sum-queries.ts'
import { hasArrived, moneySums } from '#src/features/giving-desk/totals-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import type { NewDisbursement } from './schema.ts'

type Designation = NewDisbursement['designation']

export type Fund = {
  designation: Designation['type']
  designationId: number | null
  designationTitle: string
  received: number
  fees: number
  refunded: number
  passedOn: number
}

const aim = sql`d.designation, coalesce(d.region_id, d.participant_id, d.campaign_id)`

/** Column of `d` with what a designation of this type is for. */
const aimColumn = { region: 'd.region_id', partisipan: 'd.participant_id', campaign: 'd.campaign_id' }

/** Condition on gifts, their sums or disbursements `d` of a designation. */
const isFor = (designation: Designation): RawBuilder<unknown> =>
  designation.type === 'general'
    ? sql`d.designation = 'general'`
    : sql`d.designation = ${designation.type} and ${sql.ref(aimColumn[designation.type])} = ${designation.id}`

/** Money that came in and was passed on, by designation; of all or of one. */
const funds = (countsSimulated: boolean, of: RawBuilder<unknown> = sql`true`) => sql`
  select m.designation, m.aim as designation_id, coalesce(r.title, p.title, k.title, 'Umum') as designation_title,
    sum(m.received)::bigint as received, sum(m.fees)::bigint as fees, sum(m.refunded)::bigint as refunded,
    sum(m.passed_on)::bigint as passed_on
  from (
    select ${aim} as aim, ${moneySums}, 0 as passed_on
    from donation_sums d where d.unit = 'month' and ${hasArrived} and ${isSummed(countsSimulated)} and ${of}
    group by 1, 2 having sum(d.n) > 0
    union all
    select ${aim} as aim, 0, 0, 0, 0, sum(${signedAmount})
    from disbursements d where ${isCounted(countsSimulated)} and ${of} group by 1, 2
  ) m left join regions r on m.designation = 'region' and r.id = m.aim
    left join participants p on m.designation = 'partisipan' and p.id = m.aim
    left join campaigns k on m.designation = 'campaign' and k.id = m.aim
  group by 1, 2, 3`

/** Balance of a fund: what came in, less covered fees, refunds and what was passed on. */
export const balanceOf = ({
  received,
  fees,
  refunded,
  passedOn,
}: Omit<Fund, `designation${string}`>): number => received - fees - refunded - passedOn

const balance = sql`received - fees - refunded - passed_on`

/** All funds, the highest balance first. */
export async function listAllFunds(db: Db, countsSimulated: boolean): Promise<Fund[]> {
  const { rows } = await sql<Fund>`
    select * from (${funds(countsSimulated)}) fund
    order by ${balance} desc, designation_title, designation_id`.execute(db)
  return rows
}

/** A page of the funds, the lowest balance first, with the total. */
export async function listFunds(
  db: Db,
  { countsSimulated, page, limit }: { countsSimulated: boolean; page: number; limit: number },
): Promise<{ total: number; rows: Fund[] }> {
  const { rows } = await sql<(Fund | { designation: null }) & { total: number }>`
    with fund as materialized (${funds(countsSimulated)})
    select (select count(*)::int from fund) as total, book.* from (select 1) one left join (
      select * from fund order by (${balance}) < 0 desc, ${balance} desc, designation_title, designation_id
      limit ${limit} offset ${(page - 1) * limit}
    ) book on true order by (${balance}) < 0 desc, ${balance} desc, designation_title, designation_id`.execute(
    db,
  )
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is Fund & { total: number } => row.designation !== null),
  }
}

/**
 * Balance of a designation, locked until the transaction ends: of two disbursements at once the second sees the first.
 * Refunds take no lock, since nothing may hold them up.
 */
export async function lockBalance(
  tx: Db,
  designation: Designation,
  countsSimulated: boolean,
): Promise<number> {
  const id = 'id' in designation ? designation.id : null
  const name = `fund ${designation.type} ${id ?? ''}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const { rows } =
    await sql<Fund>`select * from (${funds(countsSimulated, isFor(designation))}) fund`.execute(tx)
  return rows[0] ? balanceOf(rows[0]) : 0
}

/** Day of Jakarta of the first gift for a designation, `YYYY-MM-DD`; null without one. */
export async function findFirstDay(
  db: Db,
  designation: Designation,
  countsSimulated: boolean,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(${jakartaTimestamp(ledgerDate)}), 'YYYY-MM-DD') as day from donations d
    where ${hasArrived} and (${countsSimulated}::boolean or ${isRealMoney}) and ${isFor(designation)}`.execute(
    db,
  )
  return rows[0]!.day
}
