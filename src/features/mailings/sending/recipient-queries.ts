import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { languages } from '#src/wire/language.ts'
import { isReachable } from '../subscriptions/queries.ts'

type RecipientState = 'waiting' | 'sending' | 'sent' | 'refused' | 'uncertain' | 'left_out'

/** Inserts recipients of a mailing, each once. */
export const insertRecipients = (db: Db, mailingId: number, subscribers: readonly number[], now: Date) =>
  sql`insert into mailing_recipients (mailing_id, subscriber_id, next_try_at, changed_at)
    select ${mailingId}::bigint, one, now, now
    from unnest(${[...subscribers]}::bigint[]) one, (select ${now}::timestamptz as now) moment
    on conflict do nothing`.execute(db)

export type Recipient = { subscriberId: number; email: string; language: string; tries: number }

type Claim = { mailingId: number; listId: number; limit: number; now: Date }

/**
 * Takes due recipients of a running sending for one worker: those who may still be written to become `sending`, the
 * others are left out. Committed before a letter leaves, so that nobody else takes them, whatever becomes of this worker.
 * Their order is that of the index: without `nulls first` each claim would sort all who wait.
 */
export async function claimRecipients(
  db: Db,
  { mailingId, listId, limit, now }: Claim,
): Promise<{ isEmpty: boolean; recipients: Recipient[] }> {
  const { rows } = await sql<Recipient & { state: RecipientState }>`
    with due as (
      select r.subscriber_id from mailing_recipients r
      where r.mailing_id = ${mailingId} and r.state = 'waiting' and r.next_try_at <= ${now}
        and exists (select from mailing_sends s join mailings m on m.id = s.mailing_id
          where m.id = ${mailingId} and s.state = 'running' and m.status = 'published' and m.deleted_at is null)
      order by r.next_try_at nulls first, r.subscriber_id limit ${limit} for update of r skip locked
    ), seen as (
      select s.id, s.email, coalesce(u.language, (select language from subscriptions
          where subscriber_id = s.id and list_id = ${listId} and ended_at is null), ${languages[0]}) as language, case
        when s.email is null then 'Datanya sudah dihapus.'
        when s.stopped_at is not null then 'Alamatnya menolak surat.'
        when not exists (select from subscriptions n where n.subscriber_id = s.id and n.list_id = ${listId}
          and ${isReachable('n', 's')}) then 'Sudah berhenti berlangganan.' end as why
      from due join subscribers s on s.id = due.subscriber_id left join users u on u.id = s.user_id
    )
    update mailing_recipients r set changed_at = ${now}, reason = coalesce(seen.why, ''),
      state = case when seen.why is null then 'sending' else 'left_out' end
    from seen where r.mailing_id = ${mailingId} and r.subscriber_id = seen.id
    returning r.subscriber_id, seen.email, seen.language, r.tries, r.state`.execute(db)
  return { isEmpty: rows.length === 0, recipients: rows.filter(({ state }) => state === 'sending') }
}

export type Outcome = {
  state: Exclude<RecipientState, 'sending' | 'left_out'>
  reason: string
  tries: number
  /** Moment of one that waits, or was refused before it left; one that came back has none, and is not sent again. */
  nextTryAt: Date | null
  /** True if the server refused the address itself, which is to be counted like a letter that came back. */
  isBounceDue: boolean
}

type Whose = { mailingId: number; subscriberId: number; now: Date }

/**
 * Records what became of a letter, also if it came so late that it counts as uncertain; then counts refusals in a row.
 * One after the last of several tries, far apart, says nothing about what the server does now.
 */
export async function recordOutcome(db: Db, whose: Whose, outcome: Outcome) {
  const { state, reason, tries, nextTryAt, isBounceDue } = outcome
  await sql`with recorded as (
      update mailing_recipients set state = ${state}::text, reason = ${reason.slice(0, 500)}, tries = ${tries},
        next_try_at = ${nextTryAt}, is_bounce_due = ${isBounceDue}, changed_at = ${whose.now}
      where mailing_id = ${whose.mailingId} and subscriber_id = ${whose.subscriberId}
        and (state = 'sending' or (state = 'uncertain' and ${state}::text <> 'waiting'))
      returning state, next_try_at
    )
    update mailing_sends s set refused_in_row = case r.state when 'refused' then refused_in_row + 1 else 0 end,
      trouble = case r.state when 'sent' then '' else trouble end
    from recorded r where s.mailing_id = ${whose.mailingId}
      and ((r.state = 'refused' and r.next_try_at is not null) or (r.state = 'sent' and (refused_in_row > 0 or trouble <> '')))`.execute(
    db,
  )
}

/** Letters whose worker died while it sent them: whether they arrived is unknown, so nobody sends them again. */
export const markUncertain = (db: Db, { before, now }: { before: Date; now: Date }) =>
  sql`update mailing_recipients set state = 'uncertain', changed_at = ${now},
      reason = 'Terputus saat suratnya diserahkan: mungkin sampai, mungkin tidak.'
    where state = 'sending' and changed_at < ${before}`.execute(db)

/** Leaves out a batch of the recipients whose sending was stopped. @returns how many */
export async function leaveOutStopped(db: Db, { limit, now }: { limit: number; now: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    update mailing_recipients r set state = 'left_out', reason = 'Pengirimannya dihentikan.', changed_at = ${now}
    where r.state = 'waiting' and (r.mailing_id, r.subscriber_id) in (
      select q.mailing_id, q.subscriber_id from mailing_sends s
      join mailing_recipients q on q.mailing_id = s.mailing_id and q.state = 'waiting'
      where s.state = 'stopped' limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}

const sums = ['waiting', 'sending', 'sent', 'refused', 'uncertain', 'left_out'].map((state) => sql.ref(state))

export type Reached = Record<Exclude<RecipientState, 'left_out'> | 'leftOut', number>

/** Numbers of recipients of a mailing by state, from `mailing_sums`. */
export async function countRecipients(db: Db, mailingId: number): Promise<Reached> {
  const columns = sums.map((state) => sql`coalesce(sum(${state}), 0)::int as ${state}`)
  const { rows } = await sql<Reached>`
    select ${sql.join(columns)} from mailing_sums where mailing_id = ${mailingId}`.execute(db)
  return rows[0]!
}

/** Folds the sums of each mailing into one row; those of a purged one, which add up to nothing, go. */
export async function foldSums(db: Db): Promise<void> {
  const columns = sql.join(sums.map((state) => sql`sum(${state})`))
  await sql`
    with gone as (
      delete from mailing_sums where mailing_id in (
        select mailing_id from mailing_sums group by mailing_id having count(*) > 1)
      returning *
    )
    insert into mailing_sums select mailing_id, ${columns} from gone group by mailing_id
    having (${columns}) <> (0, 0, 0, 0, 0, 0)`.execute(db)
}

export type Unreached = { state: RecipientState; reason: string; count: number }

/** The most frequent reasons why recipients got no letter, or perhaps none. */
export async function listReasons(db: Db, mailingId: number, limit: number): Promise<Unreached[]> {
  const { rows } = await sql<Unreached>`
    select state, reason, count(*)::int from mailing_recipients
    where mailing_id = ${mailingId} and state in ('refused', 'uncertain', 'left_out')
    group by state, reason order by count(*) desc, state, reason limit ${limit}`.execute(db)
  return rows
}
