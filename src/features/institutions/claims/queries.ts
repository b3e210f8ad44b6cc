import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isInReach } from '../care-queries.ts'
import type { ClaimFilter, ClaimWire } from './schema.ts'

type Named = { id: number; title: string }
export type ClaimRow = {
  id: number
  status: ClaimWire['status']
  participantId: number
  participantTitle: string
  hasPic: boolean
  userId: number
  userName: string
  email: string
  language: string
  organisasi: string | null
  region: Named | null
  createdAt: Date
  decidedAt: Date | null
  decidedBy: { id: number; name: string } | null
}

const hasPic = sql<boolean>`exists (
  select from users k where k.participant_id = c.participant_id and k.is_pic and k.activated_at is not null
    and k.suspended_at is null and ${isAccount('k')})`

/** The institution sees the person's data only while the claim is pending or confirmed. */
const isOpen = sql`c.status in ('pending', 'confirmed')`
const email = sql<string>`case when ${isOpen} then u.email else '' end`

const columns = sql`c.id, c.status, c.participant_id, p.title as participant_title, ${hasPic} as has_pic,
  u.id as user_id, u.nama_lengkap as user_name, ${email} as email, u.language,
  case when ${isOpen} then u.organisasi end as organisasi,
  (select json_build_object('id', r.id, 'title', r.title) from regions r where r.id = u.region_id and ${isOpen}) as region,
  c.created_at, c.decided_at,
  (select json_build_object('id', d.id, 'name', d.nama_lengkap) from users d where d.id = c.decided_by) as decided_by`

/** Claims of existing accounts on live institutions. */
const joined = sql`participant_claims c
  join users u on u.id = c.user_id and ${isAccount('u')}
  join participants p on p.id = c.participant_id and p.deleted_at is null`

function chosenBy(actor: Actor, { status, q, participant, without_pic }: ClaimFilter): RawBuilder<unknown> {
  const isAsked = status ? sql`c.status = ${status}` : sql`c.status <> 'withdrawn'`
  const conditions: RawBuilder<unknown>[] = [isInReach(actor, sql`c.participant_id`), isAsked]
  if (participant) conditions.push(sql`c.participant_id = ${participant}`)
  if (without_pic === '1') conditions.push(sql`not ${hasPic}`)
  if (q)
    conditions.push(sql`strpos(lower(unaccent(u.nama_lengkap || ' ' || ${email} || ' ' || p.title)),
      lower(unaccent(${q}))) > 0`)
  return sql.join(conditions, sql` and `)
}

/** A page of the claims that the actor may decide on, and their total. */
export async function listClaims(db: Db, actor: Actor, filter: ClaimFilter) {
  const { page, limit, sort } = filter
  const byTime = sort === 'created_at' ? sql`c.created_at, c.id` : sql`c.created_at desc, c.id desc`
  const order = sql`c.status <> 'pending', ${byTime}`
  const { rows } = await sql<(ClaimRow | { id: null }) & { total: number }>`
    with chosen as materialized (
      select c.id, row_number() over (order by ${order}) as place from ${joined} where ${chosenBy(actor, filter)}
    ), picked as (
      select * from chosen order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from chosen)::int as total, listed.*
    from (select 1) one left join (
      select picked.place, ${columns} from picked join ${joined} on c.id = picked.id
    ) listed on true order by listed.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is ClaimRow & { total: number } => row.id !== null),
  }
}

/** A claim within the actor's reach, decided or not. @throws Failure 404 */
export async function getClaim(db: Db, actor: Actor, id: number): Promise<ClaimRow> {
  const { rows } = await sql<ClaimRow>`
    select ${columns} from ${joined} where c.id = ${id} and ${isInReach(actor, sql`c.participant_id`)}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** A pending claim with the data for mails; undefined once it is decided or withdrawn. */
export async function findWaiting(db: Db, id: number): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select ${columns} from ${joined} where c.id = ${id} and c.status = 'pending'`.execute(db)
  return rows[0]
}

/** The claimant's row, locked until the transaction ends. */
export const lockClaimant = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'participantId', 'userType'])
    .where('id', '=', userId)
    .where(isAccount('users'))
    .forNoKeyUpdate()
    .executeTakeFirst()

type Verdict = { id: number; status: 'confirmed' | 'refused'; by: number; now: Date }

/** Decides a pending claim. @returns true if it was still pending */
export async function decideWaiting(db: Db, { id, status, by, now }: Verdict): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('participantClaims')
    .set({ status, decidedAt: now, decidedBy: by })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Assigned = { userId: number; participantId: number; by: number; now: Date }

/** Records a membership that the secretariat gave without a claim. */
export const insertConfirmedClaim = (db: Db, { userId, participantId, by, now }: Assigned) =>
  db
    .insertInto('participantClaims')
    .values({ userId, participantId, status: 'confirmed', createdAt: now, decidedAt: now, decidedBy: by })
    .execute()

/** Makes a person a member of an institution; secretariat staff keep their user type. */
export const joinInstitution = (db: Db, userId: number, participantId: number, now: Date) =>
  db
    .updateTable('users')
    .set({
      participantId,
      userType: sql<string>`case user_type when 'umum' then 'partisipan' else user_type end`,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute()
