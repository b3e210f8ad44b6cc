import { type RawBuilder, sql } from 'kysely'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { COUNT_LIMIT } from '#src/wire/count-limit.ts'
import { languages } from '#src/wire/language.ts'
import type { Db } from './connect.ts'
import type { DatedFilter, DatedList, DatedPage } from './dated-list.ts'
import { isLiveIn, type PageRow, toPage } from './dated-pages.ts'
import { COMMON_IN_SAMPLE, newestOf, RECENT, SAMPLE } from './dated-search.ts'
import type { Tables } from './tables.ts'
import { type TranslatedName, textSearchOf } from './translated.ts'

/** Newest originals searched for a common word: fewer, since the translation of each match is looked up. */
const RECENT_ORIGINALS = 5_000

/** Condition that `t` is a live translation of this kind in the language of this program. */
const isOwn = (kind: TranslatedName) => sql`t.kind = ${sql.lit(kind)} and t.language = ${sql.lit(LANGUAGE)}
  and t.live_revision_id is not null`

/**
 * CTEs for a `with` that has `words`: `own_found`, items whose translation matches `words.own`, and `found`, originals
 * without a translation that match `words.query`, each up to `COUNT_LIMIT`. As in `foundAmong`, a common word is
 * searched for among the newest. The translation of an original is looked up one by one: a join would read them all.
 */
export function foundInLanguage(kind: TranslatedName, name: keyof Tables, live: RawBuilder<unknown>) {
  const own = isOwn(kind)
  const newest = (count: number) => newestOf(name, live, count)
  const newestOwn = (count: number) =>
    sql`(select t.item_id as id, t.search from translations t where ${own}
      order by t.published_at desc, t.item_id desc limit ${count}) t`
  const isUntranslated = sql`(select t.id from translations t where ${own} and t.item_id = n.id) is null`
  return sql`sample as materialized (
      select (select count(*) from words, ${newest(SAMPLE)} where n.search @@ words.query) >= ${COMMON_IN_SAMPLE}
          as is_common,
        (select count(*) from words, ${newestOwn(SAMPLE)} where t.search @@ words.own) >= ${COMMON_IN_SAMPLE}
          as is_common_own
    ), own_found as materialized (
      (select t.id from words, ${newestOwn(RECENT)}
        where t.search @@ words.own and (select is_common_own from sample) limit ${COUNT_LIMIT})
      union all
      (select t.item_id from words, translations t
        where ${own} and t.search @@ words.own and not (select is_common_own from sample) limit ${COUNT_LIMIT})
    ), found as materialized (
      (select n.id from words, ${newest(RECENT_ORIGINALS)}
        where n.search @@ words.query and (select is_common from sample) and ${isUntranslated} limit ${COUNT_LIMIT})
      union all
      (select n.id from (select n.id from words, ${sql.table(name)} n
          where ${live} and n.search @@ words.query and not (select is_common from sample)
          limit ${2 * COUNT_LIMIT}) n
        where ${isUntranslated} limit ${COUNT_LIMIT})
    )`
}

/**
 * Live items that match words in a further language: translations before originals without one, each by rank; of
 * `COUNT_LIMIT` or more the newest come first, and the total is the limit.
 */
export async function searchInLanguage<Row extends { id: number }>(
  db: Db,
  list: DatedList<Row>,
  { page, limit, category, q }: DatedFilter & { q: string },
): Promise<DatedPage<Row>> {
  const kind = list.kind as TranslatedName
  const table = sql.table(list.name)
  const live = isLiveIn(list, category)
  const rankOf = (rank: RawBuilder<unknown>) =>
    sql`case when (select n from counted) < ${COUNT_LIMIT} then ${rank} else 0 end`
  return toPage(
    await sql<PageRow<Row>>`
      with words as materialized (
        select websearch_to_tsquery(${sql.lit(textSearchOf(languages[0]))}, ${q}) as query,
          websearch_to_tsquery(${sql.lit(textSearchOf(LANGUAGE))}, ${q}) as own
      ), ${foundInLanguage(kind, list.name, live)},
      counted as materialized (select (select count(*) from own_found) + (select count(*) from found) as n),
      matches as materialized (
        select n.id, n.published_at, ${rankOf(sql`1 + ts_rank(t.search, words.own)`)} as rank
        from words, own_found join ${table} n using (id) join translations t on ${isOwn(kind)} and t.item_id = n.id
        where ${live}
        union all
        select n.id, n.published_at, ${rankOf(sql`ts_rank(n.search, words.query)`)}
        from words, found join ${table} n using (id)
      ), picked as materialized (
        select id, rank from matches order by rank desc, published_at desc, id desc
        limit ${sql.lit(limit)} offset ${(page - 1) * limit}
      ), total as (select least(${COUNT_LIMIT}, count(*))::int as total from matches)
      select t.total, ${list.columns}
      from total t left join (picked join ${table} n using (id) ${list.joins}) on true
      order by picked.rank desc, n.published_at desc, n.id desc`.execute(db),
  )
}
