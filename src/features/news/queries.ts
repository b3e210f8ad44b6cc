import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DatedList } from '#src/platform/database/dated-list.ts'

export type NewsRow = {
  id: number
  slug: string
  title: string
  excerpt: string
  status: 'draft' | 'review' | 'revision' | 'scheduled' | 'published' | 'archived'
  image: string | null
  coverFamily: string
  coverSeed: number
  categoryId: number
  categorySlug: string
  categoryTitle: string
  author: string
  createdBy: number | null
  createdAt: Date
  publishedAt: Date
  updatedAt: Date
}

/** The list of news; `r`, `c` and `s` are live revision, category and slug of the item `n`. */
export const newsList: DatedList<NewsRow> = {
  name: 'news',
  categories: 'news_categories',
  columns: sql`n.id, s.slug, r.title, r.excerpt, n.status, n.image, n.cover_family, n.cover_seed,
  n.category_id, c.slug as category_slug, c.title as category_title, n.author, n.created_by, n.created_at,
  n.published_at, n.updated_at`,
  joins: sql`join news_revisions r on r.id = n.live_revision_id
  join news_categories c on c.id = n.category_id
  join slugs s on s.kind = 'news' and s.item_id = n.id and s.is_current`,
}

type InsertNews = {
  title: string
  excerpt: string
  content: string
  words: string
  sanitizerVersion: number
  categoryId: number
  regionId: number | null
  author: string
  createdBy: number | null
  status: string
  publishedAt: Date | null
  coverFamily: string
  coverSeed: number
}

/** Inserts an item with its first revision and first step, in one statement. */
export async function insertNews(db: Db, n: InsertNews): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    with ids as (
      select nextval(pg_get_serial_sequence('news', 'id')) as news_id,
        nextval(pg_get_serial_sequence('news_revisions', 'id')) as revision_id
    ), item as (
      insert into news (id, status, category_id, region_id, live_revision_id, title, search, author,
        cover_family, cover_seed, published_at, created_by, created_at, updated_at)
      overriding system value
      select news_id, ${n.status}, ${n.categoryId}, ${n.regionId},
        case when ${n.status} = 'published' then revision_id end, ${n.title},
        setweight(to_tsvector('jejaring', ${n.title}), 'A') ||
        setweight(to_tsvector('jejaring', ${n.excerpt}), 'B') || to_tsvector('jejaring', ${n.words}),
        ${n.author}, ${n.coverFamily}, ${n.coverSeed}, ${n.publishedAt}, ${n.createdBy},
        coalesce(${n.publishedAt}, now()), coalesce(${n.publishedAt}, now())
      from ids
    ), revision as (
      insert into news_revisions (id, news_id, title, excerpt, content, sanitizer_version, created_by)
      overriding system value
      select revision_id, news_id, ${n.title}, ${n.excerpt}, ${n.content}, ${n.sanitizerVersion}, ${n.createdBy}
      from ids
    ), step as (
      insert into news_steps (news_id, revision_id, to_status, by_user)
      select news_id, revision_id, ${n.status}, ${n.createdBy} from ids
    )
    select news_id as id from ids`.execute(db)
  return rows[0]!
}
