import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { languages } from '#src/wire/language.ts'
import { isUnderFormer } from '../former-addresses/queries.ts'
import type { GiftInKindFilter } from './gifts-in-kind/schema.ts'

export type GiftInKindRow = {
  id: number
  thing: string
  quantity: number
  unit: string
  /** Whole rupiah, for the desk alone. */
  estimatedValue: number | null
  userId: number | null
  /** Null once the giver was erased. */
  giverName: string | null
  giverEmail: string | null
  giverPhone: string | null
  /** Language of the giver's account, else the first. */
  language: string
  designation: 'general' | 'region' | 'partisipan' | 'campaign'
  designationId: number | null
  designationTitle: string
  /** `YYYY-MM-DD`. */
  receivedOn: string
  note: string
  year: number
  number: number
  enteredByName: string
  enteredAt: Date
  voidedAt: Date | null
  voidedByName: string | null
  voidReason: string | null
}

/** A giver of the network is named as the account is named now. */
const columns = sql`
  g.id, g.thing, g.quantity, g.unit, g.estimated_value, g.user_id, coalesce(u.nama_lengkap, g.giver_name) as giver_name,
  coalesce(u.email, g.giver_email) as giver_email, coalesce(u.phone, g.giver_phone) as giver_phone,
  coalesce(u.language, ${languages[0]}) as language, g.designation,
  coalesce(g.region_id, g.participant_id, g.campaign_id) as designation_id,
  coalesce(r.title, p.title, k.title, 'Umum') as designation_title, g.received_on, g.note, g.year, g.number,
  e.nama_lengkap as entered_by_name, g.entered_at, g.voided_at, v.nama_lengkap as voided_by_name, g.void_reason`
const tables = sql`
  gifts_in_kind g left join users u on u.id = g.user_id join users e on e.id = g.entered_by
  left join users v on v.id = g.voided_by left join regions r on r.id = g.region_id
  left join participants p on p.id = g.participant_id left join campaigns k on k.id = g.campaign_id`

/** Condition on `tables` that selects the filtered gifts. */
function matches({ q, state, designation, region, from, to }: GiftInKindFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (q) {
    const part = containing(q)
    conditions.push(sql`(g.thing ilike ${part} or coalesce(u.nama_lengkap, g.giver_name) ilike ${part}
      or coalesce(u.email, g.giver_email) ilike ${part})`)
  }
  if (state) conditions.push(sql`(g.voided_at is null) = ${state === 'valid'}`)
  if (designation) conditions.push(sql`g.designation = ${designation}`)
  // As in the ledger: a region's own, and those of its institutions and campaigns.
  if (region) conditions.push(sql`coalesce(g.region_id, p.region_id, k.region_id) = ${region}`)
  if (from) conditions.push(sql`g.received_on >= ${from}::date`)
  if (to) conditions.push(sql`g.received_on <= ${to}::date`)
  return sql.join(conditions, sql` and `)
}

/** A page of gifts in kind, latest first, with the total. */
export async function listGiftsInKind(
  db: Db,
  { page, limit, ...filter }: GiftInKindFilter & { page: number; limit: number },
): Promise<{ total: number; rows: GiftInKindRow[] }> {
  const { rows } = await sql<(GiftInKindRow | { id: null }) & { total: number }>`
    select (select count(*)::int from ${tables} where ${matches(filter)}) as total, listed.*
    from (select 1) one left join (
      select ${columns} from ${tables} where ${matches(filter)}
      order by g.received_on desc, g.id desc limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by listed.received_on desc, listed.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is GiftInKindRow & { total: number } => row.id !== null),
  }
}

/** Batch of the filtered gifts after a number, in order of entry. */
export async function readGiftsInKind(
  db: Db,
  filter: GiftInKindFilter,
  { after, limit }: { after: number; limit: number },
): Promise<GiftInKindRow[]> {
  const { rows } = await sql<GiftInKindRow>`
    select ${columns} from ${tables} where g.id > ${after} and ${matches(filter)} order by g.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findGiftInKind(db: Db, id: number): Promise<GiftInKindRow | undefined> {
  const { rows } = await sql<GiftInKindRow>`select ${columns} from ${tables} where g.id = ${id}`.execute(db)
  return rows[0]
}

export type GoodsOfYear = { year: number; thing: string; unit: string; quantity: number }

/** Rows after which the list of all years begins no further year. */
const MOST_GOODS = 200

/**
 * Things and quantities by year, for everybody: no givers, no values, nothing void. Of one year all; of all years as
 * many whole ones as fit, the latest in any case.
 */
export async function listGoodsByYear(db: Db, year: number | undefined): Promise<GoodsOfYear[]> {
  const { rows } = await sql<GoodsOfYear>`
    with listed as (
      select extract(year from received_on)::int as year, min(thing) as thing, min(unit) as unit,
        sum(quantity)::bigint as quantity
      from gifts_in_kind where voided_at is null
        ${year ? sql`and received_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)` : sql``}
      group by 1, lower(thing), lower(unit)
    ), counted as (
      select *, count(*) over (order by year desc) as so_far, max(year) over () as latest from listed
    )
    select year, thing, unit, quantity from counted where so_far <= ${MOST_GOODS} or year = latest
    order by year desc, thing, unit`.execute(db)
  return rows
}

/** Forgets who gave: thing, quantity, date and number stay, as bookkeeping requires. */
export const eraseGiver = (db: Db, { id, email }: { id: number; email: string }) =>
  sql`
    update gifts_in_kind set user_id = null, giver_name = null, giver_email = null, giver_phone = null, note = '',
      void_reason = case when voided_at is not null then '' end, body_hash = ''
    where user_id = ${id} or user_id is null and (giver_email = ${email}
      or ${isUnderFormer(id, { email: 'giver_email', at: 'entered_at' })})`.execute(db)
