import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import {
  type InLanguage,
  inLanguage,
  joinTranslation,
  langColumn,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import type { DeskTeamFilter, TeamFilter, TeamWire } from './schema.ts'
import { type Way, ways } from './team-kinds.ts'

type Person = Record<Way, string> &
  InLanguage & {
    id: number
    name: string
    title: string
    about: string
    image: UploadedImage | null
    imageAlt: string
    imageX: number
    imageY: number
    lembaga: string
    regionId: number | null
    regionTitle: string | null
    waNumber: string | null
    flag: TeamWire['flag']
  }
export type TeamRow = Person & { createdBy: number | null; createdAt: Date }
export type DeskMember = Person & {
  position: number
  imageName: string | null
  version: number
  updatedAt: Date
  deletedAt: Date | null
}

type Say = (field: string, original: RawBuilder<unknown>) => RawBuilder<unknown>

/** Columns of a person `t`, of whom the title of the region comes apart. */
const personSaid = (say: Say) => sql`t.id, t.name, ${say('title', sql`t.title`)} as title, t.flag,
  ${say('about', sql`t.about`)} as about, t.lembaga, t.region_id, t.wa_number,
  ${sql.join(ways.map((way) => sql`coalesce(${sql.ref(`t.${way}`)}, '') as ${sql.ref(way)}`))},
  ${uploadIn('t.image')} as image, ${say('image_alt', sql`t.image_alt`)} as image_alt, t.image_x, t.image_y`
const person = personSaid((_, original) => original)

/** A page of people by flag and position; those of regions are grouped by region. */
export async function listTeamMembers(db: Db, { page, limit, flag, region, participant }: TeamFilter) {
  const { rows } = await sql<Omit<TeamRow, 'id'> & { id: number | null; total: number }>`
    with found as materialized (
      select t.id, r.title as region_title, row_number() over (order by t.flag,
        case when t.flag = 'pengurus-region' then r.title end collate "und-x-icu", t.position, t.id) as place
      from team t left join regions r on r.id = t.region_id
      where t.deleted_at is null
        ${flag ? sql`and t.flag = ${flag}` : sql``} ${region ? sql`and t.region_id = ${region}` : sql``}
        ${
          participant
            ? sql`and (lower(t.lembaga), true) = (select lower(p.title), t.region_id is null or t.region_id = p.region_id
          from participants p where p.id = ${participant} and p.deleted_at is null)`
            : sql``
        }
    ), picked as (
      select * from found order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from found) as total, ${personSaid(inLanguage)}, picked.region_title, t.created_by, t.created_at ${langColumn}
    from (select 1) one left join (picked join team t using (id) ${joinTranslation('team', 't.id')}) on true
    order by picked.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is TeamRow & { total: number } => row.id !== null),
  }
}

const columns = sql`${person}, r.title as region_title, t.position, t.image as image_name, t.version, t.updated_at,
  t.deleted_at`

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
