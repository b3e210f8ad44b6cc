import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import type { DeskMemberWire, DeskTeamFilter } from './schema.ts'

export type DeskMember = {
  id: number
  name: string
  title: string
  flag: DeskMemberWire['flag']
  about: string
  lembaga: string
  regionId: number | null
  regionTitle: string | null
  waNumber: string | null
  linkedin: string | null
  facebook: string | null
  instagram: string | null
  twitter: string | null
  position: number
  imageName: string | null
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  version: number
  updatedAt: Date
  deletedAt: Date | null
}

const columns = sql`t.id, t.name, t.title, t.flag, t.about, t.lembaga, t.region_id, r.title as region_title,
  t.wa_number, t.linkedin, t.facebook, t.instagram, t.twitter, t.position, t.image as image_name,
  ${uploadIn('t.image')} as image, t.image_alt, t.image_x, t.image_y, t.version, t.updated_at, t.deleted_at`

/** A page of people for the desk, by flag and position. */
export async function listDeskMembers(
  db: Db,
  { page, limit, q, flag, status }: DeskTeamFilter,
  restorableSince: Date,
): Promise<{ total: number; rows: DeskMember[] }> {
  const chosen: RawBuilder<unknown>[] = [
    status === 'deleted' ? sql`t.deleted_at > ${restorableSince}` : sql`t.deleted_at is null`,
  ]
  if (flag) chosen.push(sql`t.flag = ${flag}`)
  if (q) chosen.push(sql`position(lower(${q}) in lower(t.name || ' ' || t.title || ' ' || t.lembaga)) > 0`)
  const where = sql.join(chosen, sql` and `)
  const { rows } = await sql<(DeskMember | { id: null }) & { total: number }>`
    select (select count(*)::int from team t where ${where}) as total, listed.* from (select 1) one left join (
      select ${columns} from team t left join regions r on r.id = t.region_id where ${where}
      order by t.flag, t.position, t.id limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by listed.flag, listed.position, listed.id`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is DeskMember & { total: number } => row.id !== null),
  }
}

/** A person of the team, or a deleted one that can still be restored. @throws Failure 404 */
export async function getDeskMember(db: Db, id: number, restorableSince: Date): Promise<DeskMember> {
  const { rows } = await sql<DeskMember>`
    select ${columns} from team t left join regions r on r.id = t.region_id
    where t.id = ${id} and (t.deleted_at is null or t.deleted_at > ${restorableSince})`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export const lockTeamMember = (db: Db, id: number) =>
  db.selectFrom('team').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** @returns its number; for a key that the same person used before, the first one's */
export async function insertMember(
  db: Db,
  member: Insertable<Tables['team']>,
): Promise<{ id: number; isNew: boolean }> {
  const row = await db
    .insertInto('team')
    .values(member)
    .onConflict((oc) =>
      oc.columns(['createdBy', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) return { id: row.id, isNew: true }
  const { id } = await db
    .selectFrom('team')
    .select('id')
    .where('createdBy', '=', member.createdBy!)
    .where('idempotencyKey', '=', member.idempotencyKey!)
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

export const updateMember = (db: Db, id: number, change: Updateable<Tables['team']>) =>
  db
    .updateTable('team')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** The last position of a flag. */
export async function nextPosition(db: Db, flag: string): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(position), 0) + 1 as place from team where flag = ${flag} and deleted_at is null`.execute(
    db,
  )
  return Math.min(rows[0]!.place, 9_999)
}

/** Purges people deleted before a moment. @returns their pictures */
export async function removeMembers(db: Db, before: Date): Promise<string[]> {
  const rows = await db.deleteFrom('team').where('deletedAt', '<=', before).returning('image').execute()
  return rows.flatMap(({ image }) => (image ? [image] : []))
}
