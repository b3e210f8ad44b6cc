import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * Counts a hit in the window of each key, or begins a new window, with its end given here, after the last has ended. In
 * the order of the keys, so that concurrent calls never deadlock.
 */
export async function addHits(db: Db, windows: readonly { key: string; endsAt: Date }[], now: Date) {
  const { rows } = await sql<{ key: string; hits: number; endsAt: Date }>`
    insert into rate_limits as l (key, hits, ends_at)
    select key, 1, ends_at
    from unnest(${windows.map(({ key }) => key)}::text[], ${windows.map(({ endsAt }) => endsAt)}::timestamptz[])
      as given (key, ends_at)
    order by key
    on conflict (key) do update set
      hits = case when l.ends_at > ${now} then l.hits + 1 else 1 end,
      ends_at = case when l.ends_at > ${now} then l.ends_at else excluded.ends_at end
    returning key, hits, ends_at`.execute(db)
  return rows
}

/** Keys with a current window, and their hits. */
export const listHits = (db: Db, keys: readonly string[], now: Date) =>
  db
    .selectFrom('rateLimits')
    .select(['key', 'hits'])
    .where('key', '=', sql<string>`any(${keys})`)
    .where('endsAt', '>', now)
    .execute()

/** Takes one hit back from each key, in the order of `addHits`. */
export const removeHits = async (db: Db, keys: readonly string[]) =>
  void (await sql`
    update rate_limits l set hits = l.hits - 1
    from (select key from rate_limits where key = any(${keys}) and hits > 0 order by key for update) given
    where l.key = given.key`.execute(db))

export const forgetHits = async (db: Db, key: string) =>
  void (await db.deleteFrom('rateLimits').where('key', '=', key).execute())

/** PostgreSQL re-checks a key that is hit at the same moment: its new window stays. */
export const deleteEndedHits = async (db: Db, now: Date) =>
  void (await db.deleteFrom('rateLimits').where('endsAt', '<=', now).execute())
