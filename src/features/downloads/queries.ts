import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import {
  type InLanguage,
  inLanguage,
  isFirst,
  isListed,
  joinTranslation,
  langColumn,
  matchesWords,
  nameInLanguage,
  slugInLanguage,
  type TranslatedOnly,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import type { SentFile } from '#src/platform/files/file-answer.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import { type ItemBy, isItem } from '#src/platform/slugs/queries.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { type Language, languages } from '#src/wire/language.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import type { FileLink } from './link.ts'
import type { Level, ReaderRights } from './policy.ts'
import type { DownloadFilter, DownloadSort } from './schema.ts'

export type DownloadRow = InLanguage & {
  id: number
  slug: string
  title: string
  description: string
  /** Version number of the current file. */
  fileVersion: number
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  coverFamily: string
  coverSeed: number
  level: Level
  /** Name in the store; for signed links only. */
  file: string
  /** In a further language: that of the file. */
  fileLang: Language | null
  fileName: string
  fileSize: number
  categoryId: number
  categorySlug: string
  categoryTitle: string
  parentId: number | null
  parentSlug: string | null
  parentTitle: string | null
  createdAt: Date
  publishedAt: Date
}

/** File of a translation by its texts; null for none. */
const fileOfText = (fields: RawBuilder<unknown>) => sql`nullif(${fields} ->> 'file', '')`

const isLive = sql`d.status = 'published' and d.deleted_at is null`

/** Name of the file for readers of this program's language. */
const fileNow = isFirst ? sql`d.file` : sql`coalesce(${fileOfText(sql`x.fields`)}, d.file)`
const fileLang = isFirst
  ? sql`null`
  : sql`case when ${fileOfText(sql`x.fields`)} is null then ${sql.lit(languages[0])} else ${sql.lit(LANGUAGE)} end`

const columns = sql`d.id, ${slugInLanguage} as slug, ${inLanguage('title', sql`r.title`)} as title,
  ${inLanguage('excerpt', sql`r.excerpt`)} as description, d.file_version,
  ${uploadIn('d.image')} as image, ${inLanguage('image_alt', sql`d.image_alt`)} as image_alt, d.image_x, d.image_y, d.cover_family, d.cover_seed, d.level,
  ${fileNow} as file, ${fileLang} as file_lang, f.original_name as file_name, f.size as file_size, c.id as category_id, c.slug as category_slug,
  ${nameInLanguage('download_category', sql`c.id`, 'title', sql`c.title`)} as category_title, p.id as parent_id, p.slug as parent_slug, ${nameInLanguage('download_category', sql`p.id`, 'title', sql`p.title`)} as parent_title, d.created_at,
  d.published_at ${langColumn}`

const joins = sql`join revisions r on r.id = d.live_revision_id
  join download_categories c on c.id = d.category_id
  left join download_categories p on p.id = c.parent_id
  join slugs s on s.kind = 'download' and s.item_id = d.id and s.is_current
  ${joinTranslation('download', 'd.id')}
  join files f on f.name = ${fileNow}`

const orders: Record<DownloadSort, RawBuilder<unknown>> = {
  '-published_at': sql`d.published_at desc, d.id desc`,
  published_at: sql`d.published_at asc, d.id asc`,
  '-created_at': sql`d.created_at desc, d.id desc`,
  created_at: sql`d.created_at asc, d.id asc`,
  title: sql`d.title collate "und-x-icu" asc, d.id asc`,
  '-title': sql`d.title collate "und-x-icu" desc, d.id desc`,
}

const isInCategory = (category: string | undefined) =>
  category
    ? sql`d.category_id in (
        with chosen as (
          select id from download_categories where slug = ${category} or id::text = ${category}
          order by slug = ${category} desc limit 1
        ) select c.id from download_categories c, chosen where chosen.id in (c.id, c.parent_id))`
    : sql`true`

const matches = (q: string | undefined) => (q ? matchesWords('download', 'd', q) : sql`true`)

/** A page of live downloads of a category and its children; matches of a query are ranked. */
export async function listLiveDownloads(
  db: Db,
  { page, limit, category, q, sort, only }: DownloadFilter & { only: TranslatedOnly },
) {
  const order = q
    ? sql`ts_rank(d.search, websearch_to_tsquery('jejaring', ${q})) desc, ${orders[sort]}`
    : orders[sort]
  const { rows } = await sql<Omit<DownloadRow, 'id'> & { id: number | null; total: number }>`
    with found as materialized (
      select d.id from downloads d where ${isLive} ${isListed('download', 'd.id', only)} and ${isInCategory(category)} and ${matches(q)}
    ), picked as materialized (
      select d.id from found join downloads d using (id) order by ${order}
      limit ${sql.lit(limit)} offset ${(page - 1) * limit}
    )
    select t.total, ${columns} from (select count(*)::int as total from found) t
    left join (picked join downloads d using (id) ${joins}) on true
    order by ${order}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is DownloadRow & { total: number } => row.id !== null),
  }
}

/**
 * A live download by its number or by any slug it ever had; `slug` in the row is the current one.
 * @throws Failure 404
 */
export async function getLiveDownload(db: Db, by: ItemBy): Promise<DownloadRow> {
  const { rows } = await sql<DownloadRow>`
    select ${columns}, ${translationsColumn('download', 'd.id')} from downloads d ${joins}
    where ${isLive} and ${isItem(sql`d.id`, 'download', by)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type Counted = { id: number; slug: string; title: string; lead: string; total: number }
export type DownloadCategoryRow = Counted & { children: Counted[] }

const ofCategory = (field: string, original: RawBuilder<unknown>) =>
  nameInLanguage('download_category', sql`c.id`, field, original)

/** The categories in two levels with the number of their live downloads; a parent counts its children's too. */
export async function listDownloadCategories(db: Db, only: TranslatedOnly): Promise<DownloadCategoryRow[]> {
  const { rows } = await sql<DownloadCategoryRow>`
    with own as (
      select c.id, c.parent_id, c.slug, ${ofCategory('title', sql`c.title`)} as title,
        ${ofCategory('lead', sql`c.lead`)} as lead, c.position, count(d.id)::int as total
      from download_categories c left join downloads d on d.category_id = c.id and ${isLive}
        ${isListed('download', 'd.id', only)}
      group by c.id
    )
    select p.id, p.slug, p.title, p.lead, (p.total + coalesce(sum(c.total), 0))::int as total,
      coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'lead', c.lead, 'total', c.total)
        order by c.position, c.id) filter (where c.id is not null), '[]') as children
    from own p left join own c on c.parent_id = p.id
    where p.parent_id is null group by p.id, p.slug, p.title, p.lead, p.total, p.position
    order by p.position, p.id`.execute(db)
  return rows
}

/** The stored name of a live download's file in a language, the original's where there is none. @throws Failure 404 */
export async function getFileInLanguage(db: Db, id: number, language: Language): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select coalesce(${fileOfText(sql`x.fields`)}, d.file) as file from downloads d
    left join live_translations x on x.kind = 'download' and x.item_id = d.id and x.language = ${language}
    where ${isLive} and d.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0].file
}

/**
 * The current file of a live download, or that of a translation, if it is still this version, with its level and the rights of the link's user:
 * null for a guest or an account that has ended.
 * @throws Failure 404
 */
export async function getLinkedFile(db: Db, { downloadId, version, file, userId }: FileLink) {
  const { rows } = await sql<SentFile & { level: Level; holder: ReaderRights | null }>`
    select f.name, f.original_name, f.type, f.size, f.sha256, f.created_at, d.level,
      case when u.id is not null then json_build_object('role', u.role, 'userType', u.user_type, 'isPic', ${isPicNow('u')},
        'isModerator', u.is_moderator) end as holder
    from downloads d join files f on f.name = ${file}
    left join users u on u.id = ${userId} and u.suspended_at is null and ${isAccount('u')}
    where ${isLive} and d.id = ${downloadId} and d.file_version = ${version}
      and (d.file = ${file} or exists (select from live_translations x
        where x.kind = 'download' and x.item_id = d.id and ${fileOfText(sql`x.fields`)} = ${file}))`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}
