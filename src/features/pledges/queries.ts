import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'

/** Pledge for its donor. */
export type PledgeRow = {
  id: number
  version: number
  userId: number | null
  status: 'active' | 'paused' | 'stopped'
  amount: number
  day: number
  designation: 'general' | 'region' | 'partisipan'
  designationId: number | null
  designationTitle: string
  isAnonymous: boolean
  /** Current donor, from the profile or as the guest wrote; null once erased. */
  holderName: string | null
  holderEmail: string | null
  /** Data of a guest; null for a member. */
  donorName: string | null
  donorEmail: string | null
  donorPhone: string | null
  createdAt: Date
  askedOn: string
  nextOn: string | null
  /** Number of its paid gifts, and their sum less refunds. */
  paidCount: number
  total: number
  lastPaidAt: Date | null
  /** True if a gift of the last reminded month was paid. */
  isAnswered: boolean
  openOrder: { id: number; orderId: string; amount: number; expiresAt: string } | null
  environment: 'simulation' | 'sandbox' | 'production' | null
}

const title = sql`
  case l.designation when 'region' then r.title when 'partisipan' then p.title else 'Umum' end`

const columns = sql`
  l.id, l.version, l.user_id, l.status, l.amount, l.day, l.designation,
  coalesce(l.region_id, l.participant_id) as designation_id, ${title} as designation_title, l.is_anonymous,
  coalesce(u.nama_lengkap, l.donor_name) as holder_name, coalesce(u.email, l.donor_email) as holder_email,
  l.donor_name, l.donor_email, l.donor_phone, l.created_at, l.asked_on, l.next_on, given.*, open.open_order`

/** Refers to `pledges` l. Money refunded later still shows that the donor meant it. */
const joins = (now: Date) => sql`
  left join users u on u.id = l.user_id
  left join regions r on r.id = l.region_id left join participants p on p.id = l.participant_id
  cross join lateral (
    select count(*) filter (where d.status in ('paid', 'partially_refunded'))::int as paid_count,
      coalesce(sum(d.amount - d.refunded_amount) filter (where d.status in ('paid', 'partially_refunded')), 0)::bigint
        as total,
      max(d.paid_at) as last_paid_at,
      coalesce(bool_or(g.month = date_trunc('month', l.asked_on)) filter (where d.paid_at is not null), false)
        as is_answered,
      (array_agg(d.environment order by d.id desc))[1] as environment
    from pledge_gifts g join donations d on d.id = g.donation_id where g.pledge_id = l.id
  ) given
  left join lateral (
    select json_build_object('id', d.id, 'orderId', d.order_id, 'amount', d.amount, 'expiresAt', d.expires_at)
      as open_order
    from pledge_gifts g join donations d on d.id = g.donation_id
    where g.pledge_id = l.id and d.status in ('created', 'pending', 'failed', 'expired') and d.expires_at > ${now}
      and (d.token is not null or d.transfer_to is not null)
    order by d.id desc limit 1
  ) open on true`

/** Viewer of a pledge: its member, or a guest with its token. */
type PledgeViewer = { userId: number | null; holdsToken: boolean }
const isTheirs = ({ userId, holdsToken }: PledgeViewer) => sql`
  (l.user_id = ${userId}::bigint or ${holdsToken}::boolean and l.user_id is null and l.donor_email is not null)`

/** Finds a pledge that the viewer may see. */
export async function findPledge(
  db: Db,
  id: number,
  { viewer, now }: { viewer: PledgeViewer; now: Date },
): Promise<PledgeRow | undefined> {
  const { rows } = await sql<PledgeRow>`
    select ${columns} from pledges l ${joins(now)} where l.id = ${id} and ${isTheirs(viewer)}`.execute(db)
  return rows[0]
}

/** Number of link revocations of a pledge; 0 for none. */
export const findLinkVersion = async (db: Db, id: number): Promise<number> =>
  (await db.selectFrom('pledges').select('linkVersion').where('id', '=', id).executeTakeFirst())
    ?.linkVersion ?? 0

/** Revokes all links mailed so far about a pledge. @returns false for no pledge */
export async function revokeLinks(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('pledges')
    .set({ linkVersion: sql`link_version + 1` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a pledge until the transaction ends. */
export const lockPledge = (db: Db, id: number) =>
  db.selectFrom('pledges').select('id').where('id', '=', id).forUpdate().execute()

/** A page of pledges, running ones before stopped ones, newest first, with the total. */
export async function listPledges(
  db: Db,
  { where, now, page, limit }: { where: RawBuilder<unknown>; now: Date; page: number; limit: number },
): Promise<{ total: number; rows: PledgeRow[] }> {
  const { rows } = await sql<(PledgeRow | { id: null }) & { n: number }>`
    select (select count(*)::int from pledges l where ${where}) as n, theirs.*
    from (select 1) one left join (
      select ${columns} from pledges l ${joins(now)} where ${where}
      order by l.status = 'stopped', l.id desc limit ${limit} offset ${(page - 1) * limit}
    ) theirs on true order by theirs.status = 'stopped', theirs.id desc`.execute(db)
  return { total: rows[0]!.n, rows: rows.filter((row): row is PledgeRow & { n: number } => row.id !== null) }
}

export const ofMember = (userId: number) => sql`l.user_id = ${userId}`

export const insertPledge = async (db: Db, pledge: Insertable<Tables['pledges']>): Promise<number> =>
  (await db.insertInto('pledges').values(pledge).returning('id').executeTakeFirstOrThrow()).id

export const insertPledgeGift = async (db: Db, gift: Insertable<Tables['pledgeGifts']>) =>
  void (await db.insertInto('pledgeGifts').values(gift).execute())

type Change = { amount: number; day: number; status: PledgeRow['status']; nextOn: string | null }

export const updatePledge = async (db: Db, id: number, change: Change) =>
  void (await db
    .updateTable('pledges')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute())

/** Assigns a member the pledges made as a guest under their address; an account's address is verified. */
export const adoptPledges = async (db: Db, userId: number) =>
  void (await sql`
    update pledges l set user_id = u.id, donor_name = null, donor_email = null, donor_phone = null
    from users u
    where u.id = ${userId} and u.activated_at is not null and u.deleted_at is null
      and l.user_id is null and l.donor_email = u.email`.execute(db))
