import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import type { Level } from '../policy.ts'
import type { DeskDownloadFilter, DownloadStatus } from './schema.ts'

export type DeskDownloadRow = {
  id: number
  slug: string
  title: string
  status: DownloadStatus
  level: Level
  categoryId: number
  categoryTitle: string
  parentId: number | null
  parentTitle: string | null
  fileName: string
  fileSize: number
  fileVersion: number
  publishedAt: Date | null
  updatedAt: Date
  deletedAt: Date | null
  version: number
}
/** `createdAt` is PostgreSQL's JSON text of a timestamp. */
type FileVersionRow = {
  number: number
  name: string
  size: number
  createdAt: string
  author: string | null
  again: number | null
}
export type DeskDownload = DeskDownloadRow & {
  description: string
  /** Name in the store. */
  file: string
  imageName: string | null
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  createdAt: Date
  files: FileVersionRow[]
}

const columns = sql`d.id, s.slug, d.title, d.status, d.level, c.id as category_id, c.title as category_title,
  p.id as parent_id, p.title as parent_title, f.original_name as file_name, f.size as file_size, d.file_version,
  d.published_at, d.updated_at, d.deleted_at, d.version`

const joins = sql`join files f on f.name = d.file
  join download_categories c on c.id = d.category_id
  left join download_categories p on p.id = c.parent_id
  join slugs s on s.kind = 'download' and s.item_id = d.id and s.is_current`

const orders: Record<DeskDownloadFilter['sort'], RawBuilder<unknown>> = {
  '-updated_at': sql`d.updated_at desc, d.id desc`,
  updated_at: sql`d.updated_at, d.id`,
  '-published_at': sql`d.published_at desc nulls last, d.id desc`,
  published_at: sql`d.published_at nulls last, d.id`,
  title: sql`d.title collate "und-x-icu", d.id`,
  '-title': sql`d.title collate "und-x-icu" desc, d.id desc`,
}

function isChosen({ q, category, level, status }: DeskDownloadFilter, restorableSince: Date) {
  const chosen: RawBuilder<unknown>[] = [
    status === 'deleted' ? sql`d.deleted_at > ${restorableSince}` : sql`d.deleted_at is null`,
  ]
  if (status && status !== 'deleted') chosen.push(sql`d.status = ${status}`)
  if (level) chosen.push(sql`d.level = ${level}`)
  if (category)
    chosen.push(
      sql`d.category_id in (select id from download_categories where ${category} in (id, parent_id))`,
    )
  if (q)
    chosen.push(sql`(position(lower(${q}) in lower(d.title)) > 0 or exists (
    select from files named where named.name = d.file and position(lower(${q}) in lower(named.original_name)) > 0))`)
  return sql.join(chosen, sql` and `)
}

/** A page of all downloads for the desk, and their number. */
export async function listDeskDownloads(
  db: Db,
  filter: DeskDownloadFilter,
  restorableSince: Date,
): Promise<{ total: number; rows: DeskDownloadRow[] }> {
  const { page, limit, sort } = filter
  const chosen = isChosen(filter, restorableSince)
  const { rows } = await sql<(DeskDownloadRow | { id: null }) & { total: number }>`
    with page as materialized (
      select d.id from downloads d where ${chosen}
      order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from downloads d where ${chosen}) as total, listed.* from (select 1) one
    left join (
      select row_number() over (order by ${orders[sort]}) as place, ${columns}
      from page join downloads d using (id) ${joins}
    ) listed on true order by listed.place`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is DeskDownloadRow & { total: number } => row.id !== null),
  }
}

/** A download with all its files, newest first. @throws Failure 404, also if deleted too long ago */
export async function getDeskDownload(db: Db, id: number, restorableSince: Date): Promise<DeskDownload> {
  const { rows } = await sql<DeskDownload>`
    select ${columns}, r.excerpt as description, d.file, d.image as image_name, ${uploadIn('d.image')} as image,
      d.image_alt, d.image_x, d.image_y, d.created_at,
      (select json_agg(json_build_object('number', v.number, 'name', x.original_name, 'size', x.size,
        'createdAt', v.created_at, 'author', u.nama_lengkap, 'again', v.again) order by v.number desc)
       from download_files v join files x on x.name = v.file left join users u on u.id = v.created_by
       where v.download_id = d.id) as files
    from downloads d join revisions r on r.id = d.live_revision_id ${joins}
    where d.id = ${id} and (d.deleted_at is null or d.deleted_at > ${restorableSince})`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
