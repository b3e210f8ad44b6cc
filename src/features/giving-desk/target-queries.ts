import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { ManualGift } from './staff-actions/schema.ts'

type Designation = ManualGift['designation']

/** True if a designation exists; of campaigns any that was ever public. */
export async function hasTarget(db: Db, designation: Designation): Promise<boolean> {
  if (designation.type === 'general') return true
  const { type, id } = designation
  const { rows } = await sql`select from (${targets}) t where t.type = ${type} and t.id = ${id}`.execute(db)
  return rows.length > 0
}

const targets = sql`
  select 'region' as type, id, title from regions where deleted_at is null
  union all select 'partisipan', id, title from participants where deleted_at is null
  union all select 'campaign', id, title from campaigns where status <> 'draft'`

export type Target = { type: 'region' | 'partisipan' | 'campaign'; id: number; title: string }

/** All designations of a gift. */
export async function listTargets(db: Db): Promise<Target[]> {
  const { rows } = await sql<Target>`select * from (${targets}) t order by type, title, id`.execute(db)
  return rows
}

/** Serialises concurrent entries of the same gift. */
export async function lockKeys(tx: Db, keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys)
    if (key) await sql`select pg_advisory_xact_lock(hashtextextended(${`desk gift ${key}`}, 0))`.execute(tx)
}
