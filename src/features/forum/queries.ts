import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import {
  bodyInLanguage,
  type InLanguage,
  inLanguage,
  isListed,
  joinTranslation,
  langColumn,
  matchesWords,
  type TranslatedOnly,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Viewer } from './policy.ts'
import type { QuestionFilter, QuestionRowWire } from './schema.ts'
import { mayReadAnswer, mayReadQuestion, placeOf } from './viewer-queries.ts'

/** Row as JSON: timestamps are PostgreSQL text. */
export type AnswerRow = { id: number; body: string; author: string; createdAt: string }

/** Answer with the fields for members. */
export type FullAnswerRow = AnswerRow & {
  createdBy: number | null
  participantId: number | null
  place: string | null
  status: 'held' | 'open' | 'hidden'
  source: string | null
  hiddenReason: string | null
  editedAt: string | null
  version: number
  isFlagged: boolean
}

export type QuestionRow = InLanguage & {
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
  createdBy: number | null
  participantId: number | null
  place: string | null
  isLocked: boolean
  version: number
  isFollowed: boolean
  isUnread: boolean
}

export type FullQuestionRow = QuestionRow & {
  answers: FullAnswerRow[]
  source: string | null
  hiddenReason: string | null
  editedAt: Date | null
  othersAnswers: number
  isFlagged: boolean
  seq: number
}

/** The accepted answer `a`; of a question of the FAQ in the language of the reader. */
const acceptedAnswer = sql`json_build_object('id', a.id, 'body', ${bodyInLanguage('a.body')}, 'author', a.author,
  'createdAt', a.created_at)`

const isFollowedBy = (viewer: Viewer) =>
  viewer
    ? sql`exists (select from question_follows f where f.question_id = q.id and f.user_id = ${viewer.id})`
    : sql`false`

/** Activity since the viewer last read it, or since their account was created. */
const isUnreadBy = (viewer: Viewer) =>
  viewer
    ? sql`q.last_activity_at > coalesce(
        (select read_at from question_reads s where s.user_id = ${viewer.id} and s.question_id = q.id),
        (select created_at from users where id = ${viewer.id}))`
    : sql`false`

const rowColumns = (
  viewer: Viewer,
) => sql`q.id, ${inLanguage('question', sql`q.question`)} as question, q.body,
  ${inLanguage('category', sql`q.category`)} as category, q.region_id,
  r.title as region_title, q.visibility, q.status, q.is_faq, q.author, q.answers_count, q.last_activity_at,
  q.created_at, q.created_by, w.participant_id, ${placeOf('w')} as place, q.locked_at is not null as is_locked,
  q.version, ${isFollowedBy(viewer)} as is_followed, ${isUnreadBy(viewer)} as is_unread,
  case when a.id is not null then ${acceptedAnswer} end as accepted_answer ${langColumn}`

const rowJoins = sql`left join regions r on r.id = q.region_id left join users w on w.id = q.created_by
  left join answers a on a.id = q.accepted_answer_id and a.deleted_at is null and a.status = 'open'
  ${joinTranslation('faq', 'q.id')}`

