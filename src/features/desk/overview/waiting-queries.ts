import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isFailedJob } from '#src/platform/jobs/failed-queries.ts'
import { isFailedMail } from '#src/platform/mail/failed-queries.ts'
import { hasEditor, isInScope } from '#src/platform/sessions/editor-queries.ts'
import { type Actor, type DeskScope, type Duty, deskScope, hasOneOf } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import type { WaitingKind } from '#src/wire/waiting.ts'
import { mayReadAnswer, mayReadQuestion } from '../../forum/viewer-queries.ts'
import { newsScope } from '../../news/policy.ts'
import { returnedTo, sentForReview } from '../../translations/review-queries.ts'

export type WaitingRow = { kind: WaitingKind; count: number; oldestAt: Date | null }

/** Pending rows with the time `at` since which they wait; limited to `MOST`. */
type Waiting = (actor: Actor, now: Date, countsSimulated: boolean) => RawBuilder<{ at: Date }>
const MOST = 1000
/** Time that the editors of a region have before its pending work counts for everybody else, too. */
const EDITORS_FIRST_MS = 3 * DAY_MS

type RegionalWork = {
  scope: DeskScope
  region: RawBuilder<unknown>
  at: RawBuilder<unknown>
  /** Owner of it, who as an editor may not decide on it. */
  by?: RawBuilder<unknown>
}

/** True if work of a region that waits since `at` counts for somebody with this scope. */
const isTheirTurn = (actor: Actor, now: Date, { scope, region, at, by = sql`null` }: RegionalWork) =>
  scope === 'everything'
    ? sql`(${at} <= ${new Date(now.getTime() - EDITORS_FIRST_MS)} or not ${hasEditor(region, by)})`
    : sql`(${isInScope(scope, region)} and ${by} is distinct from ${actor.id}::bigint)`

const isColleague = (actor: Actor) => sql`
  n.created_by <> ${actor.id} and n.created_by in (select id from users where participant_id = ${actor.participantId})`
const isInReview = sql`
  (n.status = 'review' or n.status = 'published' and n.pending_status = 'review') and n.deleted_at is null`
const sentAt = sql`coalesce(n.sent_at, n.published_at, n.created_at)`

/** Held first posts and flagged posts; a PIC gets those of their own institution that they may read. */
const posts: Waiting = (actor) => {
  const isMine = hasOneOf(actor, moderating)
    ? sql`true`
    : sql`p.by in (select id from users where participant_id = ${actor.participantId})`
  return sql`
    select p.at from (
      select q.created_at as at, q.created_by as by from questions q
        where q.status = 'held' and not q.is_faq and ${mayReadQuestion(actor)}
      union all
      select x.created_at, x.created_by from answers x join questions q on q.id = x.question_id
        where x.status = 'held' and ${mayReadAnswer(actor)} and ${mayReadQuestion(actor)}
      union all
      select coalesce(x.created_at, q.created_at), case when x.id is null then q.created_by else x.created_by end
        from (select distinct question_id, answer_id from post_flags where decided_at is null) g
        join questions q on q.id = g.question_id left join answers x on x.id = g.answer_id
        where coalesce(x.status, q.status) <> 'held' and ${mayReadQuestion(actor)}
          and (g.answer_id is null or ${mayReadAnswer(actor)})
    ) p where ${isMine}`
}

const moderating = ['moderator', 'staff', 'admin'] as const
const office = ['staff', 'admin'] as const

