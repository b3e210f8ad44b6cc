import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Range requests of one download fall within this. */
const ONE_DOWNLOAD = '10 minutes'

type TakenFile = { downloadId: number; file: string; version: number; userId: number | null; at: Date }

/** Logs a download. Range requests count as one, wherever in the file the first begins. */
export async function recordDownload(db: Db, taken: TakenFile, isPiece: boolean) {
  if (!isPiece) return insertTaken(db, taken)
  if (await isNoted(db, taken)) return
  await db.transaction().execute(async (tx) => {
    // Programs request several ranges at once: each waits here until the previous one is logged.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${taken.file} ${taken.userId}`}, 0))`.execute(
      tx,
    )
    if (!(await isNoted(tx, taken))) await insertTaken(tx, taken)
  })
}

async function isNoted(db: Db, { downloadId, file, userId, at }: TakenFile) {
  const { rows } = await sql`
    select from download_log where download_id = ${downloadId} and file = ${file}
      and user_id is not distinct from ${userId} and at > ${at}::timestamptz - ${ONE_DOWNLOAD}::interval
    limit 1`.execute(db)
  return rows.length > 0
}

async function insertTaken(db: Db, { downloadId, file, version, userId, at }: TakenFile) {
  await db.insertInto('downloadLog').values({ downloadId, file, version, userId, at }).execute()
}