/** Guests search the accepted answer, members every open one. */
const holdsWords = (words: string, viewer: Viewer) => sql`and (
  q.id in (select id from questions f where ${matchesWords('faq', 'f', words)}) or
  ${viewer ? sql`q.id in (select question_id` : sql`q.accepted_answer_id in (select id`} from answers
    where deleted_at is null and status = 'open' and search @@ websearch_to_tsquery('jejaring', ${words})))`

const orders: Record<string, RawBuilder<unknown>> = {
  created_at: sql`q.created_at, q.id`,
  '-created_at': sql`q.created_at desc, q.id desc`,
  title: sql`lower(q.question), q.id`,
  '-title': sql`lower(q.question) desc, q.id desc`,
}

function viewOf(view: QuestionFilter['view'], viewer: Viewer): RawBuilder<unknown> {
  if (view === 'all') return sql``
  const isMine = viewer ? sql`q.created_by = ${viewer.id}` : sql`false`
  const narrower = {
    forum: sql``,
    unanswered: sql`and q.answers_count = 0 and q.status = 'open'`,
    mine: sql`and ${isMine}`,
    followed: sql`and ${isFollowedBy(viewer)}`,
  }
  return sql`and not q.is_faq ${narrower[view]}`
}

type ShownQuestions = QuestionFilter & { only: TranslatedOnly }

function isChosen({ faq, category, region, q, view, only }: ShownQuestions, viewer: Viewer) {
  return sql`${mayReadQuestion(viewer)} ${faq === '1' ? sql`and q.is_faq ${isListed('faq', 'q.id', only)}` : sql``} ${viewOf(view, viewer)}
    ${category ? sql`and lower(q.category) = lower(${category})` : sql``}
    ${region ? sql`and q.region_id = ${region}` : sql``} ${q ? holdsWords(q, viewer) : sql``}`
}

/** A page of questions: the FAQ in its own order, others by latest activity. */
export async function listQuestionsFor(db: Db, viewer: Viewer, filter: ShownQuestions) {
  const { page, limit, faq, sort } = filter
  const usual = faq === '1' ? sql`q.position, q.id` : sql`q.last_activity_at desc, q.id desc`
  const order = (sort && orders[sort]) ?? usual
  const { rows } = await sql<Omit<QuestionRow, 'id'> & { id: number | null; total: number }>`
    with found as materialized (
      select q.id, row_number() over (order by ${order}) as place_in_list from questions q
      where ${isChosen(filter, viewer)}
    ), picked as (
      select * from found order by place_in_list limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from found) as total, ${rowColumns(viewer)}
    from (select 1) one left join (picked join questions q using (id) ${rowJoins}) on true
    order by picked.place_in_list`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is QuestionRow & { total: number } => row.id !== null),
  }
}

const isFlaggedBy = (viewer: Viewer, answer: RawBuilder<unknown>) =>
  viewer
    ? sql`exists (select from post_flags g where g.user_id = ${viewer.id} and g.question_id = q.id
        and g.answer_id is not distinct from ${answer})`
    : sql`false`

const answersFor = (viewer: Viewer) => sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'body', x.body, 'author', x.author,
    'createdAt', x.created_at, 'createdBy', x.created_by, 'participantId', xw.participant_id,
    'place', ${placeOf('xw')}, 'status', x.status, 'source', x.source, 'hiddenReason', x.hidden_reason,
    'editedAt', x.edited_at, 'version', x.version, 'isFlagged', ${isFlaggedBy(viewer, sql`x.id`)}) order by x.id), '[]')
  from answers x left join users xw on xw.id = x.created_by
  where x.question_id = q.id and ${mayReadAnswer(viewer)})`

/**
 * Question with the answers that the viewer may read, oldest first. A merged one resolves to its target.
 * @throws Failure 404
 */
export async function getQuestionFor(db: Db, viewer: Viewer, id: number): Promise<FullQuestionRow> {
  const { rows } = await sql<FullQuestionRow>`
    select ${rowColumns(viewer)}, q.source, q.hidden_reason, q.edited_at, q.seq::int,
      ${isFlaggedBy(viewer, sql`null`)} as is_flagged, ${answersFor(viewer)} as answers,
      (select count(*)::int from answers o where o.question_id = q.id and o.deleted_at is null
        and o.created_by is distinct from q.created_by) as others_answers
    from questions q ${rowJoins}
    where ${mayReadQuestion(viewer)}
      and q.id = coalesce((select merged_into from questions where id = ${id}), ${id})`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Categories with their number of questions that the viewer may read. */
export async function listCategoriesFor(db: Db, viewer: Viewer) {
  const { rows } = await sql<{ title: string; total: number }>`
    select min(q.category) as title, count(*)::int as total from questions q
    where ${mayReadQuestion(viewer)} and q.status not in ('held', 'hidden')
    group by lower(q.category)`.execute(db)
  return rows
}
