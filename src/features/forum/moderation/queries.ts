import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { numberIn } from '#src/wire/entity.ts'
import { type FlagReason, moderates, type Viewer } from '../policy.ts'
import { mayReadAnswer, mayReadQuestion, placeOf, userMayRead } from '../viewer-queries.ts'
import type { QueueFilter, QueueRowWire } from './schema.ts'

export type QueueRow = {
  questionId: number
  answerId: number | null
  question: string
  text: string
  author: string
  place: string | null
  status: QueueRowWire['status']
  reasons: FlagReason[] | null
  hiddenReason: string | null
  createdAt: Date
}

/** A PIC moderates posts of their own institution. */
const isWatchedBy = (viewer: Viewer) =>
  moderates(viewer) ? sql`true` : sql`w.participant_id = ${viewer?.participantId ?? null}`

const flagsOf = (post: 'q' | 'x') => sql`(
  select array_agg(g.reason order by g.id) from post_flags g
  where g.decided_at is null and g.question_id = q.id
    and g.answer_id is not distinct from ${post === 'x' ? sql`x.id` : sql`null`})`

const inState: Record<QueueFilter['state'], ReturnType<typeof sql>> = {
  all: sql`true`,
  waiting: sql`(status = 'held' or reasons is not null)`,
  held: sql`status = 'held'`,
  flagged: sql`reasons is not null`,
  hidden: sql`status = 'hidden'`,
}

/** Uses the small indexes of pending posts instead of scanning all posts. */
const attentionTo = {
  q: sql`q.id in (
    select id from questions where status in ('held', 'hidden') and deleted_at is null
    union select question_id from post_flags where decided_at is null and answer_id is null)`,
  x: sql`x.id in (
    select id from answers where status <> 'open' and deleted_at is null
    union select answer_id from post_flags where decided_at is null and answer_id is not null)`,
}

/** A page of posts awaiting a decision, longest waiting first, then of hidden ones. */
export async function listQueue(db: Db, viewer: Viewer, { page, limit, state, kind, q, sort }: QueueFilter) {
  const way = sort === '-created_at' ? sql`desc` : sql`asc`
  const { rows } = await sql<Omit<QueueRow, 'questionId'> & { questionId: number | null; total: number }>`
    with posts as (
      select q.id as question_id, null::bigint as answer_id, q.question, coalesce(q.source, '') as text, q.author,
        q.created_by, q.status, ${flagsOf('q')} as reasons, q.hidden_reason, q.created_at
      from questions q left join users w on w.id = q.created_by
      where not q.is_faq and ${attentionTo.q} and ${mayReadQuestion(viewer)} and ${isWatchedBy(viewer)}
      union all
      select q.id, x.id, q.question, coalesce(x.source, ''), x.author, x.created_by, x.status, ${flagsOf('x')},
        x.hidden_reason, x.created_at
      from answers x join questions q on q.id = x.question_id left join users w on w.id = x.created_by
      where not q.is_faq and ${attentionTo.x} and ${mayReadQuestion(viewer)} and ${mayReadAnswer(viewer)}
        and ${isWatchedBy(viewer)}
    ), found as (
      select * from posts where ${inState[state]}
        ${kind === 'question' ? sql`and answer_id is null` : kind === 'answer' ? sql`and answer_id is not null` : sql``}
        ${q ? sql`and strpos(lower(question || ' ' || text || ' ' || author), lower(${q})) > 0` : sql``}
    ), picked as (
      select * from found order by (status = 'held' or reasons is not null) desc, created_at ${way}, question_id, answer_id nulls first
      limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from found) as total, p.question_id, p.answer_id, p.question, p.text, p.author, p.status,
      p.reasons, p.hidden_reason, p.created_at, ${placeOf('w')} as place
    from (select 1) one left join (picked p left join users w on w.id = p.created_by) on true
    order by (p.status = 'held' or p.reasons is not null) desc, p.created_at ${way}, p.question_id, p.answer_id nulls first`.execute(
    db,
  )
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is QueueRow & { total: number } => row.questionId !== null),
  }
}

/** Finds `limit` questions of the forum that the viewer may read, for the desk's search, the last active first. */
export const questionsNamed = (viewer: Viewer, q: string, limit: number): RawBuilder<unknown> => sql`
  select 'question' as kind, q.id::text as key, q.question as title,
    concat_ws(' · ', q.category, q.author, q.answers_count || ' jawaban', to_char(q.created_at, 'MM/YYYY')) as detail,
    null as status, q.last_activity_at as at
  from questions q where not q.is_faq and ${mayReadQuestion(viewer)}
    and (q.id = ${numberIn(q)} or q.id::text = ${q} or q.question ilike ${containing(q)})
  order by lower(q.question) = lower(${q}) desc, q.last_activity_at desc, q.id desc limit ${limit}`

