import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type pg from 'pg'
import type { ErasureLine } from '#src/features/accounts/privacy/erasure-journal.ts'

/** Stands outside of every backup: who was erased stays so when an older one comes back. */
const JOURNAL = 'erasures.jsonl'

/**
 * Brings the lines of one folder's journal of erasures into another's, each once: beside the backups it outlives the
 * machine as they do, and a restored site goes on with it.
 */
export function carryJournal(from: string, to: string) {
  // A running site may be adding to it.
  if (resolve(from) === resolve(to)) return
  const lines = new Set([...linesIn(to), ...linesIn(from)])
  if (!lines.size) return
  mkdirSync(to, { recursive: true })
  const file = join(to, JOURNAL)
  const part = `${file}.${process.pid}`
  writeFileSync(part, [...lines].map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
  renameSync(part, file)
}

/** Where the journal of a backup's folder of backups lies. */
export const placeOfJournal = (backup: string) => dirname(backup)

/** A last line without its end was cut off by a kill, before anybody was told that it is done. */
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
 * Makes those fall due who were erased after a copy was made. Numbers are given out again after a restore, so an
 * account counts only if it was there before the erasure. What is older than the copy by an hour and not done in it
 * was broken off before its commit, and may have been taken back since (docs/decisions/046).
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
