import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { MAX_TRIES } from './queries.ts'

/** Condition on `letters`: failed permanently and not discarded. */
export const isFailedMail = sql`sent_at is null and tries >= ${MAX_TRIES} and discarded_at is null`

export type FailedMail = {
  id: number
  toEmail: string
  subject: string
  lastError: string | null
  tries: number
  createdAt: Date
  /** False after its content was removed. */
  hasWords: boolean
}

/** A page of permanently failed mails, newest first, and their total. */
export async function listFailedMailRows(db: Db, { page, limit }: { page: number; limit: number }) {
  const { rows } = await sql<{ total: number } & (FailedMail | { id: null })>`
    select (select count(*)::int from letters where ${isFailedMail}) as total, one.*
    from (select 1) always left join (
      select id, to_email, subject, last_error, tries, created_at, text <> '' as has_words from letters
      where ${isFailedMail} order by id desc limit ${limit} offset ${(page - 1) * limit}
    ) one on true order by one.id desc`.execute(db)
  const parked = rows.filter((row): row is FailedMail & { total: number } => row.id !== null)
  return { total: rows[0]!.total, rows: parked }
}

/** Locks a mail until the end of the transaction. */
export async function lockFailedMail(db: Db, id: number) {
  const { rows } = await sql<{ isParked: boolean; isDiscarded: boolean; hasWords: boolean; tries: number }>`
    select (${isFailedMail}) as is_parked, discarded_at is not null as is_discarded, text <> '' as has_words, tries
    from letters where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Retries permanently failed mails under the same keys; those without content stay. @returns their ids */
export async function requeueMails(db: Db, only: { id: number } | { most: number }): Promise<number[]> {
  const which =
    'id' in only
      ? sql`id = ${only.id}`
      : sql`id in (select id from letters where ${isFailedMail} and text <> '' order by id limit ${only.most} for update)`
  const { rows } = await sql<{ id: number }>`
    update letters set tries = 0, next_try_at = null
    where ${which} and ${isFailedMail} and text <> '' returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Discards a mail and its content permanently. */
export const discardMail = (db: Db, id: number, now: Date) =>
  db.updateTable('letters').set({ discardedAt: now, text: '', html: '' }).where('id', '=', id).execute()
