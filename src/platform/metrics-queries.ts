import { sql } from 'kysely'
import type { Db } from './database/connect.ts'
import { MAX_TRIES } from './mail/queries.ts'

/** Ages in seconds by the database's clock; times in seconds since 1970. */
type SiteState = {
  mailsWaiting: number
  mailsFailed: number
  mailsOldest: number
  /** Time of the newest verified backup; null for none. */
  backupAt: number | null
}

/** Reads the state of mails and backups. */
export async function readSiteState(db: Db): Promise<SiteState> {
  const { rows } = await sql<SiteState>`
    select
      count(*) filter (where tries < ${MAX_TRIES})::int as mails_waiting,
      count(*) filter (where tries >= ${MAX_TRIES})::int as mails_failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where tries < ${MAX_TRIES})), 0)::float8 as mails_oldest,
      (select extract(epoch from max(made_at))::float8 from backups where verified_at is not null) as backup_at
    from letters where sent_at is null and discarded_at is null`.execute(db)
  return rows[0]!
}

/** Lists every queue with its due jobs and how long the oldest has been due, in seconds. */
export async function listQueueStates(db: Db) {
  const { rows } = await sql<{ queue: string; waiting: number; oldest: number }>`
    select q.name as queue, count(j.id)::int as waiting,
      greatest(coalesce(extract(epoch from now() - min(j.start_after)), 0), 0)::float8 as oldest
    from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
    where not starts_with(q.name, '__') group by q.name order by q.name`.execute(db)
  return rows
}

/** Lists the standbys and their lag in seconds; null where this role may not see them. */
export async function listReplicas(db: Db): Promise<{ replica: string; lag: number }[] | null> {
  const { rows } = await sql<{ replica: string | null; lag: number | null; maySee: boolean }>`
    select m.may_see, r.replica, r.lag
    from (select pg_has_role('pg_read_all_stats', 'usage') as may_see) m left join (
      select application_name as replica, max(extract(epoch from coalesce(replay_lag, '0')))::float8 as lag
      from pg_stat_replication where state = 'streaming' group by 1
    ) r on m.may_see`.execute(db)
  if (!rows[0]!.maySee) return null
  return rows.flatMap(({ replica, lag }) => (replica === null ? [] : { replica, lag: lag ?? 0 }))
}
