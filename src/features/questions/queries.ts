import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { QuestionFilter, QuestionRowWire } from './schema.ts'

/** As JSON has it: `createdAt` is PostgreSQL's text of the moment. */
export type AnswerRow = { id: number; body: string; author: string; createdAt: string }

export type QuestionRow = {
  id: number
  question: string
  body: string
  category: string
  regionId: number | null
  regionTitle: string | null
  visibility: QuestionRowWire['visibility']
  status: QuestionRowWire['status']
  isFaq: boolean
  author: string
  answersCount: number
  acceptedAnswer: AnswerRow | null
  lastActivityAt: Date
  createdAt: Date
}

/** What everyone may read. */
const isOpen = sql`q.deleted_at is null and q.status not in ('held', 'hidden')
  and (q.is_faq or q.visibility = 'public')`

const answerOf = (a: string) => {
  const name = sql.ref(a)
  return sql`json_build_object('id', ${name}.id, 'body', ${name}.body, 'author', ${name}.author,
    'createdAt', ${name}.created_at)`
}

const rowColumns = sql`q.id, q.question, q.body, q.category, q.region_id, r.title as region_title, q.visibility,
  q.status, q.is_faq, q.author, q.answers_count, q.last_activity_at, q.created_at,
  case when a.id is not null then ${answerOf('a')} end as accepted_answer`

const rowJoins = sql`left join regions r on r.id = q.region_id
  left join answers a on a.id = q.accepted_answer_id and a.deleted_at is null`

const holdsWords = (words: string) => sql`and (
  q.id in (select id from questions where search @@ websearch_to_tsquery('jejaring', ${words})) or
  q.accepted_answer_id in (select id from answers
    where deleted_at is null and search @@ websearch_to_tsquery('jejaring', ${words})))`

/** A page of open questions: the FAQ in the secretariat's order, else those with the latest word first. */
export async function listOpenQuestions(db: Db, { page, limit, faq, category, q }: QuestionFilter) {
  const order = faq === '1' ? sql`q.position, q.id` : sql`q.last_activity_at desc, q.id desc`
  const { rows } = await sql<Omit<QuestionRow, 'id'> & { id: number | null; total: number }>`
    with found as materialized (
      select q.id, row_number() over (order by ${order}) as place from questions q
      where ${isOpen} ${faq === '1' ? sql`and q.is_faq` : sql``}
        ${category ? sql`and lower(q.category) = lower(${category})` : sql``} ${q ? holdsWords(q) : sql``}
    ), picked as (
      select * from found order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from found) as total, ${rowColumns}
    from (select 1) one left join (picked join questions q using (id) ${rowJoins}) on true
    order by picked.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is QuestionRow & { total: number } => row.id !== null),
  }
}

/**
 * An open question with its answers, oldest first.
 * @throws Failure 404
 */
export async function getOpenQuestion(db: Db, id: number): Promise<QuestionRow & { answers: AnswerRow[] }> {
  const { rows } = await sql<QuestionRow & { answers: AnswerRow[] }>`
    select ${rowColumns}, (
      select coalesce(json_agg(${answerOf('x')} order by x.id), '[]') from answers x
      where x.question_id = q.id and x.deleted_at is null
    ) as answers
    from questions q ${rowJoins} where ${isOpen} and q.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