/** Undecided flags on a question and its answers, and the versions before late edits. */
export async function readMarks(db: Db, questionId: number) {
  const flags = await db
    .selectFrom('postFlags')
    .select(['answerId', 'reason', 'note', 'createdAt'])
    .where('questionId', '=', questionId)
    .where('decidedAt', 'is', null)
    .orderBy('id')
    .execute()
  const history = await db
    .selectFrom('postRevisions')
    .select(['answerId', 'question', 'source', 'at'])
    .where('questionId', '=', questionId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return { flags, history }
}

type Post = { questionId: number; answerId: number | null }

/** @returns the number of flags decided */
export async function decideFlags(db: Db, { questionId, answerId }: Post, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('postFlags')
    .set({ decidedAt: now })
    .where('questionId', '=', questionId)
    .where('answerId', answerId === null ? 'is' : '=', answerId as never)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** True if a post was hidden while held and never opened by a moderator since: showing it would approve it. */
export async function wasNeverOpen(
  db: Db,
  { entity, entityId }: { entity: string; entityId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from audit h where h.entity = ${entity} and h.entity_id = ${entityId} and h.act = 'forum hide'
      and h.detail -> 'before' ->> 'status' = 'held' and not exists (
        select from audit k where k.entity = h.entity and k.entity_id = h.entity_id and k.id > h.id
          and k.act in ('forum keep', 'forum approve'))`.execute(db)
  return rows.length > 0
}

/** Opens a post. A held one counts as new from now on. */
export async function showPost(db: Db, { questionId, answerId }: Post, newSince: Date | null) {
  const open = { status: 'open', hiddenReason: null, ...(newSince && { createdAt: newSince }) }
  if (answerId === null) await db.updateTable('questions').set(open).where('id', '=', questionId).execute()
  else await db.updateTable('answers').set(open).where('id', '=', answerId).execute()
}

export const setLock = (db: Db, id: number, lockedAt: Date | null) =>
  db.updateTable('questions').set({ lockedAt }).where('id', '=', id).execute()

export const setCategory = (db: Db, id: number, category: string) =>
  db.updateTable('questions').set({ category, version: sql`version + 1` }).where('id', '=', id).execute()

/** Moves all answers with their rows, and the followers; the old id redirects to the other from now on. */
export async function mergeInto(db: Db, id: number, intoId: number) {
  for (const table of ['post_flags', 'post_revisions', 'post_notices'])
    await sql`update ${sql.table(table)} set question_id = ${intoId} where question_id = ${id} and answer_id > 0`.execute(
      db,
    )
  await sql`update answers set question_id = ${intoId} where question_id = ${id}`.execute(db)
  await sql`insert into question_follows (question_id, user_id, created_at)
    select ${intoId}, user_id, created_at from question_follows where question_id = ${id}
    on conflict do nothing`.execute(db)
  await sql`update questions set merged_into = ${intoId} where merged_into = ${id}`.execute(db)
  await sql`update questions set merged_into = ${intoId}, accepted_answer_id = null where id = ${id}`.execute(
    db,
  )
}

/** True if a user with an account may read an open question. */
export async function mayBeReadBy(db: Db, userId: number, questionId: number): Promise<boolean> {
  const { rows } = await sql`
    select from questions q, users u where q.id = ${questionId} and u.id = ${userId} and ${userMayRead}`.execute(
    db,
  )
  return rows.length > 0
}

type Entry = { question: string; answer: string; category: string; author: string; now: Date }

/** Inserts an FAQ entry with its answer, last in order. */
export async function insertFaqEntry(db: Db, { question, answer, category, author, now }: Entry) {
  const { rows } = await sql<{ id: number }>`
    insert into questions (question, category, visibility, status, is_faq, position, author, answers_count,
      last_activity_at, created_at, updated_at)
    select ${question}, ${category}, 'public', 'answered', true,
      coalesce(max(position), 0) + 1, ${author}, 1, ${now}, ${now}, ${now} from questions where is_faq
    returning id`.execute(db)
  const { id } = rows[0]!
  await sql`
    with answer as (
      insert into answers (question_id, body, author, created_at, updated_at)
      values (${id}, ${answer}, ${author}, ${now}, ${now}) returning id
    )
    update questions set accepted_answer_id = (select id from answer) where id = ${id}`.execute(db)
  return id
}

export const setFaqEntry = (db: Db, id: number, faqEntryId: number) =>
  db.updateTable('questions').set({ faqEntryId }).where('id', '=', id).execute()

export const findFaqEntryId = async (db: Db, id: number) =>
  (await db.selectFrom('questions').select('faqEntryId').where('id', '=', id).executeTakeFirst())
    ?.faqEntryId ?? null
