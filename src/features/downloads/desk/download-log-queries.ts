import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { TakenFilter } from './schema.ts'

export type DownloadLogRow = {
  id: number
  at: Date
  version: number
  fileName: string | null
  userId: number | null
  name: string | null
}

const columns = sql`l.id, l.at, l.version, f.original_name as file_name, u.id as user_id, u.nama_lengkap as name`
const joins = sql`left join files f on f.name = l.file left join users u on u.id = l.user_id`

/** Filters the log; days are those of Jakarta's calendar. */
function isChosen(downloadId: number, { version, from, to }: TakenFilter): RawBuilder<unknown> {
  const chosen: RawBuilder<unknown>[] = [sql`l.download_id = ${downloadId}`]
  if (version) chosen.push(sql`l.version = ${version}::bigint`)
  if (from) chosen.push(sql`l.at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'`)
  if (to) chosen.push(sql`l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`)
  return sql.join(chosen, sql` and `)
}

type Page = TakenFilter & { page: number; limit: number }

/** A page of a download's log, newest first, and the number of entries. */
export async function listDownloadLog(
  db: Db,
  downloadId: number,
  { page, limit, ...filter }: Page,
): Promise<{ total: number; rows: DownloadLogRow[] }> {
  const chosen = isChosen(downloadId, filter)
  const { rows } = await sql<(DownloadLogRow | { id: null }) & { total: number }>`
    with page as materialized (
      select l.id from download_log l where ${chosen}
      order by l.at desc, l.id desc limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from download_log l where ${chosen}) as total, listed.* from (select 1) one
    left join (select ${columns} from page join download_log l using (id) ${joins}) listed on true
    order by listed.at desc, listed.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is DownloadLogRow & { total: number } => row.id !== null),
  }
}

/** The log in batches by id, after a given one. */
export async function readDownloadLog(
  db: Db,
  downloadId: number,
  { after, limit, ...filter }: TakenFilter & { after: number; limit: number },
): Promise<DownloadLogRow[]> {
  const { rows } = await sql<DownloadLogRow>`
    select ${columns} from download_log l ${joins}
    where ${isChosen(downloadId, filter)} and l.id > ${after} order by l.id limit ${limit}`.execute(db)
  return rows
}
