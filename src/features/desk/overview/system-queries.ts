import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export type SystemRow = {
  /** Number of due jobs not yet taken, and the time since which the oldest is due. */
  dueJobs: number
  dueSince: Date | null
  unsentLetters: number
  notifiedAt: Date | null
  backupMadeAt: Date | null
  backupVerifiedAt: Date | null
  backupMissingFiles: number | null
  backupProblem: string | null
  schema: string
}

/** Reads the system state in one statement. Old jobs are already deleted, future ones are not due. */
export async function readSystem(db: Db, now: Date): Promise<SystemRow> {
  const { rows } = await sql<SystemRow>`
    select j.n as due_jobs, j.since as due_since,
      (select count(*)::int from letters where sent_at is null and discarded_at is null) as unsent_letters,
      (select received_at from payment_notices where source = 'notification' order by id desc limit 1) as notified_at,
      b.made_at as backup_made_at, b.verified_at as backup_verified_at,
      b.missing_files as backup_missing_files,
      (select problem from backups order by made_at desc limit 1) as backup_problem,
      (select max(left(name, 4)) from migrations where name ~ '^[0-9]{4}_') as schema
    from (select count(*)::int as n, min(start_after) as since from pgboss.job
        where state < 'active' and start_after <= ${now} and name !~ '^__') j
      left join lateral (
        select made_at, verified_at, missing_files from backups where verified_at is not null order by verified_at desc limit 1
      ) b on true`.execute(db)
  return rows[0]!
}
