import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { SubscriberFilter, SubscriberWire, SummaryWire } from './schema.ts'

type Subscription = {
  id: number
  source: SubscriberWire['source']
  evidence: string
  askedAt: Date
  givenAt: Date | null
  endedAt: Date | null
  endedBecause: SubscriberWire['ended_because']
}
export type SubscriberRow = Subscription & {
  email: string
  name: string
  userId: number | null
  state: SubscriberWire['state']
  stoppedBecause: SubscriberWire['stopped_because']
}

const subscription = sql`n.id, n.source, n.evidence, n.asked_at, n.given_at, n.ended_at, n.ended_because`
/** Name of somebody who agreed themselves; of others only what the desk typed, whoever has the address. */
const name = sql`case when n.given_at is not null and n.source <> 'import' then coalesce(u.nama_lengkap, s.name)
  else n.typed_name end`
/** True if somebody who agreed themselves refuses mail, or an address has refused it since its import. */
const isStopped = sql`(s.stopped_at is not null and n.given_at is not null
  and (n.source <> 'import' or s.stopped_at >= n.asked_at))`
const state = sql`case when n.ended_at is not null then 'ended' when n.given_at is null then 'waiting'
  when ${isStopped} then 'stopped' else 'given' end`
const columns = sql`${subscription}, s.email, ${name} as name, s.user_id, ${state} as state,
  case when ${isStopped} then s.stopped_because end as stopped_because`
const tables = sql`subscriptions n join subscribers s on s.id = n.subscriber_id left join users u on u.id = s.user_id`

type Narrowing = Pick<SubscriberFilter, 'q' | 'state'>

/** Chooses, of each address that is not erased, the subscription to a list that has not ended, else the latest. */
const isShown = sql`s.email is not null and (n.ended_at is null or not exists (
  select from subscriptions o where o.list_id = n.list_id and o.subscriber_id = n.subscriber_id
    and (o.ended_at is null or o.id > n.id)))`

function isChosen(listId: number, { q, state: wanted }: Narrowing): RawBuilder<unknown> {
  const conditions = [sql`n.list_id = ${listId} and ${isShown}`]
  if (wanted) conditions.push(sql`${state} = ${wanted}`)
  if (q) {
    const part = containing(q)
    conditions.push(sql`(s.email like lower(${part}) or ${name} ilike ${part})`)
  }
  return sql.join(conditions, sql` and `)
}

const orders: Record<SubscriberFilter['sort'], RawBuilder<unknown>> = {
  '-asked_at': sql`n.asked_at desc, n.id desc`,
  asked_at: sql`n.asked_at, n.id`,
  email: sql`s.email, n.id`,
  '-email': sql`s.email desc, n.id desc`,
}

