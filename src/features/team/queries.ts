import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import type { TeamFilter, TeamWire } from './schema.ts'

export type TeamRow = {
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
  linkedin: string | null
  facebook: string | null
  instagram: string | null
  twitter: string | null
  flag: TeamWire['flag']
  createdBy: number | null
  createdAt: Date
}

/** A page of people by flag and position; those of regions are grouped by region. */
export async function listTeamMembers(db: Db, { page, limit, flag, region }: TeamFilter) {
  const { rows } = await sql<Omit<TeamRow, 'id'> & { id: number | null; total: number }>`
    with found as materialized (
      select t.id, r.title as region_title, row_number() over (order by t.flag,
        case when t.flag = 'pengurus-region' then r.title end collate "und-x-icu", t.position, t.id) as place
      from team t left join regions r on r.id = t.region_id
      where t.deleted_at is null
        ${flag ? sql`and t.flag = ${flag}` : sql``} ${region ? sql`and t.region_id = ${region}` : sql``}
    ), picked as (
      select * from found order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from found) as total, t.id, t.name, t.title, t.about,
      ${uploadIn('t.image')} as image, t.image_alt, t.image_x, t.image_y, t.lembaga, t.region_id,
      picked.region_title, t.wa_number, t.linkedin, t.facebook, t.instagram, t.twitter, t.flag, t.created_by,
      t.created_at
    from (select 1) one left join (picked join team t using (id)) on true
    order by picked.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is TeamRow & { total: number } => row.id !== null),
  }
}
