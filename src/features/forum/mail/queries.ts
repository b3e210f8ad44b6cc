import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { userMayRead } from '../viewer-queries.ts'

type Post = { questionId: number; answerId: number }

/** Text and author of a post; undefined while others may not read it. */
export async function findOpenPost(db: Db, { questionId, answerId }: Post) {
  const { rows } = await sql<{ authorId: number | null; text: string }>`
    select case when ${answerId} = 0 then q.created_by else x.created_by end as author_id,
      case when ${answerId} = 0 then q.question || ' ' || coalesce(q.source, '') else coalesce(x.source, '') end as text
    from questions q left join answers x on x.id = ${answerId} and x.question_id = q.id
    where q.id = ${questionId} and q.deleted_at is null and q.status not in ('held', 'hidden')
      and (${answerId} = 0 or x.status = 'open' and x.deleted_at is null)`.execute(db)
  return rows[0]
}

/** Maximum number of mentions per post. */
const MAX_MENTIONED = 10

type Notice = Post & { authorId: number | null; now: Date }

/** Inserts notices for forum authors mentioned with @ in a text that they may read. */
export const insertMentionNotices = (db: Db, { questionId, answerId, authorId, now }: Notice, text: string) =>
  sql`
    insert into post_notices (user_id, question_id, answer_id, kind, created_at)
    select u.id, q.id, ${answerId}, 'mention', ${now}
    from questions q join users u on u.id in (
      select created_by from questions where created_by is not null and deleted_at is null and status not in ('held', 'hidden')
      union select created_by from answers where created_by is not null and deleted_at is null and status = 'open')
    where q.id = ${questionId} and u.id is distinct from ${authorId} and u.forum_mail <> 'none'
      and strpos(lower(${text}), lower('@' || u.nama_lengkap)) > 0 and ${userMayRead}
    order by u.id limit ${MAX_MENTIONED}
    on conflict do nothing`.execute(db)

export const insertFollowerNotices = (db: Db, { questionId, answerId, authorId, now }: Notice) =>
  sql`
    insert into post_notices (user_id, question_id, answer_id, kind, created_at)
    select u.id, q.id, ${answerId}, 'follow', ${now}
    from questions q join question_follows f on f.question_id = q.id join users u on u.id = f.user_id
    where q.id = ${questionId} and u.id is distinct from ${authorId} and u.forum_mail <> 'none' and ${userMayRead}
    on conflict do nothing`.execute(db)

export type WaitingNotice = {
  userId: number
  email: string
  name: string
  language: string
  questionId: number
  answerId: number
  kind: 'follow' | 'mention'
  question: string
  author: string
  source: string
}

const waiting = sql`
  select n.user_id, u.email, u.nama_lengkap as name, u.language, n.question_id, n.answer_id, n.kind, q.question,
    coalesce(x.author, q.author) as author, coalesce(x.source, q.source, '') as source
  from post_notices n join users u on u.id = n.user_id join questions q on q.id = n.question_id
    left join answers x on x.id = n.answer_id and x.question_id = q.id
  where n.mailed_at is null and ${userMayRead} and (n.answer_id = 0 or x.status = 'open' and x.deleted_at is null)`

/** Unsent instant notices of a post, locked by this transaction; locked ones are skipped. */
export async function claimNotices(db: Db, { questionId, answerId }: Post, limit: number) {
  const { rows } = await sql<WaitingNotice>`
    ${waiting} and u.forum_mail = 'now' and n.question_id = ${questionId} and n.answer_id = ${answerId}
    order by n.user_id limit ${limit} for update of n skip locked`.execute(db)
  return rows
}

/** Users with notices pending since before `before`. */
export async function listExpectant(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct n.user_id from post_notices n where n.mailed_at is null and n.created_at < ${before}
    order by n.user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Locks the notices of one user pending since before `before`, oldest first. */
export async function claimNoticesOf(db: Db, userId: number, before: Date) {
  const { rows } = await sql<WaitingNotice>`
    ${waiting} and u.forum_mail <> 'none' and n.user_id = ${userId} and n.created_at < ${before}
    order by n.created_at, n.question_id, n.answer_id limit 200 for update of n skip locked`.execute(db)
  return rows
}

export const markMailed = (db: Db, notices: readonly WaitingNotice[], now: Date) =>
  sql`
    update post_notices n set mailed_at = ${now}
    from unnest(${notices.map((one) => one.userId)}::bigint[], ${notices.map((one) => one.questionId)}::bigint[],
      ${notices.map((one) => one.answerId)}::bigint[]) as done (user_id, question_id, answer_id)
    where n.user_id = done.user_id and n.question_id = done.question_id and n.answer_id = done.answer_id`.execute(
    db,
  )

/** Deletes outdated unsent notices: the post is gone, or its reader lost access. */
export const dropStaleNotices = (db: Db, before: Date) =>
  db.deleteFrom('postNotices').where('mailedAt', 'is', null).where('createdAt', '<', before).execute()

export async function readForumMail(db: Db, userId: number) {
  const { forumMail } = await db
    .selectFrom('users')
    .select('forumMail')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return forumMail as 'now' | 'daily' | 'none'
}

/** Opting out also discards pending notices. */
export async function setForumMail(db: Db, userId: number, wanted: 'now' | 'daily' | 'none') {
  await db
    .updateTable('users')
    .set({ forumMail: wanted })
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .execute()
  if (wanted === 'none')
    await db.deleteFrom('postNotices').where('userId', '=', userId).where('mailedAt', 'is', null).execute()
}
