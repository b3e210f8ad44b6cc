import { sql } from 'kysely'
import { givingYear, isRealMoney } from '#src/features/giving/gift-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import type { Visibility } from './schema.ts'

/** Totals of a person's gifts in one month of Jakarta's calendar. */
export type GivingMonth = {
  year: number
  /** 1 to 12. */
  month: number
  received: number
  count: number
  refunded: number
  receipts: number
}

/**
 * Totals of a person's gifts by month, oldest first; empty months are left out.
 * @param countsSimulated as in the ledger
 */
export async function listGivingMonths(
  db: Db,
  userId: number,
  countsSimulated: boolean,
): Promise<GivingMonth[]> {
  const { rows } = await sql<GivingMonth>`
    select ${givingYear} as year,
      extract(month from ${jakartaTimestamp(sql`coalesce(c.issued_at, d.created_at)`)})::int as month,
      coalesce(sum(d.amount - d.refunded_amount) filter (where d.status in ('paid', 'partially_refunded')), 0)::bigint
        as received,
      count(*) filter (where d.status in ('paid', 'partially_refunded'))::int as count,
      sum(d.refunded_amount)::bigint as refunded, count(c.code)::int as receipts
    from donations d left join receipts c on c.donation_id = d.id
    where d.user_id = ${userId} and (${countsSimulated}::boolean or ${isRealMoney}) group by 1, 2 order by 1, 2`.execute(
    db,
  )
  return rows
}

/**
 * Sets if the donor's name is hidden, and if the donor stands in the list of the campaign.
 * @returns true if that changed a gift which the list of a campaign may show
 */
export async function setVisibility(
  db: Db,
  id: number,
  { is_anonymous = null, show_name = null }: Nullish,
): Promise<boolean> {
  const isHidden = sql`coalesce(${is_anonymous}, is_anonymous)`
  const isShown = sql`coalesce(${show_name}, show_name) and campaign_id is not null and not name_barred`
  const { rows } = await sql<{ isListed: boolean }>`
    update donations set is_anonymous = ${isHidden}, show_name = ${isShown}
    where id = ${id} and (is_anonymous, show_name) is distinct from (${isHidden}, ${isShown})
    returning campaign_id is not null and status in ('paid', 'partially_refunded') as is_listed`.execute(db)
  return rows[0]?.isListed ?? false
}
type Nullish = { [name in keyof Visibility]?: Visibility[name] | null }
