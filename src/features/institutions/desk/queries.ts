import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import { numberIn } from '#src/wire/entity.ts'
import { claimCount, memberCount } from '../page/queries.ts'
import type { DeskParticipantFilter } from './schema.ts'

export type DeskParticipantRow = {
  id: number
  slug: string
  title: string
  regionId: number
  regionTitle: string
  totalMember: number
  pics: number
  members: number
  claims: number
  hasChange: boolean
  updatedAt: Date
  deletedAt: Date | null
}

const hasPic = sql`exists (select from users u where u.participant_id = p.id and u.is_pic and ${isAccount('u')})`
const hasChange = sql<boolean>`exists (
  select from participant_changes h where h.participant_id = p.id and h.status = 'pending')`

function chosenBy(scope: DeskScope, filter: DeskParticipantFilter): RawBuilder<unknown> {
  const { q, region, letter, without_pic, changed, deleted } = filter
  const conditions: RawBuilder<unknown>[] = [
    isInScope(scope, sql`p.region_id`),
    deleted === '1' ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`,
  ]
  if (region) conditions.push(sql`p.region_id = ${region}`)
  if (letter) conditions.push(sql`first_letter(p.title) = ${letter}`)
  if (without_pic === '1') conditions.push(sql`not ${hasPic}`)
  if (changed === '1') conditions.push(hasChange)
  if (q)
    conditions.push(sql`(p.search @@ websearch_to_tsquery('jejaring', ${q})
      or strpos(lower(unaccent(p.title)), lower(unaccent(${q}))) > 0)`)
  return sql.join(conditions, sql` and `)
}

const orders: Record<DeskParticipantFilter['sort'], RawBuilder<unknown>> = {
  title: sql`p.title collate "und-x-icu", p.id`,
  '-title': sql`p.title collate "und-x-icu" desc, p.id desc`,
  updated_at: sql`p.updated_at, p.id`,
  '-updated_at': sql`p.updated_at desc, p.id desc`,
}

/** A page of the institutions in a scope of the desk, and their total. */
export async function listForDesk(db: Db, scope: DeskScope, filter: DeskParticipantFilter) {
  const { page, limit, sort } = filter
  const isChosen = chosenBy(scope, filter)
  const { rows } = await sql<(DeskParticipantRow | { id: null }) & { total: number }>`
    with picked as materialized (
      select p.id, row_number() over (order by ${orders[sort]}) as place from participants p where ${isChosen}
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from participants p where ${isChosen})::int as total, listed.*
    from (select 1) one left join (
      select picked.place, p.id, s.slug, p.title, p.region_id, r.title as region_title, p.total_member,
        (select count(*)::int from users u where u.participant_id = p.id and u.is_pic and ${isAccount('u')}) as pics,
        ${memberCount} as members, ${claimCount} as claims, ${hasChange} as has_change, p.updated_at, p.deleted_at
      from picked join participants p using (id) join regions r on r.id = p.region_id
        join slugs s on s.kind = 'participant' and s.item_id = p.id and s.is_current
    ) listed on true order by listed.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is DeskParticipantRow & { total: number } => row.id !== null),
  }
}

/** Finds `limit` live institutions whose name, region or number has all words, by name. */
export const participantsNamed = (q: string, limit: number): RawBuilder<unknown> => sql`
  select 'participant' as kind, p.id::text as key, p.title, r.title as detail, null as status, null::timestamptz as at
  from participants p join regions r on r.id = p.region_id
  where p.deleted_at is null and (p.id = ${numberIn(q)} or (
    select bool_and(strpos(lower(unaccent(concat_ws(' ', p.title, r.title, p.id))), word) > 0)
    from regexp_split_to_table(lower(unaccent(${q})), ' +') word))
  order by lower(p.title) = lower(${q}) desc, p.title collate "und-x-icu", p.id limit ${limit}`

/** True if a region has a live institution of that name. Locks names of the region until the transaction ends. */
export async function isNameTaken(db: Db, title: string, regionId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('participants', ${regionId}))`.execute(db)
  const { rows } = await sql`
    select from participants
    where region_id = ${regionId} and deleted_at is null and lower(title) = lower(${title})`.execute(db)
  return rows.length > 0
}

/** An institution, removed or not, locked until the transaction ends. */
export const lockParticipant = (db: Db, id: number) =>
  db.selectFrom('participants').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Removes an institution from the site, or restores it. */
export const setDeleted = (db: Db, id: number, deletedAt: Date | null, now: Date) =>
  db
    .updateTable('participants')
    .set({ deletedAt, updatedAt: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
