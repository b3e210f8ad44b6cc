import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

type Taking = {
  newsId: number
  by: number
  now: Date
  /** Claims by others from before this moment may be taken over; null: none. */
  overFrom: Date | null
}

type Taken = {
  isTaken: boolean
  before: number | null
  email: string | null
  name: string | null
  language: string | null
}

/**
 * Claims the review of a waiting item unless another has it; of two concurrent claims one succeeds.
 * @returns whether it was claimed, and the previous claimant
 */
export async function claimNews(db: Db, { newsId, by, now, overFrom }: Taking): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with held as materialized (select id, claimed_by, claimed_at from news where id = ${newsId} for update),
    taken as (
      update news n set claimed_by = ${by}, claimed_at = ${now} from held
      where n.id = held.id and n.deleted_at is null
        and (n.status = 'review' or n.status = 'published' and n.pending_status = 'review')
        and held.claimed_by is distinct from ${by}
        and (held.claimed_by is null or held.claimed_at <= ${overFrom}::timestamptz)
      returning n.id
    )
    select exists (select from taken) as is_taken, held.claimed_by as before, u.email, u.nama_lengkap as name,
      u.language
    from held left join users u on u.id = held.claimed_by and u.deleted_at is null`.execute(db)
  return rows[0]!
}

/** Reads the claim on an item, and locks the item until the transaction ends; null without a claim. */
export async function lockNewsClaim(db: Db, newsId: number) {
  const { rows } = await sql<{ id: number | null; name: string; at: Date }>`
    select u.id, u.nama_lengkap as name, n.claimed_at as at
    from news n left join users u on u.id = n.claimed_by where n.id = ${newsId} for no key update of n`.execute(
    db,
  )
  const [held] = rows
  return held?.id ? { by: { id: held.id, name: held.name }, at: held.at.toISOString() } : null
}

/** @returns true if there was a claim */
export async function dropClaim(db: Db, newsId: number, by: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('news')
    .set({ claimedBy: null, claimedAt: null })
    .where('id', '=', newsId)
    .where('claimedBy', '=', by)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
