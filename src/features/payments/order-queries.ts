import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { BankAccount } from '#src/features/giving/model.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import { nameInLanguage } from '#src/platform/database/translated.ts'

/** Order data for opening it at the gateway or as a transfer. */
export type Opening = {
  id: number
  orderId: string
  bodyHash: Buffer
  status: string
  attempt: number
  giftAmount: number
  feeAmount: number
  amount: number
  /** Code of an arrived transfer, part of both sums. */
  codeAmount: number
  channel: string | null
  designation: 'general' | 'region' | 'partisipan' | 'campaign'
  designationTitle: string
  donorName: string | null
  donorEmail: string | null
  donorPhone: string | null
  environment: string | null
  token: string | null
  redirectUrl: string | null
  transferTo: BankAccount | null
  transferAmount: number | null
  createdAt: Date
  expiresAt: Date
}

/**
 * Title of an order's designation; the query has `donations` d, `regions` r, `participants` p. Campaigns have their own
 * subquery.
 */
const titleWith = (campaign: RawBuilder<unknown>) => sql<string>`
  case d.designation when 'region' then r.title when 'partisipan' then p.title
    when 'campaign' then ${campaign} else 'Umum' end`
const storedTitle = sql`(select k.title from campaigns k where k.id = d.campaign_id)`

/** Title in the language of the order or its donor, the same for whoever asks. @param language column of it */
export const designationTitleIn = (language: RawBuilder<unknown>) =>
  titleWith(sql`coalesce((select l.fields ->> 'title' from live_translations l where l.kind = 'campaign'
    and l.item_id = d.campaign_id and l.language = ${language}), ${storedTitle})`)
export const designationTitle = titleWith(
  nameInLanguage('campaign', sql`d.campaign_id`, 'title', storedTitle),
)

const opening = (where: ReturnType<typeof sql>) => sql<Opening>`
  select d.id, d.order_id, d.body_hash, d.status, d.attempt, d.gift_amount, d.fee_amount, d.amount, d.code_amount,
    d.channel, d.designation,
    ${designationTitleIn(sql`d.language`)} as designation_title, d.donor_name, d.donor_email, d.donor_phone, d.environment, d.token,
    d.redirect_url, d.transfer_to, d.transfer_amount, d.created_at, d.expires_at
  from donations d left join regions r on r.id = d.region_id left join participants p on p.id = d.participant_id
  where ${where}`

/** Finds the order of a key used after `since`. */
export async function findByKey(
  db: Db,
  owner: string,
  key: string,
  since: Date,
): Promise<Opening | undefined> {
  const where = sql`d.key_owner = ${owner} and d.idempotency_key = ${key} and d.created_at > ${since}`
  return (await opening(where).execute(db)).rows[0]
}

export const getOpening = async (db: Db, id: number): Promise<Opening> =>
  (await opening(sql`d.id = ${id}`).execute(db)).rows[0]!

/** Frees a key used before `since`. */
export const freeKey = (db: Db, owner: string, key: string, since: Date) =>
  db
    .updateTable('donations')
    .set({ idempotencyKey: null })
    .where('keyOwner', '=', owner)
    .where('idempotencyKey', '=', key)
    .where('createdAt', '<=', since)
    .execute()

/** Inserts an order. @returns its number; undefined when the key is in use */
export async function insertOrder(
  db: Db,
  order: Insertable<Tables['donations']>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('donations')
    .values(order)
    .onConflict((oc) =>
      oc.columns(['keyOwner', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type Giver = { userId: number } | { networks: Buffer[] } | { email: string }

/** Number of open orders of a giver, and the earliest expiry. */
export async function countOpen(
  db: Db,
  giver: Giver,
  now: Date,
): Promise<{ n: number; endsAt: Date | null }> {
  const whose =
    'userId' in giver
      ? sql`user_id = ${giver.userId}`
      : 'networks' in giver
        ? sql`opened_from = any(${giver.networks}::bytea[])`
        : sql`donor_email = ${giver.email} and user_id is null`
  const { rows } = await sql<{ n: number; endsAt: Date | null }>`
    select count(*)::int as n, min(expires_at) as ends_at from donations
    where ${whose} and status in ('created', 'pending', 'review') and expires_at > ${now}`.execute(db)
  return rows[0]!
}

export const hasParticipant = async (db: Db, id: number) =>
  (await db
    .selectFrom('participants')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined

/** Profile of a member as donor. */
export const getDonor = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['namaLengkap as name', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
