import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isUnderFormer } from '../former-addresses/queries.ts'

type Person = { id: number; email: string }

const HAD_ELSEWHERE = 'Sudah mendapatkannya di alamatnya yang lain.'

/**
 * Empties what mailings hold of a person, as a guest with an address that was theirs then too, and ends their
 * subscriptions. Consents stay as proof, with only the id.
 */
export const eraseSubscriber = (db: Db, { id, email }: Person, now: Date) =>
  emptySubscribers(
    db,
    sql`s.user_id = ${id} or s.email = ${email}
      or ${isUnderFormer(id, { email: 's.email', at: 's.created_at' })}`,
    now,
  )

/** Empties a guest without subscriptions. */
export const eraseGuest = (db: Db, subscriberId: number, now: Date) =>
  emptySubscribers(db, sql`s.id = ${subscriberId}`, now)

/** A subscriber and those that were joined into it: an older database has them as guests. */
export async function listJoined(db: Db, by: { userId: number } | { id: number }): Promise<number[]> {
  const isIt = 'userId' in by ? sql`user_id = ${by.userId}` : sql`id = ${by.id}`
  const { rows } = await sql<{ id: number }>`
    with recursive theirs as (
      select id from subscribers where ${isIt}
      union select s.id from subscribers s join theirs t on s.joined_into = t.id
    )
    select id from theirs order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Empties the chosen subscribers; a letter that still waits is left out when it is due. */
const emptySubscribers = (db: Db, isChosen: RawBuilder<unknown>, now: Date) =>
  sql`
    with theirs as (
      update subscribers s set email = null, name = '' where ${isChosen} returning s.id
    ), ended as (
      update subscriptions set evidence = '', typed_name = '', ended_at = coalesce(ended_at, ${now}),
        ended_because = coalesce(ended_because, 'erased')
      where subscriber_id in (select id from theirs)
    ), bounces as (
      update mail_bounces set detail = '' where subscriber_id in (select id from theirs)
    )
    update mailing_recipients set reason = ''
    where subscriber_id in (select id from theirs) and state in ('waiting', 'refused', 'uncertain')`.execute(
    db,
  )

/** Subscriber of an account or an address, locked until the transaction ends. */
export const lockSubscriber = (db: Db, by: { userId: number } | { email: string }) => {
  const chosen = db
    .selectFrom('subscribers')
    .select(['id', 'stoppedAt', 'stoppedBecause', 'softBounces'])
    .forUpdate()
  return (
    'userId' in by ? chosen.where('userId', '=', by.userId) : chosen.where('email', '=', by.email)
  ).executeTakeFirst()
}

/**
 * Number of the subscriber that one whom a letter names is by now: itself, or the one that it was joined into. Locked, it
 * stays so until the transaction ends.
 */
export async function findPresentSubscriber(
  db: Db,
  id: number,
  { isLocked }: { isLocked: boolean },
): Promise<number | undefined> {
  const named = db.selectFrom('subscribers').select('joinedInto').where('id', '=', id)
  const row = await (isLocked ? named.forUpdate() : named).executeTakeFirst()
  if (!row) return undefined
  return row.joinedInto === null ? id : findPresentSubscriber(db, row.joinedInto, { isLocked })
}

/**
 * Takes an account's subscriptions along to its new address, and those that a guest asked for there. A stop belongs to
 * an address: mail begins again unless the new one refused it, too.
 */
export async function followAddress(db: Db, { userId, email }: { userId: number; email: string }, now: Date) {
  const own = await lockSubscriber(db, { userId })
  const there = await lockSubscriber(db, { email })
  if (own && there && own.id !== there.id) await joinSubscribers(db, { from: there.id, into: own.id }, now)
  const kept = own ?? there
  if (!kept) return
  const { stoppedAt = null, stoppedBecause = null, softBounces = 0 } = there ?? {}
  await db
    .updateTable('subscribers')
    .set({ userId, email, stoppedAt, stoppedBecause, softBounces })
    .where('id', '=', kept.id)
    .execute()
}

/** Gives the subscriptions of a duplicate account to the account that stays. */
export async function mergeSubscribers(db: Db, { from, into }: { from: number; into: Person }, now: Date) {
  const gone = await lockSubscriber(db, { userId: from })
  if (!gone) return
  const kept = await lockSubscriber(db, { userId: into.id })
  if (kept) await joinSubscribers(db, { from: gone.id, into: kept.id }, now)
  else await db.updateTable('subscribers').set({ userId: into.id }).where('id', '=', gone.id).execute()
  await followAddress(db, { userId: into.id, email: into.email }, now)
}

/**
 * Moves everything of one subscriber to another and empties the first, whose letters lead to the other from then on. Of
 * two subscriptions to a list the given one stays, else the target's; what the target left after it does not begin again.
 */
async function joinSubscribers(db: Db, { from, into }: { from: number; into: number }, now: Date) {
  await sql`
    update subscriptions n set ended_at = ${now}, ended_because = 'office'
    where n.ended_at is null and n.subscriber_id in (${from}, ${into}) and exists (
      select from subscriptions o
      where o.list_id = n.list_id and o.subscriber_id in (${from}, ${into}) and o.subscriber_id <> n.subscriber_id
        and case when o.ended_at is null
          then case when n.subscriber_id = ${from} then n.given_at is null or o.given_at is not null
            else n.given_at is null and o.given_at is not null end
          else n.subscriber_id = ${from} and o.ended_because in ('person', 'complaint')
            and o.ended_at > coalesce(n.given_at, n.asked_at) end)`.execute(db)
  for (const table of ['subscriptions', 'mailBounces'] as const)
    await db.updateTable(table).set({ subscriberId: into }).where('subscriberId', '=', from).execute()
  await moveRecipients(db, { from, into }, now)
  await db.updateTable('subscribers').set({ userId: null, joinedInto: into }).where('id', '=', from).execute()
  await emptySubscribers(db, sql`s.id = ${from}`, now)
}

/**
 * Moves the letters of mailings to another subscriber, so that nobody has two of one: what waits is left out where the
 * other has had it, or has it just now, and one that is leaving stays where its worker finds it. A refusal was of the
 * former address and stops no other. Locked first: workers take letters without a lock on their subscriber.
 */
async function moveRecipients(db: Db, { from, into }: { from: number; into: number }, now: Date) {
  await sql`
    select from mailing_recipients where subscriber_id in (${from}, ${into})
    order by mailing_id, subscriber_id for update`.execute(db)
  await sql`
    update mailing_recipients r set subscriber_id = ${into}, is_bounce_due = false
    where r.subscriber_id = ${from} and r.state <> 'sending' and not exists (
      select from mailing_recipients o where o.mailing_id = r.mailing_id and o.subscriber_id = ${into})`.execute(
    db,
  )
  await sql`
    insert into mailing_recipients (mailing_id, subscriber_id, state, reason, changed_at)
    select mailing_id, ${into}::bigint, 'left_out', ${HAD_ELSEWHERE}, ${now}::timestamptz from mailing_recipients
    where subscriber_id = ${from} and state in ('sending', 'sent', 'uncertain')
    on conflict (mailing_id, subscriber_id) do update
      set state = excluded.state, reason = excluded.reason, changed_at = excluded.changed_at
      where mailing_recipients.state = 'waiting'`.execute(db)
  await sql`
    update mailing_recipients set state = 'left_out', reason = ${HAD_ELSEWHERE}, changed_at = ${now}
    where subscriber_id = ${from} and state = 'waiting'`.execute(db)
}
