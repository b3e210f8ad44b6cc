import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Counts a hit in the key's window, or begins a new window where the last has ended. */
export async function addHit(db: Db, key: string, now: Date, endsAt: Date) {
  const { rows } = await sql<{ hits: number; endsAt: Date }>`
    insert into rate_limits as l (key, hits, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when l.ends_at > ${now} then l.hits + 1 else 1 end,
      ends_at = case when l.ends_at > ${now} then l.ends_at else ${endsAt} end
    returning hits, ends_at`.execute(db)
  return rows[0]!
}

export async function readHits(db: Db, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rateLimits')
    .select('hits')
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return row?.hits ?? 0
}

export const forgetHits = async (db: Db, key: string) =>
  void (await db.deleteFrom('rateLimits').where('key', '=', key).execute())

/** A key hit at the same moment is looked at again by PostgreSQL: its new window stays. */
export const deleteEndedHits = async (db: Db, now: Date) =>
  void (await db.deleteFrom('rateLimits').where('endsAt', '<=', now).execute())
