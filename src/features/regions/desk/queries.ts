import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export type DeskRegion = {
  id: number
  title: string
  position: number
  provinceCode: string | null
  bpsCode: string | null
  provinceName: string | null
  participants: number
  version: number
}

/** Regions for the desk, in their order; all of them or one. */
export async function listDeskRegions(db: Db, id: number | null = null): Promise<DeskRegion[]> {
  const { rows } = await sql<DeskRegion>`
    select r.id, r.title, r.position, r.province_code, p.bps_code, p.name as province_name, r.version,
      (select count(*)::int from participants m where m.region_id = r.id and m.deleted_at is null) as participants
    from regions r left join provinces p on p.code = r.province_code
    where r.deleted_at is null ${id === null ? sql`` : sql`and r.id = ${id}`}
    order by r.position, r.title collate "und-x-icu", r.id`.execute(db)
  return rows
}

export const lockRegion = (db: Db, id: number) =>
  db.selectFrom('regions').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

type Change = { title: string; position: number; now: Date }

export const updateRegion = (db: Db, id: number, { title, position, now }: Change) =>
  db
    .updateTable('regions')
    .set({ title, position, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