/** A page of the subscribers of a list, and their total. */
export async function listSubscribers(
  db: Db,
  listId: number,
  { page, limit, sort, ...narrowing }: SubscriberFilter,
): Promise<{ total: number; rows: SubscriberRow[] }> {
  const chosen = isChosen(listId, narrowing)
  const { rows } = await sql<(SubscriberRow | { id: null }) & { total: number }>`
    select (select count(*)::int from ${tables} where ${chosen}) as total, listed.* from (select 1) one left join (
      select row_number() over (order by ${orders[sort]}) as place, ${columns} from ${tables} where ${chosen}
      order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by listed.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is SubscriberRow & { total: number } => row.id !== null),
  }
}

/** Subscribers of a list in a scope with a subscription above `after`, for exports. */
export async function readSubscribers(
  db: Db,
  scope: DeskScope,
  { list, after, limit, ...narrowing }: Narrowing & { list: number; after: number; limit: number },
): Promise<SubscriberRow[]> {
  const { rows } = await sql<SubscriberRow>`
    select ${columns} from ${tables} join mailing_lists l on l.id = n.list_id
    where ${isChosen(list, narrowing)} and ${isInScope(scope, sql`l.region_id`)} and n.id > ${after}
    order by n.id limit ${limit}`.execute(db)
  return rows
}

/** Number of subscribers in each state, by list. */
export async function countSubscribers(db: Db, listIds: readonly number[]) {
  const { rows } = await sql<{ listId: number; state: keyof SummaryWire['counts']; n: number }>`
    select n.list_id, ${state} as state, count(*)::int as n from ${tables}
    where n.list_id = any (${[...listIds]}::bigint[]) and ${isShown} group by 1, 2`.execute(db)
  return (listId: number): SummaryWire['counts'] => {
    const ofList = rows.filter((row) => row.listId === listId)
    return {
      given: 0,
      waiting: 0,
      stopped: 0,
      ended: 0,
      ...Object.fromEntries(ofList.map((row) => [row.state, row.n])),
    }
  }
}

/** The latest subscription of an address to a list. */
export async function findSubscriber(
  db: Db,
  listId: number,
  email: string,
): Promise<SubscriberRow | undefined> {
  const { rows } = await sql<SubscriberRow>`
    select ${columns} from ${tables}
    where n.list_id = ${listId} and ${isShown} and s.email = ${email}`.execute(db)
  return rows[0]
}

/** A subscription to a list, with what a change of it depends on; its subscriber is locked. */
export async function lockSubscription(db: Db, listId: number, id: number) {
  const { rows } = await sql<{ subscriberId: number; userId: number | null; isSubscribed: boolean }>`
    select s.id as subscriber_id, s.user_id, exists (
        select from subscriptions o where o.subscriber_id = s.id and o.ended_at is null) as is_subscribed
    from subscribers s join subscriptions n on n.subscriber_id = s.id
    where n.id = ${id} and n.list_id = ${listId} and s.email is not null for update of s`.execute(db)
  return rows[0]
}

/** @returns false if the address is stopped for a complaint, which only its owner takes back */
export async function resumeMail(db: Db, subscriberId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({ stoppedAt: null, stoppedBecause: null, softBounces: 0 })
    .where('id', '=', subscriberId)
    .where(sql<boolean>`stopped_because is distinct from 'complaint'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Subscriber of an account. */
export async function findSubscriberOf(db: Db, userId: number) {
  const { rows } = await sql<{
    id: number
    stoppedAt: Date | null
    stoppedBecause: SubscriberRow['stoppedBecause']
  }>`select id, stopped_at, stopped_because from subscribers where user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Every subscription of a subscriber with its list, those that have not ended first. */
export async function listSubscriptions(db: Db, subscriberId: number) {
  const { rows } = await sql<Subscription & { listId: number; listName: string }>`
    select ${subscription}, l.id as list_id, l.name as list_name
    from subscriptions n join mailing_lists l on l.id = n.list_id where n.subscriber_id = ${subscriberId}
    order by n.ended_at is not null, coalesce(n.ended_at, n.asked_at) desc, n.id desc limit 100`.execute(db)
  return rows
}

type Bounce = { id: number; kind: 'hard' | 'soft' | 'complaint'; detail: string; receivedAt: Date }

/** The latest reports of mail servers about a subscriber. */
export async function listBounces(db: Db, subscriberId: number) {
  const { rows } = await sql<Bounce>`
    select id, kind, detail, received_at from mail_bounces where subscriber_id = ${subscriberId}
    order by id desc limit 10`.execute(db)
  return rows
}

export type Known = {
  email: string
  isStopped: boolean
  isGiven: boolean
  isWaiting: boolean
  /** Time when its owner, or the office, ended it last. */
  leftAt: Date | null
  /** An invitation was not answered. */
  isExpired: boolean
}

/** Finds what is known of addresses on a list. */
export async function listKnown(db: Db, listId: number, emails: readonly string[]): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select s.email, s.stopped_at is not null as is_stopped,
      coalesce(bool_or(n.ended_at is null and n.given_at is not null), false) as is_given,
      coalesce(bool_or(n.id is not null and n.ended_at is null and n.given_at is null), false) as is_waiting,
      max(n.ended_at) filter (where n.ended_because in ('person', 'complaint', 'office')) as left_at,
      coalesce(bool_or(n.ended_because = 'expired'), false) as is_expired
    from subscribers s left join subscriptions n on n.subscriber_id = s.id and n.list_id = ${listId}
    where s.email = any (${[...emails]}::text[]) group by s.id`.execute(db)
  return rows
}

export type NewSubscription = {
  email: string
  name: string
  language: string
  given_at: Date | null
  evidence: string
}

/** Locks the subscribers of addresses until the transaction ends; those that are new are inserted. */
export const lockAddresses = (db: Db, rows: readonly Pick<NewSubscription, 'email' | 'name'>[], now: Date) =>
  sql`insert into subscribers (email, name, user_id, created_at)
    select g.email, g.name, (select u.id from users u where u.email = g.email and u.deleted_at is null
      and not exists (select from subscribers o where o.user_id = u.id)), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (email text, name text) order by g.email
    on conflict (email) do update
      set name = case when subscribers.name = '' then excluded.name else subscribers.name end`.execute(db)

/** Inserts subscriptions of a list's rows to locked addresses, and what waits for an answer is given by a consent. */
export async function insertSubscriptions(
  db: Db,
  { listId, version, now }: { listId: number; version: string; now: Date },
  rows: readonly NewSubscription[],
): Promise<{ id: number; givenAt: Date | null }[]> {
  const { rows: made } = await sql<{ id: number; givenAt: Date | null }>`
    insert into subscriptions (subscriber_id, list_id, source, consent_version, evidence, typed_name, language,
      asked_at, given_at)
    select s.id, ${listId}, case when g.given_at is null then 'invitation' else 'import' end, ${version},
      g.evidence, g.name, g.language, ${now}, g.given_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (email text, name text, language text, given_at timestamptz, evidence text)
    join subscribers s on s.email = g.email
    on conflict (subscriber_id, list_id) where ended_at is null do update
      set source = excluded.source, consent_version = excluded.consent_version, evidence = excluded.evidence,
        typed_name = excluded.typed_name, language = excluded.language, given_at = excluded.given_at
      where subscriptions.given_at is null and excluded.given_at is not null
    returning id, given_at`.execute(db)
  return made
}

/** Those of these subscriptions that wait for an answer, with the address to ask. */
export async function listWaiting(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; email: string; slug: string; listName: string; language: string }>`
    select n.id, s.email, l.slug, l.name as list_name, coalesce(u.language, n.language) as language
    from subscriptions n join subscribers s on s.id = n.subscriber_id join mailing_lists l on l.id = n.list_id
      left join users u on u.id = s.user_id
    where n.id = any (${[...ids]}::bigint[]) and n.given_at is null and n.ended_at is null and s.email is not null
      and s.stopped_at is null and l.deleted_at is null order by n.id`.execute(db)
  return rows
}
