import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { NewsFilter } from './schema.ts'

/** Common words are not counted further than this. */
const SEARCH_COUNT_LIMIT = 1_000

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

export type NewsPage = { total: number; rows: NewsRow[] }

const isLive = sql`n.status = 'published' and n.deleted_at is null`

const rowColumns = sql`n.id, s.slug, r.title, r.excerpt, n.status, n.image, n.cover_family, n.cover_seed,
  n.category_id, c.slug as category_slug, c.title as category_title, n.author, n.created_by, n.created_at,
  n.published_at, n.updated_at`

const rowJoins = sql`join news_revisions r on r.id = n.live_revision_id
  join news_categories c on c.id = n.category_id
  join slugs s on s.kind = 'news' and s.item_id = n.id and s.is_current`

/** The chosen category as the tally names it: 0 is every category, null one that does not exist. */
const chosenCategory = (category: string | undefined) =>
  category
    ? sql`(select id from news_categories where slug = ${category} or id::text = ${category})`
    : sql`0::bigint`

const inCategory = (category: string | undefined) =>
  category ? sql`and n.category_id = ${chosenCategory(category)}` : sql``

/**
 * A page of live items in order of publication. Totals come from the tally, and so does the day on which
 * the page begins: a page deep in a million rows reads no more than that day's rows before it.
 */
export async function listNewsByDate(db: Db, { page, limit, category, sort }: NewsFilter): Promise<NewsPage> {
  const offset = (page - 1) * limit
  const order = sort === 'published_at' ? sql`asc` : sql`desc`
  const fromDay =
    sort === 'published_at'
      ? sql`n.published_at >= (select bucket from first_day)::timestamp at time zone 'UTC'`
      : sql`n.published_at < ((select bucket from first_day) + 1)::timestamp at time zone 'UTC'`
  return pageOf(
    await sql<PageRow>`
      with days as materialized (
        select bucket, n, sum(n) over (order by bucket ${order}) as upto from tallies
        where list = 'news' and category_id = ${chosenCategory(category)} and n > 0
      ), first_day as materialized (
        select bucket, ${offset}::bigint - (upto - n) as skip from days
        where upto > ${offset} order by bucket ${order} limit 1
      ), picked as materialized (
        select n.id from news n
        where ${isLive} ${inCategory(category)} and ${fromDay}
        order by n.published_at ${order}, n.id ${order}
        limit ${limit} offset (select skip from first_day)
      )
      select (select coalesce(sum(n), 0) from days)::int as total, ${rowColumns}
      from (select 1) one left join (picked join news n using (id) ${rowJoins}) on true
      order by n.published_at ${order}, n.id ${order}`.execute(db),
  )
}

const orders: Record<string, RawBuilder<unknown>> = {
  created_at: sql`n.created_at asc, n.id asc`,
  '-created_at': sql`n.created_at desc, n.id desc`,
  title: sql`n.title collate "und-x-icu" asc, n.id asc`,
  '-title': sql`n.title collate "und-x-icu" desc, n.id desc`,
}

/** A page of live items in another order, along that order's index. */
export async function listNewsSorted(db: Db, { page, limit, category, sort }: NewsFilter): Promise<NewsPage> {
  const order = orders[sort]!
  return pageOf(
    await sql<PageRow>`
      with total as materialized (
        select coalesce(sum(n), 0)::int as total from tallies
        where list = 'news' and category_id = ${chosenCategory(category)}
      ), picked as materialized (
        select n.id from news n where ${isLive} ${inCategory(category)}
        order by ${order} limit ${limit} offset ${(page - 1) * limit}
      )
      select t.total, ${rowColumns}
      from total t left join (picked join news n using (id) ${rowJoins}) on true
      order by ${order}`.execute(db),
  )
}

/**
 * Live items that match words. Up to `SEARCH_COUNT_LIMIT` matches are ranked; of more, the newest come
 * first, found along the date's index, and the total says only the limit.
 */
