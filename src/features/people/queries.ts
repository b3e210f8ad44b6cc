import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { editedRegionNames, isInScope, type NamedRegion } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope, Role, UserType } from '#src/wire/actor.ts'
import { numberIn } from '#src/wire/entity.ts'
import { phoneDigits } from '#src/wire/phone.ts'
import type { PeopleFilter, PeopleQuery, personStates } from './schema.ts'

type PersonState = (typeof personStates)[number]
export type PersonRow = {
  id: number
  email: string
  name: string
  phone: string | null
  organisasi: string | null
  participantId: number | null
  participantTitle: string | null
  regionId: number | null
  regionTitle: string | null
  role: Role
  isPic: boolean
  isModerator: boolean
  editsRegions: NamedRegion[]
  userType: UserType
  state: PersonState
  createdAt: Date
  lastSeenAt: Date | null
}

const state = sql`case when u.suspended_at is not null then 'suspended'
  when u.deletion_due_at is not null then 'leaving' else 'active' end`
const columns = sql`
  u.id, u.email, u.nama_lengkap as name, u.phone, u.organisasi, u.participant_id, p.title as participant_title,
  u.region_id, r.title as region_title, u.role, u.is_pic, u.is_moderator, u.user_type, ${state} as state, u.created_at,
  ${editedRegionNames('u')} as edits_regions,
  (select max(seen_at) from sessions s where s.user_id = u.id) as last_seen_at`
const tables = sql`
  users u left join participants p on p.id = u.participant_id left join regions r on r.id = u.region_id`

const isEditor = sql`exists (select from region_editors e where e.user_id = u.id)`

const roles: Record<NonNullable<PeopleFilter['role']>, RawBuilder<unknown>> = {
  member: sql`u.role = 'member' and not u.is_pic and not u.is_moderator and not ${isEditor}`,
  pic: sql`u.is_pic`,
  region: isEditor,
  moderator: sql`u.is_moderator`,
  staff: sql`u.role = 'staff'`,
  admin: sql`u.role = 'admin'`,
}

function isChosen(
  scope: DeskScope,
  { q, role, state: wanted, region, institution, label }: Partial<PeopleFilter>,
): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [isAccount('u'), isInScope(scope, sql`u.region_id`)]
  if (q) conditions.push(isFound(q))
  if (role) conditions.push(roles[role])
  if (wanted) conditions.push(sql`${state} = ${wanted}`)
  if (region) conditions.push(sql`u.region_id = ${region}`)
  if (institution) conditions.push(sql`u.participant_id = ${institution}`)
  if (label) conditions.push(sql`u.id in (select user_id from person_labels where label_id = ${label})`)
  return sql.join(conditions, sql` and `)
}

/** Each condition has its own index, so that none of them causes a full scan. */
function isFound(q: string): RawBuilder<unknown> {
  const number = numberIn(q)
  if (number) return sql`u.id = ${number}`
  const part = containing(q)
  const ways = [
    sql`u.nama_lengkap ilike ${part}`,
    sql`u.email ilike ${part}`,
    sql`u.organisasi ilike ${part}`,
    sql`u.participant_id = any (array(select id from participants where title ilike ${part}))`,
  ]
  // 0812…, 62812… and +62812… are one number.
  const digits = phoneDigits(q)
  if (/^[0-9]{4,14}$/.test(digits)) ways.push(sql`u.phone like ${`%${digits}%`}`)
  if (/^[1-9][0-9]{0,14}$/.test(q)) ways.push(sql`u.id = ${Number(q)}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

const orders = {
  '-created_at': { of: sql`u.created_at desc, u.id desc`, shown: sql`created_at desc, id desc` },
  created_at: { of: sql`u.created_at, u.id`, shown: sql`created_at, id` },
  name: { of: sql`lower(u.nama_lengkap), u.id`, shown: sql`lower(name), id` },
  '-name': { of: sql`lower(u.nama_lengkap) desc, u.id desc`, shown: sql`lower(name) desc, id desc` },
}

/** A page of the people with an account in a scope of the desk, and their total. */
export async function listPeople(
  db: Db,
  scope: DeskScope,
  query: PeopleQuery,
): Promise<{ total: number; rows: PersonRow[] }> {
  const chosen = isChosen(scope, query)
  const { of: order, shown } = orders[query.sort]
  const { rows } = await sql<(PersonRow | { id: null }) & { total: number }>`
    with page as materialized (
      select u.id from users u where ${chosen}
      order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
    )
    select (select count(*)::int from users u where ${chosen}) as total, person.*
    from (select 1) one left join (
      select ${columns} from ${tables} where u.id in (select id from page)
    ) person on true order by ${shown}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is PersonRow & { total: number } => row.id !== null),
  }
}

/** All words, each somewhere: a name and an institution tell people of one name apart. Short ones have no index. */
function isFoundByWords(q: string): RawBuilder<unknown> {
  const words = q.split(' ').filter((word) => word.length > 2)
  return sql`(${isFound(q)} or (${words.length > 1} and ${sql.join([sql`true`, ...words.map(isFound)], sql` and `)}))`
}

