import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { RegionFilter } from './schema.ts'

export type RegionRow = {
  id: number
  title: string
  provinceCode: string | null
  bpsCode: string | null
  provinceName: string | null
  participants: { id: number; title: string }[]
}

/** A page of regions with their participants, both by name; the national one has no province. */
export async function listRegions(db: Db, { page, limit }: RegionFilter) {
  const { rows } = await sql<{ total: number; regions: RegionRow[] }>`
    select (select count(*)::int from regions where deleted_at is null) as total,
      coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'provinceCode', r.province_code,
        'bpsCode', p.bps_code, 'provinceName', p.name, 'participants', m.list) order by r.place), '[]') as regions
    from (
      select id, title, province_code, row_number() over (order by position, title collate "und-x-icu", id) as place
      from regions where deleted_at is null
      order by place limit ${limit} offset ${(page - 1) * limit}
    ) r
    left join provinces p on p.code = r.province_code
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', id, 'title', title)
        order by title collate "und-x-icu", id), '[]') as list
      from participants where region_id = r.id and deleted_at is null
    ) m`.execute(db)
  return rows[0]!
}
