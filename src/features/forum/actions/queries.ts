import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { literally } from '#src/platform/database/like.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import type { FlagReason, Viewer } from '../policy.ts'
import { mayReadQuestion, placeOf } from '../viewer-queries.ts'

type Reader = { questionId: number; userId: number; now: Date }

export const follow = (db: Db, { questionId, userId, now }: Reader) =>
  db
    .insertInto('questionFollows')
    .values({ questionId, userId, createdAt: now })
    .onConflict((oc) => oc.doNothing())
    .execute()

export const unfollow = (db: Db, { questionId, userId }: Omit<Reader, 'now'>) =>
  db.deleteFrom('questionFollows').where('questionId', '=', questionId).where('userId', '=', userId).execute()

export const markRead = (db: Db, { questionId, userId, now }: Reader) =>
  db
    .insertInto('questionReads')
    .values({ questionId, userId, readAt: now })
    .onConflict((oc) => oc.columns(['userId', 'questionId']).doUpdateSet({ readAt: now }))
    .execute()

/** True if the viewer may read this question. */
export async function isReadable(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const { rows } =
    await sql`select from questions q where q.id = ${id} and ${mayReadQuestion(viewer)}`.execute(db)
  return rows.length > 0
}

export const setAccepted = (db: Db, id: number, answerId: number | null) =>
  db.updateTable('questions').set({ acceptedAnswerId: answerId }).where('id', '=', id).execute()

type Flag = {
  questionId: number
  answerId: number | null
  userId: number
  reason: FlagReason
  note: string
  createdAt: Date
}

/** @returns false if this person has flagged the post before */
export async function insertFlag(db: Db, flag: Flag): Promise<boolean> {
  const row = await db
    .insertInto('postFlags')
    .values(flag)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Post = { questionId: number; answerId: number | null }

/** Number of undecided flags on a post. */
export async function countFlags(db: Db, { questionId, answerId }: Post): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from post_flags
    where question_id = ${questionId} and answer_id is not distinct from ${answerId} and decided_at is null`.execute(
    db,
  )
  return rows[0]!.n
}

/** Hides an open post; otherwise changes nothing. */
export async function hidePost(db: Db, { questionId, answerId }: Post, reason: string | null) {
  if (answerId === null)
    await db
      .updateTable('questions')
      .set({ status: 'hidden', hiddenReason: reason })
      .where('id', '=', questionId)
      .execute()
  else
    await db
      .updateTable('answers')
      .set({ status: 'hidden', hiddenReason: reason })
      .where('id', '=', answerId)
      .execute()
}

type PersonRow = { id: number; name: string; place: string | null }

/**
 * Authors of forum posts that all members may read, by the beginning of a word of their name. Only name and affiliation
 * leave the database.
 */
export async function listPeople(db: Db, viewer: Viewer, words: string): Promise<PersonRow[]> {
  const start = literally(words)
  const { rows } = await sql<PersonRow>`
    select u.id, u.nama_lengkap as name, ${placeOf('u')} as place from users u
    where ${isAccount('u')} and u.suspended_at is null and u.activated_at is not null and u.id <> ${viewer!.id}
      and (u.nama_lengkap ilike ${`${start}%`} or u.nama_lengkap ilike ${`% ${start}%`})
      and (exists (select from questions q where q.created_by = u.id and q.status not in ('held', 'hidden')
          and ${mayReadQuestion(viewer)})
        or exists (select from answers x join questions q on q.id = x.question_id
          where x.created_by = u.id and x.status = 'open' and x.deleted_at is null and ${mayReadQuestion(viewer)}))
    order by u.nama_lengkap, u.id limit 8`.execute(db)
  return rows
}
