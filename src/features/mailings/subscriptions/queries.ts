import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'

/** Version of the sentence by which people agree to a list; increment it with the text. */
export const CONSENT_VERSION = '1'

/** True if a subscription is given and has not ended, and its subscriber may get mail. */
export const isReachable = (subscription: string, subscriber: string): RawBuilder<boolean> => {
  const [n, s] = [sql.ref(subscription), sql.ref(subscriber)]
  return sql<boolean>`(${n}.given_at is not null and ${n}.ended_at is null
    and ${s}.email is not null and ${s}.stopped_at is null
    and (${s}.user_id is null
      or exists (select from users account where account.id = ${s}.user_id and ${isAccount('account')})))`
}

type Address = { email: string; name: string; userId: number | null }

/**
 * Subscriber of an address, with the account of it: the given one, else whoever has this address. An account has one
 * subscriber only; one for its former address is a guest's from then on. Locked until the transaction ends.
 */
export async function subscriberOf(tx: Tx, { email, name, userId }: Address, now: Date): Promise<number> {
  const address = email.trim().toLowerCase()
  const account = sql`coalesce(${userId}::bigint, (select u.id from users u
    where u.email = ${address} and u.deleted_at is null))`
  await sql`update subscribers set user_id = null
    where user_id = ${account} and email is distinct from ${address}`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into subscribers (email, name, user_id, created_at) values (${address}, ${name}, ${account}, ${now})
    on conflict (email) do update set
      user_id = coalesce(excluded.user_id, subscribers.user_id),
      name = case when subscribers.name = '' or excluded.user_id is not null then excluded.name
        else subscribers.name end
    returning id`.execute(tx)
  return rows[0]!.id
}

type Start = {
  subscriberId: number
  listId: number
  source: 'register' | 'profile' | 'form' | 'import' | 'invitation'
  /** Version of the sentence that was agreed to. */
  version: string
  /** Source of an imported consent: where and how it was given. */
  evidence?: string
  /** Name that the desk typed for an address that it invites. */
  typedName?: string
  /** Language in which it was asked for. */
  language?: string
  /** The owner of the address agreed; otherwise a letter asks first. */
  isGiven: boolean
  /** Time when it was asked for, and given; an import names the day. */
  now: Date
}

/**
 * Begins a subscription, or confirms the waiting one. Asking again renews what waits and leaves a given one as it is;
 * agreeing to another version ends the earlier one.
 * @returns `standing` if it was given before; `stopped` if the address refuses mail (the subscription is stored all the
 * same), or if the consent is older than the person's leaving
 */
export async function startSubscription(tx: Tx, start: Start): Promise<'new' | 'standing' | 'stopped'> {
  const {
    subscriberId,
    listId,
    source,
    version,
    evidence = '',
    typedName = '',
    language,
    isGiven,
    now,
  } = start
  const { stoppedAt } = await lockSubscriber(tx, subscriberId)
  if (isGiven && (await hasLeftSince(tx, start))) return 'stopped'
  const open = await findOpen(tx, subscriberId, listId)
  if (open?.givenAt && (!isGiven || open.consentVersion === version)) return 'standing'
  const askedAt = isGiven && open && !open.givenAt ? open.askedAt : now
  const givenAt = isGiven ? now : null
  const row = {
    source,
    consentVersion: version,
    evidence,
    typedName,
    askedAt,
    givenAt,
    ...(language && { language }),
  }
  if (open && !open.givenAt)
    await tx.updateTable('subscriptions').set(row).where('id', '=', open.id).execute()
  else {
    if (open) await endSubscription(tx, { subscriberId, listId, because: 'version', now })
    await tx
      .insertInto('subscriptions')
      .values({ subscriberId, listId, ...row })
      .execute()
  }
  return stoppedAt ? 'stopped' : 'new'
}

const lockSubscriber = (tx: Tx, id: number) =>
  tx
    .selectFrom('subscribers')
    .select(['id', 'stoppedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

const findOpen = (tx: Tx, subscriberId: number, listId: number) =>
  tx
    .selectFrom('subscriptions')
    .select(['id', 'askedAt', 'givenAt', 'consentVersion'])
    .where('subscriberId', '=', subscriberId)
    .where('listId', '=', listId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

async function hasLeftSince(tx: Tx, { subscriberId, listId, now }: Start): Promise<boolean> {
  const left = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('subscriberId', '=', subscriberId)
    .where('listId', '=', listId)
    .where('endedAt', '>', now)
    .where('endedBecause', 'in', ['person', 'complaint'])
    .executeTakeFirst()
  return left !== undefined
}

type EndReason = 'person' | 'complaint' | 'bounce' | 'erased' | 'office' | 'expired' | 'version'

type End = {
  subscriberId: number
  listId: number | 'all'
  because: EndReason
  /** The mailing by whose link it ended. */
  mailingId?: number | null
  now: Date
}

/** Ends one subscription or all, confirmed or not; idempotent. @returns how many ended */
export async function endSubscription(
  tx: Tx,
  { subscriberId, listId, because, mailingId = null, now }: End,
): Promise<number> {
  let ending = tx
    .updateTable('subscriptions')
    .set({ endedAt: now, endedBecause: because, endedByMailing: mailingId })
    .where('subscriberId', '=', subscriberId)
    .where('endedAt', 'is', null)
  if (listId !== 'all') ending = ending.where('listId', '=', listId)
  const { numUpdatedRows } = await ending.executeTakeFirst()
  return Number(numUpdatedRows)
}