export async function searchNews(
  db: Db,
  { page, limit, category, q }: NewsFilter & { q: string },
): Promise<NewsPage> {
  const offset = (page - 1) * limit
  const matches = sql`${isLive} ${inCategory(category)} and n.search @@ words.query`
  return pageOf(
    await sql<PageRow>`
      with words as materialized (select websearch_to_tsquery('jejaring', ${q}) as query),
      found as materialized (
        select n.id from words, news n where ${matches} limit ${SEARCH_COUNT_LIMIT}
      ), total as materialized (select count(*)::int as total from found),
      ranked as (
        select n.id, ts_rank(n.search, words.query) as rank from words, found join news n using (id)
        where (select total from total) < ${SEARCH_COUNT_LIMIT}
        order by rank desc, n.published_at desc, n.id desc limit ${limit} offset ${offset}
      ), newest as (
        select n.id, 0::real as rank from words, news n
        where ${matches} and (select total from total) >= ${SEARCH_COUNT_LIMIT} and ${offset} < ${SEARCH_COUNT_LIMIT}
        order by n.published_at desc, n.id desc limit ${limit} offset ${offset}
      ), picked as materialized (select * from ranked union all select * from newest)
      select t.total, ${rowColumns}
      from total t left join (picked join news n using (id) ${rowJoins}) on true
      order by picked.rank desc, n.published_at desc, n.id desc`.execute(db),
  )
}

type PageRow = Omit<NewsRow, 'id'> & { id: number | null; total: number }

/** One statement gives total and rows; an empty page is one row without an id. */
const pageOf = ({ rows }: { rows: PageRow[] }): NewsPage => ({
  total: rows[0]!.total,
  rows: rows.filter((row): row is NewsRow & { total: number } => row.id !== null),
})

/**
 * A live item by its number or by any slug it ever had; `slug` in the row is the current one.
 * @throws Failure 404
 */
export async function getLiveNews(
  db: Db,
  by: { id: number } | { slug: string },
): Promise<NewsRow & { content: string }> {
  const which =
    'id' in by
      ? sql`n.id = ${by.id}`
      : sql`n.id = (select item_id from slugs where kind = 'news' and slug = ${by.slug})`
  const { rows } = await sql<NewsRow & { content: string }>`
    select ${rowColumns}, r.content from news n ${rowJoins} where ${isLive} and ${which}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type CategoryRow = { id: number; slug: string; title: string; coverFamily: string; total: number }

/** All categories with the number of their live items. */
export const listNewsCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .selectFrom('newsCategories as c')
    .leftJoin('tallies as t', (join) => join.on('t.list', '=', 'news').onRef('t.categoryId', '=', 'c.id'))
    .select((eb) => [
      'c.id',
      'c.slug',
      'c.title',
      'c.coverFamily',
      eb.fn.coalesce(eb.cast<number>(eb.fn.sum('t.n'), 'integer'), eb.lit(0)).as('total'),
    ])
    .groupBy('c.id')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()

const NEIGHBOURS = 4

/** Cover seeds of the items that stand next to a moment of publication in the list, nearest first. */
export async function neighbourSeeds(db: Db, publishedAt: Date | null): Promise<number[]> {
  const rows = await db
    .selectFrom('news as n')
    .select('coverSeed')
    .where(sql<boolean>`${isLive}`)
    .$if(publishedAt !== null, (query) => query.where('publishedAt', '<=', publishedAt))
    .orderBy('publishedAt', 'desc')
    .limit(NEIGHBOURS)
    .execute()
  return rows.map((row) => row.coverSeed)
}

type InsertNews = {
  title: string
  excerpt: string
  content: string
  words: string
  sanitizerVersion: number
  categoryId: number
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
      insert into news (id, status, category_id, live_revision_id, title, search, author, cover_family, cover_seed,
        published_at, created_by, created_at, updated_at)
      overriding system value
      select news_id, ${n.status}, ${n.categoryId}, case when ${n.status} = 'published' then revision_id end,
        ${n.title}, setweight(to_tsvector('jejaring', ${n.title}), 'A') ||
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
