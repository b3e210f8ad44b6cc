import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DatedList } from '#src/platform/database/dated-list.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langColumn,
  slugInLanguage,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'

export type PageRow = InLanguage & {
  id: number
  slug: string
  title: string
  excerpt: string
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  coverFamily: string
  coverSeed: number
  createdBy: number | null
  createdAt: Date
  updatedAt: Date
}

/** Pages for readers; `r` and `s` are live revision and slug of the item `n`. */
export const pageList: DatedList<PageRow> = {
  kind: 'page',
  name: 'pages',
  columns: sql`n.id, ${slugInLanguage} as slug, ${inLanguage('title', sql`r.title`)} as title,
    ${inLanguage('excerpt', sql`r.excerpt`)} as excerpt, ${uploadIn('n.image')} as image,
    ${inLanguage('image_alt', sql`r.image_alt`)} as image_alt, r.image_x, r.image_y,
    n.cover_family, n.cover_seed, n.created_by, n.created_at, n.updated_at ${langColumn}`,
  joins: sql`join revisions r on r.id = n.live_revision_id
    join slugs s on s.kind = 'page' and s.item_id = n.id and s.is_current
    ${joinTranslation('page', 'n.id')}`,
  content: contentInLanguage('r'),
  more: translationsColumn('page', 'n.id'),
}

type PageText = {
  title: string
  excerpt: string
  /** Sanitised HTML. */
  content: string
  /** The content without tags. */
  words: string
  sanitizerVersion: number
  createdBy: number | null
}

/**
 * Gives a page a new live text; earlier texts stay.
 * @returns its number
 * @throws Failure 404
 */
export async function reviseLivePage(db: Db, id: number, text: PageText): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with revision as (
      insert into revisions (kind, item_id, title, excerpt, content, sanitizer_version, created_by)
      select 'page', id, ${text.title}, ${text.excerpt}, ${text.content}, ${text.sanitizerVersion}, ${text.createdBy}
      from pages where id = ${id} and deleted_at is null
      returning id
    )
    update pages p set status = 'published', revision_id = r.id, live_revision_id = r.id,
      published_at = coalesce(published_at, now()), worked_at = now(), title = ${text.title},
      search = setweight(to_tsvector('jejaring', ${text.title}), 'A') ||
        setweight(to_tsvector('jejaring', ${text.excerpt}), 'B') || to_tsvector('jejaring', ${text.words}),
      version = version + 1, updated_at = now()
    from revision r where p.id = ${id} returning r.id`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0].id
}
