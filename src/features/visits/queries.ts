import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Days are `YYYY-MM-DD` in Jakarta. */
type Visits = { today: number; month: number; total: number }

/** Visitors of a day, of its month, and of all days, each visitor counted once a day. */
export async function countVisits(db: Db, today: string): Promise<Visits> {
  const { rows } = await sql<Visits>`
    with days as (
      select day, n from visitor_counts union all select day, count(*) from visitors group by day
    )
    select coalesce(sum(n) filter (where day = ${today}), 0)::int8 as today,
      coalesce(sum(n) filter (where day >= date_trunc('month', ${today}::date)), 0)::int8 as month,
      coalesce(sum(n), 0)::int8 as total
    from days`.execute(db)
  return rows[0]!
}

/** The salt of a day, equal for all processes: the first to ask inserts its own. */
export async function getSalt(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  const { rows } = await sql<{ salt: Buffer }>`
    insert into visitor_salts as s (day, salt) values (${day}, ${fresh})
    on conflict (day) do update set salt = s.salt returning salt`.execute(db)
  return rows[0]!.salt
}

/** Inserts visitors of a day, each once; none for a day whose salt is deleted, as its sum is final. */
export async function insertVisitors(db: Db, day: string, hashes: readonly Buffer[]) {
  await sql`
    insert into visitors (day, hash)
    select s.day, h.hash from visitor_salts s cross join unnest(${hashes}::bytea[]) h (hash) where s.day = ${day}
    on conflict do nothing`.execute(db)
}

export async function deleteSaltsBefore(db: Db, day: string) {
  await db.deleteFrom('visitorSalts').where('day', '<', day).execute()
}

/**
 * Replaces visitors of past days by sums, `count` at a time to keep a statement short.
 * @returns how many, 0 if none are left
 */
export async function sumUpBefore(db: Db, day: string, count: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from visitors where (day, hash) in (select day, hash from visitors where day < ${day} limit ${count})
      returning day
    ), summed as (
      insert into visitor_counts as c (day, n) select day, count(*) from gone group by day
      on conflict (day) do update set n = c.n + excluded.n
    )
    select count(*) as n from gone`.execute(db)
  return rows[0]!.n
}
