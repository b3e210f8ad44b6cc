import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { NewVisit, VisitFilter } from './schema.ts'

export type VisitRow = {
  id: number
  userId: number
  namaLengkap: string
  path: string
  title: string
  createdAt: Date
}

/** A page of a user's visits, newest first, and their total. */
export async function listVisits(
  db: Db,
  { userId, page, limit }: { userId: number } & Pick<VisitFilter, 'page' | 'limit'>,
): Promise<{ total: number; rows: VisitRow[] }> {
  const { rows } = await sql<(VisitRow | { id: null }) & { total: number }>`
    with picked as materialized (
      select id, user_id, path, title, created_at from users_visits where user_id = ${userId}
      order by id desc limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from users_visits where user_id = ${userId}) as total,
      v.id, v.user_id, u.nama_lengkap, v.path, v.title, v.created_at
    from (select 1) one left join (picked v join users u on u.id = v.user_id) on true
    order by v.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is VisitRow & { total: number } => row.id !== null),
  }
}

/** True if the user wants visits recorded. Locks the user row until the transaction ends, one visit at a time. */
export async function lockVisitSwitch(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('visitsEnabled')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.visitsEnabled ?? false
}

/** Inserts a visit unless the same page was recorded after `since`. @returns true if inserted */
export async function insertVisit(
  db: Db,
  { userId, path, title, now, since }: NewVisit & { userId: number; now: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into users_visits (user_id, path, title, created_at)
    select ${userId}, ${path}, ${title}, ${now}
    where not exists (
      select from (select path, created_at from users_visits where user_id = ${userId} order by id desc limit 20) last
      where path = ${path} and created_at > ${since}
    )
    returning id`.execute(db)
  return rows.length === 1
}

/** Deletes up to `count` visits older than `before`. @returns their number, 0 when none are left */
export async function deleteVisitsBefore(db: Db, before: Date, count: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from users_visits where id in (select id from users_visits where created_at < ${before} limit ${count})
      returning id
    )
    select count(*)::int as n from gone`.execute(db)
  return rows[0]!.n
}
