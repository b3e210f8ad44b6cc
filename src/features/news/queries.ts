import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { CategorisedList } from '#src/platform/database/dated-list.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langColumn,
  nameInLanguage,
  slugInLanguage,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import {
  type Affiliation,
  affiliationColumns,
  type Carried,
  carrierColumn,
} from '../institutions/affiliation-queries.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import type { NewsStatus } from './workflow.ts'

export type NewsRow = Affiliation &
  InLanguage & {
    id: number
    slug: string
    title: string
    excerpt: string
    status: NewsStatus
    image: UploadedImage | null
    coverFamily: string
    coverSeed: number
    scene: string | null
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
export const newsList: CategorisedList<NewsRow, Carried> = {
  kind: 'news',
  name: 'news',
  categories: 'newsCategories',
  categoryName: 'news_category',
  columns: sql`n.id, ${slugInLanguage} as slug, ${inLanguage('title', sql`r.title`)} as title,
  ${inLanguage('excerpt', sql`r.excerpt`)} as excerpt, n.status, ${uploadIn('n.image')} as image, n.cover_family, n.cover_seed, n.scene,
  n.category_id, c.slug as category_slug, ${nameInLanguage('news_category', sql`c.id`, 'title', sql`c.title`)} as category_title, n.author, n.created_by, n.created_at,
  n.published_at, n.updated_at, ${affiliationColumns('n')} ${langColumn}`,
  joins: sql`join news_revisions r on r.id = n.live_revision_id
  join news_categories c on c.id = n.category_id
  join slugs s on s.kind = 'news' and s.item_id = n.id and s.is_current
  ${joinTranslation('news', 'n.id')}`,
  content: contentInLanguage('r'),
  more: sql`${carrierColumn('n')}, ${translationsColumn('news', 'n.id')}`,
}

type InsertNews = {
  title: string
  excerpt: string
  content: string
  words: string
  sanitizerVersion: number
  categoryId: number
  regionId: number | null
  participantId: number | null
  image: string | null
  author: string
  createdBy: number | null
  /** Null for now. */
  createdAt: Date | null
  /** A second insert by the same person with the same key does nothing. */
  idempotencyKey: string | null
  status: string
  publishedAt: Date | null
  coverFamily: string
  coverSeed: number
  scene: string | null
}

/**
 * Inserts an item with its first revision and first step, in one statement.
 * @returns undefined if the key was used before
 */
export async function insertNews(db: Db, n: InsertNews): Promise<{ id: number } | undefined> {
  const createdAt = sql`coalesce(${n.createdAt}, now())`
  const { rows } = await sql<{ id: number }>`
    with ids as (
      select nextval(pg_get_serial_sequence('news', 'id')) as news_id,
        nextval(pg_get_serial_sequence('news_revisions', 'id')) as revision_id
    ), item as (
      insert into news (id, status, category_id, region_id, participant_id, revision_id, live_revision_id, title, search,
        author, image, cover_family, cover_seed, scene, published_at, created_by, idempotency_key, created_at, updated_at, worked_at,
        sent_at)
      overriding system value
      select news_id, ${n.status}, ${n.categoryId}, ${n.regionId}, ${n.participantId}, revision_id,
        case when ${n.status} = 'published' then revision_id end, ${n.title},
        setweight(to_tsvector('jejaring', ${n.title}), 'A') ||
        setweight(to_tsvector('jejaring', ${n.excerpt}), 'B') || to_tsvector('jejaring', ${n.words}),
        ${n.author}, ${n.image}, ${n.coverFamily}, ${n.coverSeed}, ${n.scene}, ${n.publishedAt}, ${n.createdBy},
        ${n.idempotencyKey}, ${createdAt}, ${createdAt}, ${createdAt},
        case when ${n.status} = 'review' then ${createdAt} end
      from ids
      on conflict (created_by, idempotency_key) where idempotency_key is not null do nothing
      returning id, revision_id
    ), revision as (
      insert into news_revisions (id, news_id, title, excerpt, content, sanitizer_version, category_id, image,
        created_by, created_at)
      overriding system value
      select revision_id, id, ${n.title}, ${n.excerpt}, ${n.content}, ${n.sanitizerVersion}, ${n.categoryId},
        ${n.image}, ${n.createdBy}, ${createdAt}
      from item
    ), step as (
      insert into news_steps (news_id, revision_id, act, to_status, by_user, at)
      select id, revision_id, 'create', ${n.status}, ${n.createdBy}, ${createdAt} from item
    )
    select id from item`.execute(db)
  return rows[0]
}
