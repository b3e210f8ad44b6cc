import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { MAX_TRIES } from '#src/platform/mail/queries.ts'
import { type NoteRow, noteJson } from './note-queries.ts'
import type { EntryKind, TimelineKind, TimelineQuery } from './schema.ts'

export type Entry = {
  kind: EntryKind
  id: number
  at: Date
  title: string
  state: string | null
  ref: string | null
  amount: number | null
  note: NoteRow | null
  /** `at` in microseconds, which a `Date` does not hold. */
  atMicros: number
}

type Person = { id: number; email: string }
type Wanted = Pick<TimelineQuery, 'before' | 'limit'> & {
  kinds: readonly TimelineKind[]
  /** All notes, or those for the editors of the region. */
  notes: 'all' | 'region'
}
type Branch = (person: Person, notes: Wanted['notes']) => RawBuilder<unknown>

const nothing = sql`null::text`
const noAmount = sql`null::bigint`
const noNote = sql`null::json`

/** Published and unpublished texts that the desk sees: no drafts of news. */
const text = (kind: 'news' | 'blog', isShown: RawBuilder<unknown>): Branch => {
  return ({ id }) => sql`
    select ${kind}::text as kind, t.id, coalesce(t.published_at, t.created_at) as at, t.title, t.status as state,
      ${nothing} as ref, ${noAmount} as amount, ${noNote} as note
    from ${sql.table(kind)} t where t.created_by = ${id} and t.deleted_at is null and ${isShown}`
}

/** The statements of each kind. Gifts and registrations without an account count by the address, as in the export. */
const branches: Record<TimelineKind, readonly Branch[]> = {
  note: [
    ({ id }, notes) => sql`
      select 'note'::text as kind, n.id, n.noted_at as at, ''::text as title, ${nothing} as state, ${nothing} as ref,
        ${noAmount} as amount, ${noteJson} as note
      from person_notes n join users w on w.id = n.written_by
      where n.user_id = ${id} and (${notes}::text = 'all' or n.visibility = 'region')`,
  ],
  gift: [
    ({ id, email }) => sql`
      select 'gift'::text as kind, d.id, coalesce(d.paid_at, d.created_at) as at, coalesce(k.title, '') as title,
        d.status as state, d.order_id as ref, d.amount, ${noNote} as note
      from donations d left join campaigns k on k.id = d.campaign_id
      where d.user_id = ${id} or d.user_id is null and d.donor_email = ${email}`,
  ],
  event: [
    ({ id, email }) => sql`
      select 'event'::text as kind, g.id, g.created_at as at, e.title,
        case when g.checked_in_at is not null then 'attended' else g.state end as state, e.id::text as ref,
        ${noAmount} as amount, ${noNote} as note
      from event_registrations g join events e on e.id = g.event_id
      where g.user_id = ${id} or g.user_id is null and lower(g.email) = ${email}`,
  ],
  post: [
    text('news', sql`t.status <> 'draft'`),
    text('blog', sql`true`),
    ({ id }) => sql`
      select 'question'::text as kind, q.id, q.created_at as at, q.question as title, q.status as state,
        ${nothing} as ref, ${noAmount} as amount, ${noNote} as note
      from questions q where q.created_by = ${id} and q.deleted_at is null`,
    ({ id }) => sql`
      select 'answer'::text as kind, x.id, x.created_at as at, q.question as title, x.status as state,
        q.id::text as ref, ${noAmount} as amount, ${noNote} as note
      from answers x join questions q on q.id = x.question_id
      where x.created_by = ${id} and x.deleted_at is null and q.deleted_at is null`,
  ],
  letter: [
    ({ email }) => sql`
      select 'letter'::text as kind, l.id, l.created_at as at, l.subject as title,
        case when l.sent_at is not null then 'sent' when l.tries >= ${MAX_TRIES}::int then 'failed' else 'waiting' end as state,
        ${nothing} as ref, ${noAmount} as amount, ${noNote} as note
      from letters l where l.to_email = ${email}`,
    ({ id, email }) => sql`
      select 'mailing'::text as kind, m.mailing_id as id, m.changed_at as at, v.title,
        case m.state when 'sending' then 'waiting' when 'refused' then 'failed' else m.state end as state,
        ${nothing} as ref, ${noAmount} as amount, ${noNote} as note
      from mailing_recipients m join subscribers s on s.id = m.subscriber_id
        join mailing_sends g on g.mailing_id = m.mailing_id join revisions v on v.id = g.revision_id
      where (s.user_id = ${id} or s.user_id is null and s.email = ${email}) and m.state <> 'left_out'`,
  ],
  visit: [
    ({ id }) => sql`
      select 'visit'::text as kind, v.id, v.created_at as at, coalesce(nullif(v.title, ''), v.path) as title,
        ${nothing} as state, v.path as ref, ${noAmount} as amount, ${noNote} as note
      from users_visits v where v.user_id = ${id}`,
  ],
}

/** Reads up to `limit` entries of these kinds before a cursor, newest first: one statement, no more rows a kind. */
export async function listEntries(db: Db, person: Person, { kinds, before, limit, notes }: Wanted) {
  const order = sql`order by at desc, kind desc, id desc limit ${limit}`
  const isBefore = before
    ? sql`(at, kind, id) < (timestamptz 'epoch' + ${before.at}::float8 * interval '1 microsecond',
        ${before.kind}::text, ${before.id}::bigint)`
    : sql`true`
  const parts = kinds.flatMap((kind) =>
    branches[kind].map((of) => sql`(select * from (${of(person, notes)}) one where ${isBefore} ${order})`),
  )
  if (!parts.length) return []
  const { rows } = await sql<Entry>`
    select *, (extract(epoch from at) * 1000000)::bigint as at_micros
    from (${sql.join(parts, sql` union all `)}) every ${order}`.execute(db)
  return rows
}
