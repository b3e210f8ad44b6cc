import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DatedList } from '#src/platform/database/dated-list.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'

export type PostRow = {
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
  themeId: number
  themeSlug: string
  themeTitle: string
  author: string
  createdBy: number | null
  createdAt: Date
  publishedAt: Date
  updatedAt: Date
}

/** The list of posts; `r`, `c` and `s` are live revision, theme and slug of the item `n`. */
export const blogList: DatedList<PostRow> = {
  name: 'blog',
  categories: 'blogThemes',
  columns: sql`n.id, s.slug, r.title, r.excerpt, ${uploadIn('n.image')} as image,
    r.image_alt, r.image_x, r.image_y, n.cover_family, n.cover_seed,
    n.category_id as theme_id, c.slug as theme_slug, c.title as theme_title, n.author, n.created_by, n.created_at,
    n.published_at, n.updated_at`,
  joins: sql`join revisions r on r.id = n.live_revision_id
    join blog_themes c on c.id = n.category_id
    join slugs s on s.kind = 'blog' and s.item_id = n.id and s.is_current`,
}

type InsertPost = {
  title: string
  excerpt: string
  content: string
  words: string
  sanitizerVersion: number
  themeId: number
  author: string
  createdBy: number | null
  status: string
  publishedAt: Date | null
  coverFamily: string
  coverSeed: number
}

/** Inserts a post with its first revision, in one statement. */
export async function insertPost(db: Db, p: InsertPost): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    with ids as (
      select nextval(pg_get_serial_sequence('blog', 'id')) as post_id,
        nextval(pg_get_serial_sequence('revisions', 'id')) as revision_id
    ), item as (
      insert into blog (id, status, category_id, revision_id, live_revision_id, title, search, author, cover_family, cover_seed,
        published_at, created_by, created_at, updated_at, worked_at)
      overriding system value
      select post_id, ${p.status}, ${p.themeId}, revision_id, case when ${p.status} = 'published' then revision_id end,
        ${p.title}, setweight(to_tsvector('jejaring', ${p.title}), 'A') ||
        setweight(to_tsvector('jejaring', ${p.excerpt}), 'B') || to_tsvector('jejaring', ${p.words}),
        ${p.author}, ${p.coverFamily}, ${p.coverSeed}, ${p.publishedAt}, ${p.createdBy},
        coalesce(${p.publishedAt}, now()), coalesce(${p.publishedAt}, now()), coalesce(${p.publishedAt}, now())
      from ids
    ), revision as (
      insert into revisions (id, kind, item_id, title, excerpt, content, sanitizer_version, created_by, category_id,
        author)
      overriding system value
      select revision_id, 'blog', post_id, ${p.title}, ${p.excerpt}, ${p.content}, ${p.sanitizerVersion},
        ${p.createdBy}, ${p.themeId}, ${p.author}
      from ids
    )
    select post_id as id from ids`.execute(db)
  return rows[0]!
}
