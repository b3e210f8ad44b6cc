import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { type ItemBy, isItem } from '#src/platform/slugs/queries.ts'
import { type StoredText, storedHtml } from '#src/platform/text/sanitize.ts'
import { readersHtml } from '#src/ui/readers-html.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'

export type PageRow = {
  id: number
  slug: string
  title: string
  excerpt: string
  content: string
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

/**
 * A live page by its number or by any slug it ever had; `slug` in the row is the current one.
 * @throws Failure 404
 */
export async function getLivePage(db: Db, by: ItemBy): Promise<PageRow> {
  const { rows } = await sql<PageRow & StoredText>`
    select p.id, s.slug, r.title, r.excerpt, r.content, r.sanitizer_version, ${uploadIn('p.image')} as image,
      r.image_alt, r.image_x, r.image_y, p.cover_family, p.cover_seed, p.created_by, p.created_at, p.updated_at
    from pages p
    join revisions r on r.id = p.live_revision_id
    join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
    where p.status = 'published' and p.deleted_at is null and ${isItem(sql`p.id`, 'page', by)}`.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], content: readersHtml(storedHtml(rows[0])) }
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
