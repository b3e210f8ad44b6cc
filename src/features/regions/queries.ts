import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langColumn,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type ItemBy, isItem } from '#src/platform/slugs/queries.ts'
import { type StoredText, storedHtml } from '#src/platform/text/sanitize.ts'
import { readersHtml } from '#src/ui/readers-html.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import type { RegionFilter } from './schema.ts'

export type RegionRow = {
  id: number
  slug: string
  title: string
  provinceCode: string | null
  bpsCode: string | null
  provinceName: string | null
  participants: { id: number; title: string }[]
}

export type RegionDetail = RegionRow &
  InLanguage & {
    content: string
    email: string | null
    phone: string | null
    address: string
    image: UploadedImage | null
    imageAlt: string
    imageX: number
    imageY: number
  }

const currentSlug = sql`join slugs s on s.kind = 'region' and s.item_id = r.id and s.is_current`

/** The institutions of region `r` by name, as `list` of `m`. */
const participants = sql`cross join lateral (
  select coalesce(json_agg(json_build_object('id', id, 'title', title)
    order by title collate "und-x-icu", id), '[]') as list
  from participants where region_id = r.id and deleted_at is null
) m`

/** A page of regions with their participants, both by name; the national one has no province. */
export async function listRegions(db: Db, { page, limit }: RegionFilter) {
  const { rows } = await sql<{ total: number; regions: RegionRow[] }>`
    select (select count(*)::int from regions where deleted_at is null) as total,
      coalesce(json_agg(json_build_object('id', r.id, 'slug', r.slug, 'title', r.title,
        'provinceCode', r.province_code, 'bpsCode', p.bps_code, 'provinceName', p.name,
        'participants', m.list) order by r.place), '[]') as regions
    from (
      select r.id, s.slug, r.title, r.province_code,
        row_number() over (order by r.position, r.title collate "und-x-icu", r.id) as place
      from regions r ${currentSlug} where r.deleted_at is null
      order by place limit ${limit} offset ${(page - 1) * limit}
    ) r
    left join provinces p on p.code = r.province_code
    ${participants}`.execute(db)
  return rows[0]!
}

/** The number of a region; of a merged one, the region that took it over. */
const orSuccessor = (id: number) =>
  sql`coalesce((select merged_into from regions where id = ${id}), ${id}::bigint)`

/**
 * A region by its number or by any slug it ever had; of one that was merged into another, that other one.
 * @throws Failure 404
 */
export async function getRegion(db: Db, by: ItemBy): Promise<RegionDetail> {
  const isWanted = 'id' in by ? sql`r.id = ${orSuccessor(by.id)}` : isItem(sql`r.id`, 'region', by)
  const { rows } = await sql<RegionDetail & StoredText>`
    select r.id, s.slug, r.title, r.province_code, p.bps_code, p.name as province_name, m.list as participants,
      ${contentInLanguage('r')}, r.email, r.phone, r.address, ${uploadIn('r.image')} as image,
      ${inLanguage('image_alt', sql`r.image_alt`)} as image_alt, r.image_x, r.image_y,
      ${translationsColumn('region', 'r.id')} ${langColumn}
    from regions r ${currentSlug} left join provinces p on p.code = r.province_code ${participants}
      ${joinTranslation('region', 'r.id')}
    where r.deleted_at is null and ${isWanted}`.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], content: readersHtml(storedHtml(rows[0])) }
}
