import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { Segment } from './audience-queries.ts'
import type { SentLetter } from './render-letter.ts'

export type SendState = 'gathering' | 'running' | 'paused' | 'stopped' | 'done'

/** Refusals in a row after which a sending pauses: then it is the server that refuses, not the addresses. */
const MOST_REFUSED_IN_A_ROW = 20

const isLive = sql`m.status = 'published' and m.deleted_at is null`

/** Inserts the sending of each published mailing that has none. */
export const insertSends = (db: Db, now: Date) =>
  sql`insert into mailing_sends (mailing_id, revision_id, started_at, changed_at)
    select m.id, m.live_revision_id, now, now from mailings m, (select ${now}::timestamptz as now) moment
    where ${isLive} and not exists (select from mailing_sends s where s.mailing_id = m.id)
    on conflict do nothing`.execute(db)

/** True if a mailing is or was sent. */
export async function isSent(db: Db, mailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('mailingSends')
    .select('mailingId')
    .where('mailingId', '=', mailingId)
    .executeTakeFirst()
  return row !== undefined
}

/** True if a job of this name waits for a worker. */
export async function isJobWaiting(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ isWaiting: boolean }>`
    select exists (select from pgboss.job where name = ${name} and state < 'active' and start_after <= now()) as is_waiting`.execute(
    db,
  )
  return rows[0]!.isWaiting
}

/** Pauses the sendings of mailings that were taken down or deleted meanwhile. */
export const pauseWithdrawn = (db: Db, now: Date) =>
  sql`update mailing_sends s set state = 'paused', changed_at = ${now}, changed_by = null,
      trouble = 'Surat ini diturunkan. Terbitkan lagi, lalu lanjutkan.'
    from mailings m where m.id = s.mailing_id and s.state in ('gathering', 'running') and not (${isLive})`.execute(
    db,
  )

/** Pauses what the server refuses altogether. */
export async function pauseRefused(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ mailingId: number }>`
    update mailing_sends s set state = 'paused', changed_at = ${now}, changed_by = null,
      trouble = 'Server surat menolak semua yang terakhir: ' || (select reason from mailing_recipients r
        where r.mailing_id = s.mailing_id and r.state = 'refused' order by changed_at desc limit 1)
    where state = 'running' and refused_in_row >= ${MOST_REFUSED_IN_A_ROW} returning mailing_id`.execute(db)
  return rows.map(({ mailingId }) => mailingId)
}

/** Lets those wait again whom the server refused in a row, all of them: none of their letters has left. */
export const retryRefused = (db: Db, mailingId: number, now: Date) =>
  sql`with again as (
      update mailing_recipients set state = 'waiting', is_bounce_due = false, next_try_at = ${now}, changed_at = ${now}
      where mailing_id = ${mailingId} and subscriber_id in (
        select subscriber_id from mailing_recipients
        where mailing_id = ${mailingId} and state = 'refused' and next_try_at is not null order by changed_at desc
        limit (select refused_in_row from mailing_sends where mailing_id = ${mailingId}))
    )
    update mailing_sends set refused_in_row = 0 where mailing_id = ${mailingId}`.execute(db)

export type Refusal = { mailingId: number; subscriberId: number; reason: string }

/**
 * Takes a refused address that is to be counted. Not one of the last that were refused in a row, unless the sending is
 * over, and none if no letter was taken: a server that refuses everybody says nothing about addresses.
 */
export async function takeRefusal(tx: Db): Promise<Refusal | undefined> {
  const { rows } = await sql<Refusal>`
    update mailing_recipients r set is_bounce_due = false
    from (
      select q.mailing_id, q.subscriber_id
      from mailing_recipients q join mailing_sends s on s.mailing_id = q.mailing_id
      where q.is_bounce_due and (s.refused_in_row = 0
          or (s.state in ('stopped', 'done') and s.refused_in_row < ${MOST_REFUSED_IN_A_ROW}))
        and exists (select from mailing_recipients t where t.mailing_id = s.mailing_id and t.state = 'sent')
      limit 1 for update of q skip locked
    ) one
    where r.mailing_id = one.mailing_id and r.subscriber_id = one.subscriber_id
    returning r.mailing_id, r.subscriber_id, r.reason`.execute(tx)
  return rows[0]
}

/** Ends the sendings of which no letter is left. */
export const finishSends = (db: Db, now: Date) =>
  sql`update mailing_sends s set state = 'done', finished_at = ${now}, changed_at = ${now}, changed_by = null
    where state = 'running' and not exists (select from mailing_recipients r
      where r.mailing_id = s.mailing_id and r.state in ('waiting', 'sending'))`.execute(db)

export type OpenSend = {
  mailingId: number
  revisionId: number
  listId: number
  listSlug: string
}

/** A sending `s` with its text `r` and the list `l` that the text names. */
const sends = sql`mailing_sends s join revisions r on r.id = s.revision_id
  join mailing_lists l on l.id = (r.details ->> 'list_id')::bigint`
