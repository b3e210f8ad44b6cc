import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { findPresentSubscriber } from '../subscriber-queries.ts'
import type { Leaving } from '../subscriptions/leave-token.ts'
import type { BounceKind } from './read-report.ts'

/**
 * Locks whoever the subscriber of a letter is by now; undefined for one who was erased. The mailing is null once it is
 * gone.
 */
export async function lockRecipient(tx: Db, letter: Leaving) {
  const subscriberId = await findPresentSubscriber(tx, letter.subscriberId, { isLocked: true })
  const { rows } = await sql<{
    subscriberId: number
    userId: number | null
    softBounces: number
    stoppedBecause: BounceKind | null
    mailingId: number | null
  }>`
    select s.id as subscriber_id, s.user_id, s.soft_bounces, s.stopped_because,
      (select m.id from mailings m where m.id = ${letter.mailingId}) as mailing_id
    from subscribers s where s.id = ${subscriberId ?? null} and s.email is not null`.execute(tx)
  return rows[0]
}

type Bounce = {
  subscriberId: number
  mailingId: number | null
  kind: BounceKind
  detail: string
  digest: Buffer
  receivedAt: Date
}

/** @returns false if this report is known */
export async function insertBounce(tx: Db, bounce: Bounce): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mailBounces')
    .values(bounce)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Notes that a letter which a server took did not arrive.
 * @param letter its subscriber as the letter names them
 * @param subscriberId who they are by now: only one of them has the row, unless both had a letter
 */
export const markReturned = (
  tx: Db,
  letter: Leaving,
  { subscriberId, detail }: Pick<Bounce, 'subscriberId' | 'detail'>,
  now: Date,
) =>
  sql`update mailing_recipients set state = 'refused', reason = ${detail}, changed_at = ${now}
    where mailing_id = ${letter.mailingId} and state in ('sent', 'uncertain') and subscriber_id = coalesce((
      select o.subscriber_id from mailing_recipients o
      where o.mailing_id = ${letter.mailingId} and o.subscriber_id = ${letter.subscriberId}), ${subscriberId}::bigint)`.execute(
    tx,
  )

export const addSoftBounce = (tx: Db, subscriberId: number) =>
  tx
    .updateTable('subscribers')
    .set((eb) => ({ softBounces: eb('softBounces', '+', 1) }))
    .where('id', '=', subscriberId)
    .execute()

export const stopAddress = (tx: Db, subscriberId: number, because: BounceKind, now: Date) =>
  tx
    .updateTable('subscribers')
    .set((eb) => ({ stoppedAt: eb.fn.coalesce('stoppedAt', eb.val(now)), stoppedBecause: because }))
    .where('id', '=', subscriberId)
    .execute()

export type BounceState = {
  /** Time when the inbox was last read to its end. */
  readAt: Date | null
  /** Reason why it could not be read since then. */
  lastError: string | null
  /** Letters that came back, and complaints, since that moment. */
  returned: number
  complaints: number
  /** Addresses that get nothing more. */
  stopped: number
}

/** State of the reports of mail servers. */
export async function readBounceState(db: Db, since: Date): Promise<BounceState> {
  const { rows } = await sql<BounceState>`
    select i.read_at, i.last_error,
      (select count(*)::int from subscribers where stopped_at is not null and email is not null) as stopped,
      count(distinct (b.subscriber_id, b.mailing_id)) filter (where b.kind <> 'complaint')::int as returned,
      count(*) filter (where b.kind = 'complaint')::int as complaints
    from bounce_inbox i left join mail_bounces b on b.received_at >= ${since}
    group by i.id`.execute(db)
  return rows[0]!
}

/** Leases the inbox to this node. @returns false while another reads it */
export async function leaseInbox(db: Db, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bounceInbox')
    .set({ leasedUntil: until })
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the lease, and notes when the inbox was read or why not. @returns when it was last read to its end */
export async function releaseInbox(
  db: Db,
  outcome: { readAt: Date; lastError: null } | { lastError: string },
): Promise<Date | null> {
  const { readAt } = await db
    .updateTable('bounceInbox')
    .set({ leasedUntil: null, ...outcome })
    .returning('readAt')
    .executeTakeFirstOrThrow()
  return readAt
}
