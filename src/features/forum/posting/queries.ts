import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Viewer } from '../policy.ts'
import { mayReadAnswer, mayReadQuestion } from '../viewer-queries.ts'

/** Serialises the posts of one person, so that the first ones are counted correctly. */
export const lockPoster = (db: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('forum', ${userId}))`.execute(db)

/** Number of open and held posts of a person; deleted and hidden ones do not count. */
export async function countPosts(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from questions where created_by = ${userId} and deleted_at is null and status <> 'hidden')
      + (select count(*) from answers where created_by = ${userId} and deleted_at is null and status <> 'hidden'))::int as n`.execute(
    db,
  )
  return rows[0]!.n
}

/** Includes deleted questions, whose key stays used. */
export const findQuestionByKey = (db: Db, userId: number, key: string) =>
  db
    .selectFrom('questions')
    .select(['id', 'question', 'source', 'status', 'version', 'deletedAt'])
    .where('createdBy', '=', userId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()

/** Includes deleted answers, whose key stays used. */
export const findAnswerByKey = (db: Db, userId: number, key: string) =>
  db
    .selectFrom('answers')
    .select(['id', 'questionId', 'source', 'status', 'version', 'deletedAt'])
    .where('createdBy', '=', userId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()

type QuestionText = {
  question: string
  source: string
  body: string
  category: string
  regionId: number | null
  visibility: string
}
type Written = { createdBy: number; author: string; status: 'held' | 'open'; key: string | null; now: Date }

export const insertQuestion = (db: Db, { key, now, ...given }: QuestionText & Written) =>
  db
    .insertInto('questions')
    .values({ ...given, idempotencyKey: key, lastActivityAt: now, createdAt: now, updatedAt: now })
    .returning(['id', 'status', 'version'])
    .executeTakeFirstOrThrow()

export const insertAnswer = (
  db: Db,
  { key, now, ...given }: { questionId: number; source: string; body: string } & Written,
) =>
  db
    .insertInto('answers')
    .values({ ...given, idempotencyKey: key, createdAt: now, updatedAt: now })
    .returning(['id', 'questionId', 'status', 'version'])
    .executeTakeFirstOrThrow()

export type LockedQuestion = {
  id: number
  question: string
  source: string | null
  body: string
  category: string
  regionId: number | null
  visibility: string
  status: string
  isFaq: boolean
  isLocked: boolean
  createdBy: number | null
  participantId: number | null
  acceptedAnswerId: number | null
  faqEntryId: number | null
  othersAnswers: number
  version: number
  createdAt: Date
  author: string
}

/** Question that the viewer may read, locked until the transaction ends. @throws Failure 404 */
export async function lockQuestion(db: Db, viewer: Viewer, id: number): Promise<LockedQuestion> {
  const { rows } = await sql<LockedQuestion>`
    select q.id, q.question, q.source, q.body, q.category, q.region_id, q.visibility, q.status, q.is_faq,
      q.locked_at is not null as is_locked, q.created_by, q.accepted_answer_id, q.faq_entry_id, q.version, q.created_at,
      q.author, (select participant_id from users where id = q.created_by) as participant_id,
      (select count(*)::int from answers o where o.question_id = q.id and o.deleted_at is null
        and o.created_by is distinct from q.created_by) as others_answers
    from questions q where q.id = ${id} and ${mayReadQuestion(viewer)} for update of q`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type LockedAnswer = {
  id: number
  questionId: number
  source: string | null
  body: string
  status: 'held' | 'open' | 'hidden'
  createdBy: number | null
  participantId: number | null
  version: number
  createdAt: Date
  author: string
}

/** Answer of that question that the viewer may read; lock the question first. @throws Failure 404 */
export async function lockAnswer(
  db: Db,
  viewer: Viewer,
  { questionId, id }: { questionId: number; id: number },
): Promise<LockedAnswer> {
  const { rows } = await sql<LockedAnswer>`
    select x.id, x.question_id, x.source, x.body, x.status, x.created_by, x.version, x.created_at, x.author,
      (select participant_id from users where id = x.created_by) as participant_id
    from answers x where x.id = ${id} and x.question_id = ${questionId} and ${mayReadAnswer(viewer)}
    for update of x`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type Edit = { now: Date; isLate: boolean }

export const updateQuestion = (db: Db, id: number, { now, isLate, ...text }: Partial<QuestionText> & Edit) =>
  db
    .updateTable('questions')
    .set({
      ...text,
      updatedAt: now,
      version: sql`version + 1`,
      ...(isLate && { editedAt: now }),
    })
    .where('id', '=', id)
    .returning(['id', 'status', 'version'])
    .executeTakeFirstOrThrow()

export const updateAnswer = (
  db: Db,
  id: number,
  { now, isLate, ...text }: { source: string; body: string } & Edit,
) =>
  db
    .updateTable('answers')
    .set({ ...text, updatedAt: now, version: sql`version + 1`, ...(isLate && { editedAt: now }) })
    .where('id', '=', id)
    .returning(['id', 'questionId', 'status', 'version'])
    .executeTakeFirstOrThrow()

/** Stores the former version of a post. */
export const insertRevision = (
  db: Db,
  given: {
    questionId: number
    answerId: number | null
    question: string | null
    source: string
    byUser: number
    at: Date
  },
) => db.insertInto('postRevisions').values(given).execute()

export const deleteQuestion = (db: Db, id: number, now: Date) =>
  db.updateTable('questions').set({ deletedAt: now, acceptedAnswerId: null }).where('id', '=', id).execute()

export async function deleteAnswer(db: Db, id: number, now: Date) {
  await db
    .updateTable('questions')
    .set({ acceptedAnswerId: null })
    .where('acceptedAnswerId', '=', id)
    .execute()
  await db.updateTable('answers').set({ deletedAt: now }).where('id', '=', id).execute()
}

/**
 * Recomputes number of answers, last activity and status of a question, and increments `seq`, which notifies its
 * readers.
 */
export const refreshQuestion = (db: Db, id: number) =>
  sql`
    update questions q set seq = seq + 1,
      answers_count = (select count(*) from answers where question_id = q.id and deleted_at is null and status = 'open'),
      last_activity_at = greatest(q.created_at,
        (select max(created_at) from answers where question_id = q.id and deleted_at is null and status = 'open')),
      status = case
        when q.status in ('held', 'hidden') then q.status
        when q.locked_at is not null then 'closed'
        when exists (select from answers where id = q.accepted_answer_id and status = 'open' and deleted_at is null)
          then 'answered'
        else 'open' end
    where id = ${id}`.execute(db)
