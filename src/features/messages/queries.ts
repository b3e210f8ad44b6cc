import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { MAX_TRIES } from '#src/platform/mail/queries.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import type { Actor, Role } from '#src/wire/actor.ts'
import { isInCare } from '../institutions/care-queries.ts'
import type { MessageFilter, MessageState, MessageStatus, MessageWire } from './schema.ts'

type Shared = {
  id: number
  status: MessageStatus
  name: string
  email: string
  participantId: number | null
  participantTitle: string | null
  createdAt: Date
  claimedBy: number | null
  claimedByName: string | null
  claimedAt: Date | null
}
export type MessageRow = Shared & { excerpt: string }
type Named = { id: number; title: string }
export type Message = Shared & {
  message: string
  closedAt: Date | null
  institutionEmail: string | null
  account: {
    id: number
    name: string
    role: Role
    isPic: boolean
    isModerator: boolean
    partisipan: Named | null
  } | null
  /** Times as in JSON. */
  answers: {
    id: number
    text: string
    by: number
    byName: string
    at: string
    mail: MessageWire['answers'][number]['mail']
  }[]
}

/** True if user `k` holds message `m`: a claim is void without the duty to answer it. */
const isHolder = sql<boolean>`(k.id = m.claimed_by and k.suspended_at is null and ${isAccount('k')}
  and (k.role <> 'member' or ${isPicNow('k')} and k.participant_id = m.participant_id))`

const columns = sql`m.id, m.status, m.name, m.email, m.participant_id, p.title as participant_title, m.created_at,
  k.id as claimed_by, k.nama_lengkap as claimed_by_name, m.claimed_at`
const named = sql`left join participants p on p.id = m.participant_id left join users k on ${isHolder}`

const states: Record<MessageState, (actor: Actor) => RawBuilder<unknown>> = {
  open: () => sql`m.status = 'open'`,
  mine: ({ id }) => sql`m.status = 'open' and m.claimed_by = ${id}`,
  answered: () => sql`m.status = 'answered'`,
  closed: () => sql`m.status = 'closed'`,
  all: () => sql`true`,
}

function chosenBy(actor: Actor, { q, state, institution, to_secretariat }: MessageFilter) {
  const conditions = [isInCare(actor, sql`m.participant_id`), states[state](actor)]
  const part = containing(q)
  if (q) conditions.push(sql`(m.name ilike ${part} or m.email ilike ${part} or m.message ilike ${part})`)
  if (institution) conditions.push(sql`m.participant_id = ${institution}`)
  if (to_secretariat === '1') conditions.push(sql`m.participant_id is null`)
  return sql.join(conditions, sql` and `)
}

/** A page of messages, and their total: what waits oldest first, all else newest first. */
export async function listMessages(
  db: Db,
  actor: Actor,
  filter: MessageFilter,
): Promise<{ total: number; rows: MessageRow[] }> {
  const { state, page, limit } = filter
  const isChosen = chosenBy(actor, filter)
  const order = ['open', 'mine'].includes(state) ? sql`created_at, id` : sql`created_at desc, id desc`
  // The columns are read of the page's rows only.
  const { rows } = await sql<(MessageRow | { id: null }) & { total: number }>`
    select (select count(*)::int from contact_messages m where ${isChosen}) as total, listed.*
    from (select 1) one left join (
      select ${columns}, left(regexp_replace(m.message, '\\s+', ' ', 'g'), 200) as excerpt from (
        select id from contact_messages m where ${isChosen} order by ${order} limit ${limit} offset ${(page - 1) * limit}
      ) picked join contact_messages m using (id) ${named}
    ) listed on true order by ${order}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is MessageRow & { total: number } => row.id !== null),
  }
}

/** Account with the sender's address; a PIC sees members of their own institution only. */
const account = (actor: Actor) => sql`(
  select json_build_object('id', u.id, 'name', u.nama_lengkap, 'role', u.role, 'isPic', u.is_pic,
    'isModerator', u.is_moderator, 'partisipan', case when o.id is not null then
      json_build_object('id', o.id, 'title', o.title) end)
  from users u left join participants o on o.id = u.participant_id
  where u.email = lower(m.email) and ${isAccount('u')} and ${isInCare(actor, sql`u.participant_id`)})`

const answers = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'text', a.text, 'by', w.id, 'byName', w.nama_lengkap,
    'at', a.written_at, 'mail', case when l.sent_at is not null then 'sent' when l.tries >= ${MAX_TRIES} then 'failed'
      else 'waiting' end) order by a.id), '[]')
  from contact_answers a join users w on w.id = a.written_by left join letters l on l.key = 'contact-answer-' || a.id
  where a.message_id = m.id)`

/** A message within the actor's reach, with its answers. @throws Failure 404 */
export async function getMessage(db: Db, actor: Actor, id: number): Promise<Message> {
  const { rows } = await sql<Message>`
    select ${columns}, m.message, m.closed_at, p.email as institution_email, ${account(actor)} as account,
      ${answers} as answers
    from contact_messages m ${named} where m.id = ${id} and ${isInCare(actor, sql`m.participant_id`)}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type LockedMessage = {
  id: number
  status: MessageStatus
  /** Holder now. */
  claimedBy: number | null
  participantId: number | null
  /** Account with the sender's address. */
  accountId: number | null
}

/**
 * A message within the actor's reach, locked until the transaction ends. Its holder is a subquery: after a wait for the
 * lock PostgreSQL evaluates that anew, but joins the row of before.
 * @throws Failure 404
 */
export async function lockMessage(db: Db, actor: Actor, id: number): Promise<LockedMessage> {
  const { rows } = await sql<LockedMessage>`
    select m.id, m.status, (select k.id from users k where ${isHolder}) as claimed_by, m.participant_id,
      (select u.id from users u where u.email = lower(m.email) and ${isAccount('u')}) as account_id
    from contact_messages m where m.id = ${id} and ${isInCare(actor, sql`m.participant_id`)} for update of m`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type MessageChange = {
  status?: MessageStatus
  claimedBy?: number | null
  claimedAt?: Date | null
  closedAt?: Date | null
}

export const updateMessage = (db: Db, id: number, change: MessageChange) =>
  db.updateTable('contactMessages').set(change).where('id', '=', id).execute()

/** Keeps an account until the transaction ends. @throws Failure 404 if it was erased meanwhile */
export async function lockAccount(db: Db, id: number): Promise<void> {
  const account = db.selectFrom('users').select('id').where('id', '=', id).where(isAccount('users'))
  if (!(await account.forKeyShare().executeTakeFirst())) throw notFound()
}

/** Finds the answer of an idempotency key. */
export const findAnswer = (db: Db, messageId: number, idempotencyKey: string) =>
  db
    .selectFrom('contactAnswers')
    .select(['text', 'writtenBy'])
    .where('messageId', '=', messageId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()

type AnswerRow = {
  messageId: number
  idempotencyKey: string
  text: string
  writtenBy: number
  writtenAt: Date
}

/** @returns its id */
export async function insertAnswer(db: Db, answer: AnswerRow): Promise<number> {
  const { id } = await db
    .insertInto('contactAnswers')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ids of the answers to a message, oldest first. */
export async function listAnswerIds(db: Db, messageId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('contactAnswers')
    .select('id')
    .where('messageId', '=', messageId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
