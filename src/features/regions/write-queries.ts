import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'

/** Locks the names of all regions, and the closing of any, until the transaction ends. */
export const lockRegionNames = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('regions', 0))`.execute(db)

/** True if another open region has this name, in any spelling. @param id the region that may have it */
export async function isNameTaken(db: Db, title: string, id: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from regions where deleted_at is null and lower(title) = lower(${title}) and id is distinct from ${id}::bigint`.execute(
    db,
  )
  return rows.length > 0
}

type NewRow = Insertable<Tables['regions']>
/** Fields that a new region is given; the rest follows from it. */
export type RegionValues = Omit<
  NewRow,
  'sanitizerVersion' | 'coverFamily' | 'coverSeed' | 'search' | 'mergedInto' | 'deletedAt'
>

/** @param words its text without markup, for the search */
export async function insertRegion(db: Db, region: NewRow, words: string): Promise<number> {
  const { id } = await db.insertInto('regions').values(region).returning('id').executeTakeFirstOrThrow()
  await updateSearch(db, id, words)
  return id
}

export async function updateRegion(
  db: Db,
  id: number,
  change: Updateable<Tables['regions']>,
  words: string,
): Promise<void> {
  await db
    .updateTable('regions')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await updateSearch(db, id, words)
}

const updateSearch = (db: Db, id: number, words: string) =>
  sql`
    update regions set search = setweight(to_tsvector('jejaring', title), 'A') ||
      to_tsvector('jejaring', ${words} || ' ' || address)
    where id = ${id}`.execute(db)