/** Duties of each kind, and its pending rows for an actor. */
const kinds: Record<WaitingKind, { duties: readonly Duty[]; rows: Waiting }> = {
  // Nobody reviews their own text.
  reviews: {
    duties: ['region', ...moderating],
    rows: (actor, now) => sql`
      select ${sentAt} as at from news n where ${isInReview} and n.created_by is distinct from ${actor.id}
        and ${isTheirTurn(actor, now, { scope: newsScope(actor), region: sql`n.region_id`, at: sentAt, by: sql`n.created_by` })}`,
  },
  endorsements: {
    duties: ['pic'],
    rows: (actor) => sql`select ${sentAt} as at from news n where ${isInReview} and ${isColleague(actor)}
      and not exists (select from news_endorsements e where e.revision_id = n.revision_id)`,
  },
  forum: { duties: ['pic', ...moderating], rows: posts },
  // Institutions get their messages by mail, so only their own PIC is asked to answer those.
  messages: {
    duties: ['pic', ...office],
    rows: (actor) => {
      const isTheirs = hasOneOf(actor, office)
        ? sql`m.participant_id is null`
        : sql`m.participant_id = ${actor.participantId}`
      return sql`select m.created_at as at from contact_messages m where m.status = 'open' and ${isTheirs}`
    },
  },
  claims: {
    duties: ['pic', 'region', ...office],
    rows: (actor, now) => {
      const work = { region: sql`p.region_id`, at: sql`c.created_at`, by: sql`c.user_id` }
      return sql`
        select c.created_at as at from participant_claims c join participants p on p.id = c.participant_id
        where c.status = 'pending' and (${isTheirTurn(actor, now, { scope: deskScope(actor), ...work })}
          or ${actor.isPic} and c.participant_id = ${actor.participantId})`
    },
  },
  page_changes: {
    duties: ['region', ...office],
    rows: (actor, now) => sql`
      select h.created_at as at from participant_changes h join participants p on p.id = h.participant_id
      where h.status = 'pending'
        and ${isTheirTurn(actor, now, { scope: deskScope(actor), region: sql`p.region_id`, at: sql`h.created_at` })}`,
  },
  // Review by somebody else than the sender.
  translations: { duties: office, rows: ({ id }) => sentForReview(id) },
  returned_translations: { duties: ['region', ...office], rows: ({ id }) => returnedTo(id) },
  privacy: {
    duties: ['admin'],
    rows: () => sql`select received_at as at from privacy_cases where status = 'open'`,
  },
  // The approver must be another person.
  approvals: {
    duties: office,
    rows: ({ id }) =>
      sql`select asked_at as at from donation_acts where status = 'waiting' and asked_by is distinct from ${id}`,
  },
  transfers: {
    duties: office,
    rows: () =>
      sql`select created_at as at from donations where transfer_amount is not null and status = 'pending'`,
  },
  disbursements: {
    duties: office,
    rows: ({ id }, _now, countsSimulated) =>
      sql`select asked_at as at from disbursements where status = 'waiting' and asked_by <> ${id}
        and is_simulation = ${countsSimulated}`,
  },
  to_send: {
    duties: office,
    rows: () => sql`select asked_at as at from donation_acts where status = 'to_send'`,
  },
  quarantine: {
    duties: office,
    rows: () => sql`select n.received_at as at from payment_notices n where n.outcome = 'quarantined'
      and not exists (select from notice_notes w where w.notice_id = n.id)`,
  },
  letters: {
    duties: office,
    rows: () => sql`select created_at as at from letters where ${isFailedMail}`,
  },
  jobs: {
    duties: office,
    rows: () => sql`select completed_on as at from pgboss.job where ${isFailedJob}`,
  },
}

/** Kinds without menu entry and without index: counted only where shown. */
const machinery: readonly string[] = ['letters', 'jobs']

/**
 * Counts pending work by kind in one statement, with the time of the oldest. What a region's editors can do counts for
 * them first, for others after three days (decision 079).
 * @param isMenu only kinds with a menu entry
 */
export async function countWaiting(
  db: Db,
  actor: Actor,
  { isMenu, now, countsSimulated }: { isMenu: boolean; now: Date; countsSimulated: boolean },
): Promise<WaitingRow[]> {
  const parts = Object.entries(kinds)
    .filter(([kind, { duties }]) => hasOneOf(actor, duties) && !(isMenu && machinery.includes(kind)))
    .map(
      ([kind, { rows }]) => sql`
        select ${kind}::text as kind, count(*)::int as count, min(at) as oldest_at
        from (select at from (${rows(actor, now, countsSimulated)}) every limit ${MOST}) waiting`,
    )
  const { rows } = await sql<WaitingRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
