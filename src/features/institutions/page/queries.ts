import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import type { ChangeWire, PageFields } from './schema.ts'

type Person = { id: number; name: string }

export type ChangeRow = {
  id: number
  fields: Partial<PageFields>
  before: Partial<PageFields>
  image: UploadedImage | null
  status: ChangeWire['status']
  comment: string | null
  by: Person
  createdAt: string
  decidedBy: Person | null
  decidedAt: string | null
}

export type InstitutionRow = {
  id: number
  slug: string
  title: string
  regionId: number
  regionTitle: string
  email: string | null
  description1: string
  description2: string
  content: string | null
  sanitizerVersion: number | null
  totalMember: number
  founded: number | null
  address: string
  image: UploadedImage | null
  imageName: string | null
  imageAlt: string
  links: string
  coverFamily: string
  coverSeed: number
  version: number
  updatedAt: Date
  deletedAt: Date | null
  members: number
  claims: number
  pics: Person[]
  change: ChangeRow | null
  lastChange: ChangeRow | null
}

const personBy = (id: RawBuilder<unknown>) =>
  sql`(select json_build_object('id', u.id, 'name', u.nama_lengkap) from users u where u.id = ${id})`

const changeOf = (which: RawBuilder<unknown>) => sql<ChangeRow | null>`(
  select json_build_object('id', h.id, 'fields', h.fields, 'before', h.before, 'status', h.status,
    'comment', h.comment, 'by', ${personBy(sql`h.created_by`)}, 'createdAt', h.created_at,
    'decidedBy', ${personBy(sql`h.decided_by`)}, 'decidedAt', h.decided_at,
    'image', (select ${uploadIn('n.image')} from (select h.fields ->> 'image' as image) n))
  from participant_changes h where h.participant_id = p.id and ${which} order by h.id desc limit 1)`

/** Number of active accounts of institution p. */
export const memberCount = sql<number>`(select count(*)::int from users u
  where u.participant_id = p.id and ${isAccount('u')} and u.activated_at is not null)`
export const claimCount = sql<number>`(select count(*)::int from participant_claims c
  join users u on u.id = c.user_id and ${isAccount('u')}
  where c.participant_id = p.id and c.status = 'pending')`

type Wanted = {
  /** True to exclude a removed one. */
  isLive: boolean
  scope: DeskScope
}

/** Institution of a scope with all its desk data, in one statement. @throws Failure 404 */
export async function getInstitution(db: Db, id: number, { isLive, scope }: Wanted): Promise<InstitutionRow> {
  const { rows } = await sql<InstitutionRow>`
    select p.id, s.slug, p.title, p.region_id, r.title as region_title, p.email, p.description_1, p.description_2,
      p.content, p.sanitizer_version, p.total_member, p.founded, p.address, ${uploadIn('p.image')} as image, p.image as image_name, p.image_alt, p.links,
      p.cover_family, p.cover_seed, p.version, p.updated_at, p.deleted_at,
      ${memberCount} as members, ${claimCount} as claims,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.nama_lengkap) order by u.id), '[]')
        from users u where u.participant_id = p.id and u.is_pic and ${isAccount('u')}) as pics,
      ${changeOf(sql`h.status = 'pending'`)} as change,
      ${changeOf(sql`h.status in ('accepted', 'refused')`)} as last_change
    from participants p join regions r on r.id = p.region_id
      join slugs s on s.kind = 'participant' and s.item_id = p.id and s.is_current
    where p.id = ${id} and ${isInScope(scope, sql`p.region_id`)}
      ${isLive ? sql`and p.deleted_at is null` : sql``}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type NewChange = {
  participantId: number
  fields: Partial<PageFields>
  before: Partial<PageFields>
  by: number
  now: Date
}

/** Inserts the pending change, or replaces it. @returns its id */
export async function upsertPageChange(
  db: Db,
  { participantId, fields, before, by, now }: NewChange,
): Promise<number> {
  const values = {
    fields: JSON.stringify(fields),
    before: JSON.stringify(before),
    createdBy: by,
    createdAt: now,
  }
  const { id } = await db
    .insertInto('participantChanges')
    .values({ participantId, ...values })
    .onConflict((oc) => oc.column('participantId').where('status', '=', 'pending').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Closing = {
  participantId: number
  status: 'accepted' | 'refused' | 'withdrawn'
  comment: string | null
  by: number
  now: Date
}

/** Closes the pending change. */
export const closeChange = (db: Db, { participantId, status, comment, by, now }: Closing) =>
  db
    .updateTable('participantChanges')
    .set({ status, comment, decidedBy: by, decidedAt: now })
    .where('participantId', '=', participantId)
    .where('status', '=', 'pending')
    .execute()

/** Writable columns of an institution. */
export type Columns = Partial<{
  title: string
  regionId: number
  email: string | null
  description1: string
  description2: string
  content: string | null
  sanitizerVersion: number | null
  totalMember: number
  founded: number | null
  address: string
  image: string | null
  imageAlt: string
  links: string
}>

/** Explicit names: the query builder does not map trailing digits. */
const columnNames: Record<keyof Columns, string> = {
  title: 'title',
  regionId: 'region_id',
  email: 'email',
  description1: 'description_1',
  description2: 'description_2',
  content: 'content',
  sanitizerVersion: 'sanitizer_version',
  totalMember: 'total_member',
  founded: 'founded',
  address: 'address',
  image: 'image',
  imageAlt: 'image_alt',
  links: 'links',
}

/** Updates an institution, its version and its search text. */
export async function updateInstitution(db: Db, id: number, columns: Columns, now: Date): Promise<void> {
  const changes = Object.entries(columns).map(
    ([name, value]) => sql`${sql.ref(columnNames[name as keyof Columns])} = ${value}, `,
  )
  await sql`
    update participants set ${sql.join(changes, sql``)} version = version + 1, updated_at = ${now}
    where id = ${id}`.execute(db)
  await sql`
    update participants set search = setweight(to_tsvector('jejaring', title), 'A') ||
      setweight(to_tsvector('jejaring', description_1), 'B') ||
      to_tsvector('jejaring', description_2 || ' ' || address)
    where id = ${id}`.execute(db)
}
