import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export const LISTED_AT_ONCE = 100

/** Orders due for a status query. */
export const listDueStatusChecks = async (db: Db, now: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('donations')
      .select('orderId')
      .where('askAt', '<=', now)
      .orderBy('askAt')
      .limit(LISTED_AT_ONCE)
      .execute()
  ).map(({ orderId }) => orderId)

export type DueStatusCheck = {
  id: number
  orderId: string
  attempt: number
  channel: string | null
  transactionId: string | null
  version: number
  /** Other known payment attempts of the same order. */
  otherTries: { id: string; type: string | null }[]
}

/** Other known payment attempts of a row of `donations`. */
export const otherTries = sql<DueStatusCheck['otherTries']>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('id', e.transaction_id, 'type', e.detail ->> 'type'))
  from donation_events e where e.donation_id = donations.id and e.kind = 'pending'
    and e.transaction_id <> donations.transaction_id), '[]')`

/** Claims an order for a status query, unless it was queried after `since` or cannot be queried. */
export async function claimStatusCheck(
  db: Db,
  { orderId, now, since, nextAt }: { orderId: string; now: Date; since: Date; nextAt: Date | null },
): Promise<DueStatusCheck | undefined> {
  return db
    .updateTable('donations')
    .set({ askedAt: now, ...(nextAt && { askAt: nextAt }) })
    .where('orderId', '=', orderId)
    .where('token', 'is not', null)
    .where((eb) => eb.or([eb('askedAt', 'is', null), eb('askedAt', '<=', since)]))
    .returning(['id', 'orderId', 'attempt', 'channel', 'transactionId', 'version'])
    .returning(otherTries.as('otherTries'))
    .executeTakeFirst()
}

/** Schedules the next status query of an order, unless its version changed meanwhile. */
export const setNextStatusCheck = async (
  db: Db,
  { id, version, askAt, heardAt }: { id: number; version: number; askAt: Date | null; heardAt: Date | null },
) =>
  void (await db
    .updateTable('donations')
    .set({ askAt, ...(heardAt && { heardAt }) })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute())

/** Unpaid orders that expired by `before`. */
export const listToExpire = async (db: Db, before: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('donations')
      .select('orderId')
      .where('status', 'in', ['created', 'pending', 'failed'])
      .where('expiresAt', '<', before)
      .orderBy('expiresAt')
      .limit(LISTED_AT_ONCE)
      .execute()
  ).map(({ orderId }) => orderId)

/** Deletes bodies of notices received before a moment; that and when they came is kept. */
export async function clearNotices(db: Db, before: Date): Promise<void> {
  await sql`update payment_notices set body = null where body is not null and received_at < ${before}`.execute(
    db,
  )
}

/** Deletes idempotency keys of orders created before a moment. */
export async function clearKeys(db: Db, before: Date): Promise<void> {
  await sql`update donations set idempotency_key = null
    where idempotency_key is not null and created_at < ${before}`.execute(db)
}
