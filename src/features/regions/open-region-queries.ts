import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'

/** Answer to a form that names another. */
export const REGION_CLOSED = sharedWords.noSuchRegion

/**
 * True if the region is open. In a transaction it stays so until the end: a closing waits for this lock, or this waits
 * for the closing and finds the region closed.
 */
export const isOpenRegion = async (db: Db, id: number): Promise<boolean> =>
  (await lockOpen(db, sql`${id}::bigint`)) !== null

/** The region that a number stands for: itself while it is open, else the one it was merged into; null for none. */
export async function currentRegion(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null
  return (
    (await lockOpen(db, sql`${id}::bigint`)) ??
    lockOpen(db, sql`(select merged_into from regions where id = ${id})`)
  )
}

async function lockOpen(db: Db, id: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from regions where id = ${id} and deleted_at is null for key share`.execute(db)
  return rows[0]?.id ?? null
}
