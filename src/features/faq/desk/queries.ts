import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { DeskFaqFilter } from './schema.ts'

export type FaqRow = {
  id: number
  question: string
  answer: string
  answerId: number | null
  category: string
  position: number
  version: number
  updatedAt: Date
  deletedAt: Date | null
}

const columns = sql`q.id, q.question, coalesce(a.body, '') as answer, a.id as answer_id, q.category, q.position,
  q.version, q.updated_at, q.deleted_at`
const tables = sql`questions q left join answers a on a.id = q.accepted_answer_id and a.deleted_at is null`

/** A page of the FAQ for the desk, in its order. */
export async function listFaq(
  db: Db,
  { page, limit, q, status }: DeskFaqFilter,
  restorableSince: Date,
): Promise<{ total: number; rows: FaqRow[] }> {
  const chosen: RawBuilder<unknown>[] = [
    sql`q.is_faq`,
    status === 'deleted' ? sql`q.deleted_at > ${restorableSince}` : sql`q.deleted_at is null`,
  ]
  if (q) chosen.push(sql`position(lower(${q}) in lower(q.question || ' ' || q.category)) > 0`)
  const where = sql.join(chosen, sql` and `)
  const { rows } = await sql<(FaqRow | { id: null }) & { total: number }>`
    select (select count(*)::int from questions q where ${where}) as total, listed.* from (select 1) one left join (
      select ${columns} from ${tables} where ${where}
      order by q.position, q.id limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by listed.position, listed.id`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is FaqRow & { total: number } => row.id !== null),
  }
}

/** FAQ entry, including deleted ones that can be restored. @throws Failure 404, also for other questions */
export async function getFaq(db: Db, id: number, restorableSince: Date): Promise<FaqRow> {
  const { rows } = await sql<FaqRow>`
    select ${columns} from ${tables}
    where q.id = ${id} and q.is_faq and (q.deleted_at is null or q.deleted_at > ${restorableSince})`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

export const lockFaq = (db: Db, id: number) =>
  db.selectFrom('questions').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

type Entry = {
  question: string
  answer: string
  category: string
  position: number | null
  author: string
  now: Date
}

/** Inserts an entry with its answer, last if no position is given. */
export async function insertFaq(
  db: Db,
  { by, key, ...entry }: Entry & { by: number; key: string | null },
): Promise<{ id: number; isNew: boolean }> {
  const { question, category, position, author, now } = entry
  const { rows } = await sql<{ id: number }>`
    insert into questions (question, category, visibility, status, is_faq, position, author, created_by,
      idempotency_key, answers_count, last_activity_at, created_at, updated_at)
    values (${question}, ${category}, 'public', 'answered', true,
      coalesce(${position}::int, (select least(coalesce(max(position), 0) + 1, 9999) from questions
        where is_faq and deleted_at is null)),
      ${author}, ${by}, ${key}, 1, ${now}, ${now}, ${now})
    on conflict (created_by, idempotency_key) do nothing returning id`.execute(db)
  if (rows[0]) {
    await upsertFaqAnswer(db, { id: rows[0].id, answerId: null, ...entry })
    return { id: rows[0].id, isNew: true }
  }
  const { id } = await db
    .selectFrom('questions')
    .select('id')
    .where('createdBy', '=', by)
    .where('idempotencyKey', '=', key)
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

type Answer = { id: number; answerId: number | null; answer: string; author: string; now: Date }

/** Inserts or replaces the answer of an entry. */
export async function upsertFaqAnswer(db: Db, { id, answerId, answer, author, now }: Answer): Promise<void> {
  if (answerId !== null) {
    await db
      .updateTable('answers')
      .set({ body: answer, source: null, updatedAt: now, version: sql`version + 1` })
      .where('id', '=', answerId)
      .execute()
    return
  }
  const made = await db
    .insertInto('answers')
    .values({ questionId: id, body: answer, author, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('questions').set({ acceptedAnswerId: made.id }).where('id', '=', id).execute()
}

type Change = { question: string; category: string; position: number; deletedAt: Date | null; now: Date }

export const updateFaq = (db: Db, id: number, { question, category, position, deletedAt, now }: Change) =>
  db
    .updateTable('questions')
    .set({ question, category, position, deletedAt, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
