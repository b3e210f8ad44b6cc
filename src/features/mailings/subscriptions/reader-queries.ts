import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { DAY_MS, HOUR_MS } from '#src/wire/duration.ts'
import { isLiveList, type ListRow, listColumns, listsInOrder, sentListOf } from '../lists/queries.ts'

/** Days that a letter waits for the answer; a promise of the letter itself. */
export const CONFIRMATION_DAYS = 14

export const confirmableSince = (now: Date) => new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS)

/** Gives a new account the subscriptions that its address has as a guest. */
export const linkSubscriber = (db: Db, { userId, email }: { userId: number; email: string }) =>
  db
    .updateTable('subscribers')
    .set({ userId })
    .where('email', '=', email)
    .where('userId', 'is', null)
    .execute()

/** A subscription with its list and reader, for the link of a letter that asks. */
export const findAsked = (db: Db, id: number) =>
  db
    .selectFrom('subscriptions as n')
    .innerJoin('subscribers as s', 's.id', 'n.subscriberId')
    .innerJoin('mailingLists as l', 'l.id', 'n.listId')
    .select([
      'n.subscriberId',
      'n.listId',
      'n.source',
      'n.evidence',
      'n.askedAt',
      'n.givenAt',
      'n.endedBecause',
    ])
    .select(['s.email', 'l.name', 'l.deletedAt as listDeletedAt'])
    .where('n.id', '=', id)
    .executeTakeFirst()
export type AskedRow = NonNullable<Awaited<ReturnType<typeof findAsked>>>

/** Number of the subscription that waits for an answer. */
export const getWaitingId = async (db: Db, subscriberId: number, listId: number) =>
  (
    await db
      .selectFrom('subscriptions')
      .select('id')
      .where('subscriberId', '=', subscriberId)
      .where('listId', '=', listId)
      .where('endedAt', 'is', null)
      .where('givenAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).id

type Named = { id: number; slug: string; name: string }

/** List that a letter was for: the one its mailing was sent to, else the one its link names. */
export async function findLetterList(
  db: Db,
  { mailingId, slug }: { mailingId: number | null; slug: string | null },
): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select l.id, l.slug, l.name from mailing_lists l
    where case when ${mailingId}::bigint is null then l.slug = ${slug}
      else l.id = ${sentListOf(sql`${mailingId}`)} end`.execute(db)
  return rows[0]
}

export type Standing = {
  email: string | null
  userId: number | null
  role: string | null
  /** Lists that somebody is on, given and not ended. */
  listIds: number[]
}

/** Finds what the link of a letter is about. */
export async function getStanding(db: Db, subscriberId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select s.email, u.id as user_id, u.role, (
      select coalesce(json_agg(n.list_id), '[]') from subscriptions n
      where n.subscriber_id = s.id and n.given_at is not null and n.ended_at is null) as list_ids
    from subscribers s left join users u on u.id = s.user_id and ${isAccount('u')}
    where s.id = ${subscriberId}`.execute(db)
  return rows[0]!
}

/** How long a link takes a leaving back: time enough to mend a slip, none for a letter that was forwarded. */
const RETURN_MS = HOUR_MS

type Leaver = { subscriberId: number; listId: number; mailingId: number | null }

/** True if the last thing that happened between reader and list is that this letter's link ended it a moment ago. */
export async function hasJustLeft(
  db: Db,
  { subscriberId, listId, mailingId }: Leaver,
  now: Date,
): Promise<boolean> {
  const last = await db
    .selectFrom('subscriptions')
    .select(['givenAt', 'endedAt', 'endedBecause', 'endedByMailing'])
    .where('subscriberId', '=', subscriberId)
    .where('listId', '=', listId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    last?.givenAt != null &&
    last.endedBecause === 'person' &&
    last.endedByMailing === mailingId &&
    last.endedAt !== null &&
    last.endedAt.getTime() > now.getTime() - RETURN_MS
  )
}

/** Account of an older unsubscribe link, which can be used repeatedly. */
export const findTokenReader = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .leftJoin('subscribers as s', 's.userId', 'u.id')
    .select(['u.id', 'u.role', 's.id as subscriberId'])
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'newsletter')
    .where('t.expiresAt', '>', now)
    .where(isAccount('u'))
    .executeTakeFirst()

export type OwnRow = ListRow & { givenAt: Date | null; isStopped: boolean }

/** Lists that a member may join or is on. */
export async function listOwn(db: Db, userId: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${listColumns}, n.given_at, coalesce(s.stopped_at is not null, false) as is_stopped
    from mailing_lists l
    left join subscribers s on s.user_id = ${userId}
    left join subscriptions n on n.subscriber_id = s.id and n.list_id = l.id and n.given_at is not null
      and n.ended_at is null
    where ${isLiveList} and (l.is_open or n.id is not null)
    order by ${listsInOrder}`.execute(db)
  return rows
}

/** A member as mail names them. */
export const getAddressee = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'namaLengkap as name', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
