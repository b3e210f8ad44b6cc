import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Whoever takes a file in pieces asks many times within this. */
const ONE_DOWNLOAD = '10 minutes'

export type TakenFile = { downloadId: number; file: string; version: number; userId: number | null; at: Date }

/** Notes who took which bytes. Pieces (`isPart`) count as one download, wherever in the file the first lies. */
export async function insertDownloadLog(db: Db, taken: TakenFile & { isPart: boolean }) {
  const { downloadId, file, version, userId, at, isPart } = taken
  await sql`
    insert into download_log (download_id, file, version, user_id, at)
    select ${downloadId}, ${file}, ${version}, ${userId}, ${at}
    where not (${isPart}::boolean and exists (
      select from download_log where download_id = ${downloadId} and file = ${file}
        and user_id is not distinct from ${userId} and at > ${at}::timestamptz - ${ONE_DOWNLOAD}::interval))
  `.execute(db)
}
