import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Condition on `pgboss.job`: failed permanently. Entries of `parked` describe another job and are none. */
export const isFailedJob = sql`state = 'failed' and name <> 'parked'`

export type FailedJob = {
  id: string
  name: string
  error: string | null
  tries: number
  createdAt: Date
  failedAt: Date
}

/** Error message of a job: its own, or that of a job whose worker died. */
const error = sql`coalesce(output ->> 'message', output #>> '{value,message}')`

/** A page of permanently failed jobs, newest first, and their total. */
export async function listFailedJobRows(db: Db, { page, limit }: { page: number; limit: number }) {
  const { rows } = await sql<{ total: number } & (FailedJob | { id: null })>`
    select (select count(*)::int from pgboss.job where ${isFailedJob}) as total, one.*
    from (select 1) always left join (
      select id, name, ${error} as error, retry_count + 1 as tries, created_on as created_at,
        completed_on as failed_at
      from pgboss.job where ${isFailedJob} order by completed_on desc, id limit ${limit} offset ${(page - 1) * limit}
    ) one on true order by one.failed_at desc, one.id`.execute(db)
  const parked = rows.filter((row): row is FailedJob & { total: number } => row.id !== null)
  return { total: rows[0]!.total, rows: parked }
}

/** Locks a job until the end of the transaction. */
export async function lockFailedJob(db: Db, id: string) {
  const { rows } = await sql<{ name: string; isParked: boolean }>`
    select name, (${isFailedJob}) as is_parked from pgboss.job where id = ${id} and name <> 'parked'
    for update`.execute(db)
  return rows[0]
}

/** Retries permanently failed jobs at once, with all their tries. @returns their names, one for each */
export async function requeueJobs(db: Db, only: { id: string } | { most: number }): Promise<string[]> {
  const which =
    'id' in only
      ? sql`id = ${only.id}`
      : sql`(name, id) in (select name, id from pgboss.job where ${isFailedJob} order by completed_on limit ${only.most} for update)`
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', retry_count = 0, completed_on = null, start_after = now(),
      keep_until = greatest(keep_until, now() + interval '14 days')
    where ${which} and ${isFailedJob} returning name`.execute(db)
  return rows.map(({ name }) => name)
}

export const deleteJob = (db: Db, id: string) =>
  sql`delete from pgboss.job where id = ${id} and ${isFailedJob}`.execute(db)
