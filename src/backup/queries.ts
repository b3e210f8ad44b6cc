import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

type NewBackup = {
  name: string
  place: string
  bytes: number
  files: number
  missingFiles?: number
  madeAt: Date
}

export const insertBackup = (db: Db, backup: NewBackup) => db.insertInto('backups').values(backup).execute()

/** Notes why a backup could not be made; its folder is gone again. */
export const insertFailedBackup = (db: Db, name: string, place: string, now: Date, problem: string) =>
  db
    .insertInto('backups')
    .values({ name, place, bytes: 0, files: 0, madeAt: now, problem, removedAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()

/** @param problem why verification failed; null if it succeeded */
export const markVerified = (db: Db, name: string, now: Date, problem: string | null) =>
  db
    .updateTable('backups')
    .set(problem ? { problem } : { verifiedAt: now, problem: null })
    .where('name', '=', name)
    .execute()

/** Names of the backups whose verification failed. */
export async function listUnverified(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('backups').select('name').where('problem', 'is not', null).execute()
  return rows.map(({ name }) => name)
}

export const markBackupRemoved = (db: Db, names: readonly string[], now: Date) =>
  db.updateTable('backups').set({ removedAt: now }).where('name', 'in', names).execute()

type BackupState = {
  /** The newest verified backup, which may have been removed since; null for none. */
  verified: { name: string; madeAt: Date } | null
  /** Reason why verification of the newest backup failed; null if it succeeded or is still running. */
  problem: string | null
  /** Creation time of this database. */
  since: Date
}

/** Reads the state of the backups in one statement. */
export async function readBackupState(db: Db): Promise<BackupState> {
  const { rows } = await sql<{ name: string | null; madeAt: Date; problem: string | null; since: Date }>`
    select v.name, v.made_at, (select problem from backups order by made_at desc limit 1) as problem,
      (select min(applied_at) from migrations) as since
    from (select 1) one left join lateral (
      select name, made_at from backups where verified_at is not null order by made_at desc limit 1
    ) v on true`.execute(db)
  const { name, madeAt, problem, since } = rows[0]!
  return { verified: name === null ? null : { name, madeAt }, problem, since }
}
