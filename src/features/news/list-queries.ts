import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isLive, type NewsRow, rowColumns, rowJoins } from './queries.ts'
import type { NewsFilter } from './schema.ts'

/** Common words are not counted further than this. */
const SEARCH_COUNT_LIMIT = 1_000

export type NewsPage = { total: number; rows: NewsRow[] }

/** The chosen category as the tally names it: 0 is every category, null one that does not exist. */
const chosenCategory = (category: string | undefined) =>
  category
    ? sql`(select id from news_categories where slug = ${category} or id::text = ${category}
        order by slug = ${category} desc limit 1)`
    : sql`0::bigint`

const inCategory = (category: string | undefined) =>
  category ? sql`and n.category_id = ${chosenCategory(category)}` : sql``

/**
 * A page of live items in order of publication. The total comes from the tally by month, and so do the
 * month and in it the day on which the page begins: a page deep in a million rows reads no more than that
 * day's rows before it.
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
      with chosen as materialized (
        select ${chosenCategory(category)} as id
      ), months as materialized (
        select bucket, n, sum(n) over (order by bucket ${order} rows unbounded preceding) as upto from tallies
        where list = 'news/month' and category_id = (select id from chosen) and n > 0
      ), first_month as materialized (
        select bucket, ${offset}::bigint - (upto - n) as skip from months
        where upto > ${offset} order by bucket ${order} limit 1
      ), days as (
        select bucket, n, sum(n) over (order by bucket ${order} rows unbounded preceding) as upto from tallies
        where list = 'news' and category_id = (select id from chosen) and n > 0
          and bucket >= (select bucket from first_month)
          and bucket < (select bucket from first_month) + interval '1 month'
      ), first_day as materialized (
        select bucket, (select skip from first_month) - (upto - n) as skip from days
        where upto > (select skip from first_month) order by bucket ${order} limit 1
      ), picked as materialized (
        select n.id from news n
        where ${isLive} ${inCategory(category)} and ${fromDay}
        order by n.published_at ${order}, n.id ${order}
        limit ${limit} offset (select skip from first_day)
      )
      select (select coalesce(sum(n), 0) from months)::int as total, ${rowColumns}
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
        where list = 'news/month' and category_id = ${chosenCategory(category)}
      ), picked as materialized (
        select n.id from news n where ${isLive} ${inCategory(category)}
        order by ${order} limit ${limit} offset ${(page - 1) * limit}
      )
      select t.total, ${rowColumns}
      from total t left join (picked join news n using (id) ${rowJoins}) on true
      order by ${order}`.execute(db),
  )
}

/** How many of the newest items are tried for a common word, and how many matches among the first of them call it one. */
const RECENT = 20_000
const SAMPLE = 200
const COMMON_IN_SAMPLE = 10

/**
 * Live items that match words. Up to `SEARCH_COUNT_LIMIT` matches are ranked; of more, the newest come
 * first, found along the date's index, and the total says only the limit. The word index lists every match
 * before the first, so a word that a sample shows to be common is counted along the newest items instead.
 */
export async function searchNews(
  db: Db,
  { page, limit, category, q }: NewsFilter & { q: string },
): Promise<NewsPage> {
  const offset = (page - 1) * limit
  const live = sql`${isLive} ${inCategory(category)}`
  const newest = (count: number) =>
    sql`(select n.id, n.search from news n where ${live} order by n.published_at desc, n.id desc limit ${count}) n`
  return pageOf(
    await sql<PageRow>`
      with words as materialized (select websearch_to_tsquery('jejaring', ${q}) as query),
      sample as materialized (
        select count(*) as hits from words, ${newest(SAMPLE)} where n.search @@ words.query
      ), recent as materialized (
        select n.id from words, ${newest(RECENT)}
        where n.search @@ words.query and (select hits from sample) >= ${COMMON_IN_SAMPLE}
        limit ${SEARCH_COUNT_LIMIT}
      ), found as materialized (
        select id from recent where (select count(*) from recent) >= ${SEARCH_COUNT_LIMIT}
        union all
        (select n.id from words, news n
          where ${live} and n.search @@ words.query and (select count(*) from recent) < ${SEARCH_COUNT_LIMIT}
          limit ${SEARCH_COUNT_LIMIT})
      ), total as materialized (select count(*)::int as total from found),
      ranked as (
        select n.id, ts_rank(n.search, words.query) as rank from words, found join news n using (id)
        where (select total from total) < ${SEARCH_COUNT_LIMIT}
        order by rank desc, n.published_at desc, n.id desc limit ${limit} offset ${offset}
      ), latest as (
        select n.id, 0::real as rank from words, news n
        where ${live} and n.search @@ words.query
          and (select total from total) >= ${SEARCH_COUNT_LIMIT} and ${offset} < ${SEARCH_COUNT_LIMIT}
        order by n.published_at desc, n.id desc limit ${limit} offset ${offset}
      ), picked as materialized (select * from ranked union all select * from latest)
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