/** Desk search: up to `limit` matching people, those of exactly that name first, then the newest account. */
export const peopleNamed = (q: string, limit: number): RawBuilder<unknown> => sql`
  select 'person' as kind, u.id::text as key, u.nama_lengkap as title, concat_ws(' · ', u.email,
      coalesce(p.title, u.organisasi), r.title, 'sejak ' || to_char(u.created_at at time zone 'Asia/Jakarta', 'MM/YYYY')
    ) as detail, null as status, u.created_at as at
  from ${tables} where u.id in (
    ${firstOf(sql`lower(u.nama_lengkap) = lower(${q})`, sql`u.id`, limit)}
    union ${firstOf(isFoundByWords(q), sql`u.created_at desc, u.id`, limit)})
  order by lower(u.nama_lengkap) = lower(${q}) desc, u.created_at desc, u.id desc limit ${limit}`

/** The newest people found, in an order that has an index, so that a word of many thousand names is as quick as a rare one. */
const firstOf = (found: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql`(
  select u.id from users u where ${isChosen('everything', {})} and ${found} order by ${order} desc limit ${limit})`

/** Filtered people with an id above `after`, for exports. */
export async function readPeople(db: Db, filter: PeopleFilter, after: number, limit: number) {
  const { rows } = await sql<PersonRow>`
    select ${columns} from ${tables} where u.id > ${after} and ${isChosen('everything', filter)} order by u.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export type PersonDetail = PersonRow & {
  claimId: number | null
  claimTitle: string | null
  language: string
  activatedAt: Date | null
  deletionDueAt: Date | null
  suspendedAt: Date | null
  suspendedBy: string | null
  suspensionReason: string | null
  hasSecondFactor: boolean
  news: number
  donations: number
  questions: number
  version: number
}

/** Person with an account; undefined once erased or merged. */
export async function findPersonDetail(db: Db, id: number): Promise<PersonDetail | undefined> {
  const { rows } = await sql<PersonDetail>`
    select ${columns}, c.id as claim_id, c.title as claim_title, u.language, u.activated_at, u.deletion_due_at, u.suspended_at,
      b.nama_lengkap as suspended_by, u.suspension_reason, u.version,
      exists (select from totp_factors t where t.user_id = u.id and t.confirmed_at is not null)
        or exists (select from passkeys k where k.user_id = u.id) as has_second_factor,
      (select count(*)::int from news n where n.created_by = u.id) as news,
      (select count(*)::int from donations d where d.user_id = u.id) as donations,
      (select count(*)::int from questions q where q.created_by = u.id) as questions
    from ${tables} left join users b on b.id = u.suspended_by
      left join participant_claims pc on pc.user_id = u.id and pc.status = 'pending'
      left join participants c on c.id = pc.participant_id
    where u.id = ${id} and ${isAccount('u')}`.execute(db)
  return rows[0]
}

export type LockedPerson = {
  id: number
  email: string
  name: string
  language: string
  role: Role
  isPic: boolean
  isModerator: boolean
  editsRegions: NamedRegion[]
  participantId: number | null
  suspendedAt: Date | null
  activatedAt: Date | null
  version: number
  isLastAdmin: boolean
}

/** Person with an account, locked until the transaction ends. For decisions on admins, take `lockAdmins` first. */
export async function lockPerson(db: Db, id: number): Promise<LockedPerson | undefined> {
  const { rows } = await sql<LockedPerson>`
    select id, email, nama_lengkap as name, language, role, is_pic, is_moderator, participant_id, suspended_at, activated_at,
      version, ${editedRegionNames('users')} as edits_regions, role = 'admin' and not exists (
        select from users o where o.role = 'admin' and o.id <> ${id} and o.activated_at is not null
          and o.suspended_at is null and ${isAccount('o')} and o.deletion_due_at is null
      ) as is_last_admin
    from users where id = ${id} and ${isAccount('users')} for update`.execute(db)
  return rows[0]
}

/** True if the actor still has the role with which the request began. */
export async function hasRoleStill(db: Db, { id, role }: { id: number; role: Role }): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', role)
    .where('suspendedAt', 'is', null)
    .where(isAccount('users'))
    .executeTakeFirst()
  return row !== undefined
}

type Suspension = { at: Date; by: number; reason: string } | null

export const setSuspension = (db: Db, id: number, suspension: Suspension, now: Date) =>
  db
    .updateTable('users')
    .set((eb) => ({
      suspendedAt: suspension?.at ?? null,
      suspendedBy: suspension?.by ?? null,
      suspensionReason: suspension?.reason ?? null,
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .execute()

type Given = { role: Role; isModerator: boolean; userType: UserType }

export const setDuties = (db: Db, id: number, given: Given, now: Date) =>
  db
    .updateTable('users')
    .set((eb) => ({ ...given, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()

/** Sets the regions that a person edits. */
export async function setEditedRegions(
  db: Db,
  { id, regionIds, by, now }: { id: number; regionIds: readonly number[]; by: number; now: Date },
) {
  const wanted = [...regionIds]
  await sql`delete from region_editors where user_id = ${id} and region_id <> all (${wanted}::bigint[])`.execute(
    db,
  )
  await sql`
    insert into region_editors (region_id, user_id, given_by, given_at)
    select region_id, ${id}, ${by}, ${now} from unnest(${wanted}::bigint[]) region_id
    on conflict do nothing`.execute(db)
}

export const setKeepsByline = (db: Db, id: number, keepsByline: boolean) =>
  db.updateTable('users').set({ deletionKeepsByline: keepsByline }).where('id', '=', id).execute()