const columns = sql`s.mailing_id, s.revision_id, l.id as list_id, l.slug as list_slug`

/** Sendings of which a letter is due, the oldest first. */
export async function listDueSends(db: Db, now: Date): Promise<OpenSend[]> {
  const { rows } = await sql<OpenSend>`
    select ${columns} from ${sends} where s.state = 'running' and exists (select from mailing_recipients q
      where q.mailing_id = s.mailing_id and q.state = 'waiting' and q.next_try_at <= ${now})
    order by s.mailing_id`.execute(db)
  return rows
}

export type GatheringSend = OpenSend & { gatheredTo: number; segment: Segment }

/** Locks the oldest sending whose recipients are not all gathered, unless another worker has it. */
export async function lockGatheringSend(db: Db): Promise<GatheringSend | undefined> {
  const { rows } = await sql<GatheringSend>`
    select ${columns}, s.gathered_to, r.details as segment from ${sends}
    where s.state = 'gathering' order by s.mailing_id limit 1 for update of s skip locked`.execute(db)
  return rows[0]
}

/** Records up to whom recipients are gathered; all are gathered once there is no such subscriber. */
export const updateGathered = (db: Db, mailingId: number, { to, now }: { to: number | null; now: Date }) =>
  db
    .updateTable('mailingSends')
    .set(to === null ? { state: 'running', changedAt: now } : { gatheredTo: to })
    .where('mailingId', '=', mailingId)
    .execute()

/** The letter of a sending; undefined until it is rendered. */
export async function findLetter(db: Db, mailingId: number): Promise<SentLetter | undefined> {
  const row = await db
    .selectFrom('mailingSends')
    .select('letter')
    .where('mailingId', '=', mailingId)
    .executeTakeFirst()
  return (row?.letter as SentLetter | null) ?? undefined
}

/** Stores the letter of a sending once: of two that are rendered at the same time the first stays. */
export const insertLetter = (db: Db, mailingId: number, letter: SentLetter) =>
  db
    .updateTable('mailingSends')
    .set({ letter: JSON.stringify(letter) })
    .where('mailingId', '=', mailingId)
    .where('letter', 'is', null)
    .execute()

/** Records why the letters of a running sending do not leave. */
export const updateTrouble = (db: Db, mailingId: number, trouble: string) =>
  db
    .updateTable('mailingSends')
    .set({ trouble: trouble.slice(0, 500) })
    .where('mailingId', '=', mailingId)
    .where('state', '=', 'running')
    .where('trouble', '<>', trouble.slice(0, 500))
    .execute()

/** Pauses a sending whose letter cannot be made, unless somebody stopped it meanwhile. */
export const pauseUnmade = (db: Db, mailingId: number, { trouble, now }: { trouble: string; now: Date }) =>
  db
    .updateTable('mailingSends')
    .set({ state: 'paused', trouble, changedAt: now, changedBy: null })
    .where('mailingId', '=', mailingId)
    .where('state', '=', 'running')
    .execute()

export type SendFacts = {
  id: number
  title: string
  status: string
  publishAt: Date | null
  listName: string | null
  version: number
  segment: Segment
  /** Null until it is published. */
  state: SendState | null
  trouble: string | null
  startedAt: Date | null
  finishedAt: Date | null
}

/** A mailing of a scope of the desk, with its sending. @throws Failure 404 */
export async function getSend(db: Db, id: number, scope: DeskScope): Promise<SendFacts> {
  const { rows } = await sql<SendFacts>`
    select m.id, r.title, m.status, m.publish_at, l.name as list_name, m.version, r.details as segment, s.state,
      s.trouble, s.started_at, s.finished_at
    from mailings m left join mailing_sends s on s.mailing_id = m.id
    join revisions r on r.id = coalesce(s.revision_id, m.revision_id, m.live_revision_id)
    left join mailing_lists l on l.id = (r.details ->> 'list_id')::bigint
    where m.id = ${id} and m.deleted_at is null and ${isInScope(scope, sql`m.region_id`)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Moves a sending to a state. @returns false if it is in none of `from`, or the mailing is not live */
export async function updateSendState(
  db: Db,
  id: number,
  { from, to, by, now }: { from: readonly SendState[]; to: SendState; by: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('mailingSends as s')
    .from('mailings as m')
    .set({
      state: to,
      changedAt: now,
      changedBy: by,
      trouble: '',
      finishedAt: to === 'stopped' ? now : null,
    })
    .whereRef('m.id', '=', 's.mailingId')
    .where('s.mailingId', '=', id)
    .where('s.state', 'in', [...from])
    .where('m.status', '=', 'published')
    .where('m.deletedAt', 'is', null)
    .returning('s.mailingId')
    .executeTakeFirst()
  return row !== undefined
}
