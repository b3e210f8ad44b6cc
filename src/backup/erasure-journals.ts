import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import type { ErasureLine, SubscriberErasureLine } from '#src/features/privacy/erasure-journal.ts'
import type { Db } from '#src/platform/database/connect.ts'

/** Kept outside of every backup: erased accounts stay erased when an older backup is restored. */
const JOURNAL = 'erasures.jsonl'

/**
 * Merges one folder's erasure journal into another's, each line once: beside the backups it survives the machine, and a
 * restored site continues it.
 */
export function mergeErasureJournal(from: string, to: string) {
  // A running site may be appending to it.
  if (resolve(from) === resolve(to)) return
  const lines = new Set([...linesIn(to), ...linesIn(from)])
  if (!lines.size) return
  mkdirSync(to, { recursive: true })
  const file = join(to, JOURNAL)
  const part = `${file}.${process.pid}`
  try {
    writeFileSync(part, [...lines].map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Folder of the erasure journal of a backup: the folder of backups. */
export const journalFolderOf = (backup: string) => dirname(backup)

/** Reads complete lines; an unfinished last line was cut off by a kill before the erasure was confirmed. */
function linesIn(folder: string): string[] {
  const file = join(folder, JOURNAL)
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .filter((line) => line.trim())
    : []
}

/**
 * Schedules erasure again for accounts erased after the backup. Ids are reused after a restore, so an account counts
 * only
 * if it existed before its erasure. A line over an hour older than the backup and not executed in it was aborted before
 * its commit and may have been revoked since (docs/decisions/046).
 * @returns their ids
 */
export async function markErased(
  client: pg.Client,
  erasures: readonly ErasureLine[],
  madeAt: string,
): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `update users u set deletion_due_at = e.erased_at, deletion_keeps_byline = e.keeps_byline
     from jsonb_to_recordset($1) as e (user_id bigint, erased_at timestamptz, keeps_byline boolean)
     where u.id = e.user_id and u.deleted_at is null and u.created_at < e.erased_at
       and e.erased_at > $2::timestamptz - interval '1 hour'
     returning u.id`,
    [JSON.stringify(erasures), madeAt],
  )
  return rows.map(({ id }) => Number(id))
}

/** Subscribers of a restored database that were erased after the backup, by the same rules; an account goes by its own. */
export async function listErasedSubscribers(
  db: Db,
  erasures: readonly SubscriberErasureLine[],
  madeAt: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from jsonb_to_recordset(${JSON.stringify(erasures)}::jsonb)
      as e (subscriber_id bigint, erased_at timestamptz)
    join subscribers s on s.id = e.subscriber_id
    where s.email is not null and s.user_id is null and s.created_at < e.erased_at
      and e.erased_at > ${madeAt}::timestamptz - interval '1 hour'`.execute(db)
  return rows.map(({ id }) => id)
}
