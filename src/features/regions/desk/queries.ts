import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type StoredText, storedHtml } from '#src/platform/text/sanitize.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'

export type DeskRegionRow = {
  id: number
  slug: string | null
  title: string
  position: number
  provinceCode: string | null
  bpsCode: string | null
  provinceName: string | null
  participants: number
  version: number
  closedAt: Date | null
  mergedInto: { id: number; title: string } | null
}

type Officer = { id: number; name: string; title: string; wa_number: string | null }

export type DeskRegion = DeskRegionRow & {
  content: string
  email: string | null
  phone: string | null
  address: string
  imageName: string | null
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  officers: Officer[]
}

const rowColumns = sql`r.id, s.slug, r.title, r.position, r.province_code, p.bps_code, p.name as province_name,
  r.version, r.deleted_at as closed_at,
  (select json_build_object('id', o.id, 'title', o.title) from regions o where o.id = r.merged_into) as merged_into,
  (select count(*)::int from participants m where m.region_id = r.id and m.deleted_at is null) as participants`

const joins = sql`left join provinces p on p.code = r.province_code
  left join slugs s on s.kind = 'region' and s.item_id = r.id and s.is_current`

async function listRows(db: Db, where: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<DeskRegionRow>`
    select ${rowColumns} from regions r ${joins} where ${where} order by ${order}`.execute(db)
  return rows
}

/** The open regions, in their order. */
export const listDeskRegions = (db: Db): Promise<DeskRegionRow[]> =>
  listRows(db, sql`r.deleted_at is null`, sql`r.position, r.title collate "und-x-icu", r.id`)

/** The closed regions, latest first. */
export const listClosedRegions = (db: Db): Promise<DeskRegionRow[]> =>
  listRows(db, sql`r.deleted_at is not null`, sql`r.deleted_at desc, r.id`)

/** An open region with its texts and officers. @throws Failure 404 */
export async function getDeskRegion(db: Db, id: number): Promise<DeskRegion> {
  const { rows } = await sql<DeskRegion & StoredText>`
    select ${rowColumns}, r.content, r.sanitizer_version, r.email, r.phone, r.address, r.image as image_name,
      ${uploadIn('r.image')} as image, r.image_alt, r.image_x, r.image_y,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'title', t.title,
          'wa_number', t.wa_number) order by t.position, t.id), '[]')
        from team t where t.region_id = r.id and t.flag = 'pengurus-region' and t.deleted_at is null) as officers
    from regions r ${joins} where r.id = ${id} and r.deleted_at is null`.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], content: storedHtml(rows[0]) }
}

/** The region that was made with a key. */
export const findByKey = async (db: Db, key: string): Promise<number | undefined> =>
  (await db.selectFrom('regions').select('id').where('idempotencyKey', '=', key).executeTakeFirst())?.id

export const lockRegion = (db: Db, id: number) =>
  db.selectFrom('regions').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export type Province = { code: string; bpsCode: string; name: string }

/** The provinces by name. */
export async function listProvinces(db: Db): Promise<Province[]> {
  const { rows } = await sql<Province>`
    select code, bps_code, name from provinces order by name collate "und-x-icu"`.execute(db)
  return rows
}
