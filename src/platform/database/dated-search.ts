import { type RawBuilder, sql } from 'kysely'
import { COUNT_LIMIT } from '#src/wire/count-limit.ts'
import type { Db } from './connect.ts'
import type { DatedFilter, DatedList, DatedPage } from './dated-list.ts'
import { isLiveIn, type PageRow, toPage } from './dated-pages.ts'
import type { Tables } from './tables.ts'

/** Newest items searched for a common word, and the matches in a sample of them that make a word common. */
export const RECENT = 20_000
export const SAMPLE = 200
export const COMMON_IN_SAMPLE = 10

/** The newest live items as `n`, with their words. */
export const newestOf = (name: keyof Tables, live: RawBuilder<unknown>, count: number) =>
  sql`(select n.id, n.search from ${sql.table(name)} n where ${live} order by n.published_at desc, n.id desc limit ${count}) n`

/**
 * Live items that match words. Up to `COUNT_LIMIT` matches are ranked; of more, the newest come first, found by the
 * date's index, and the total is the limit.
 */
export async function searchPage<Row extends { id: number }>(
  db: Db,
  list: DatedList<Row>,
  { page, limit, category, q }: DatedFilter & { q: string },
): Promise<DatedPage<Row>> {
  const offset = (page - 1) * limit
  const live = isLiveIn(list, category)
  const table = sql.table(list.name)
  return toPage(
    await sql<PageRow<Row>>`
      with words as materialized (select websearch_to_tsquery('jejaring', ${q}) as query),
      ${foundAmong(list.name, live)},
      total as materialized (select count(*)::int as total from found),
      ranked as (
        select n.id, ts_rank(n.search, words.query) as rank from words, found join ${table} n using (id)
        where (select total from total) < ${COUNT_LIMIT}
        order by rank desc, n.published_at desc, n.id desc limit ${sql.lit(limit)} offset ${offset}
      ), latest as (
        select n.id, 0::real as rank from words, ${table} n
        where ${live} and n.search @@ words.query
          and (select total from total) >= ${COUNT_LIMIT} and ${offset} < ${COUNT_LIMIT}
        order by n.published_at desc, n.id desc limit ${sql.lit(limit)} offset ${offset}
      ), picked as materialized (select * from ranked union all select * from latest)
      select t.total, ${list.columns}
      from total t left join (picked join ${table} n using (id) ${list.joins}) on true
      order by picked.rank desc, n.published_at desc, n.id desc`.execute(db),
  )
}

/**
 * The CTE `found` for a `with` that has `words`: ids of items that match `words.query`, up to `COUNT_LIMIT`. The word
 * index lists every match before the first, so a word that a sample shows to be common is searched for among the newest
 * items instead.
 */
export function foundAmong(name: keyof Tables, live: RawBuilder<unknown>) {
  const table = sql.table(name)
  const newest = (count: number) => newestOf(name, live, count)
  return sql`sample as materialized (
      select count(*) as hits from words, ${newest(SAMPLE)} where n.search @@ words.query
    ), recent as materialized (
      select n.id from words, ${newest(RECENT)}
      where n.search @@ words.query and (select hits from sample) >= ${COMMON_IN_SAMPLE} limit ${COUNT_LIMIT}
    ), found as materialized (
      select id from recent where (select count(*) from recent) >= ${COUNT_LIMIT}
      union all
      (select n.id from words, ${table} n
        where ${live} and n.search @@ words.query and (select count(*) from recent) < ${COUNT_LIMIT}
        limit ${COUNT_LIMIT})
    )`
}
