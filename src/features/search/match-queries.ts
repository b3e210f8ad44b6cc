import { type RawBuilder, sql } from 'kysely'
import { isLive } from '#src/platform/database/dated-pages.ts'
import type { SearchKind } from './schema.ts'

/** Matches are not counted, nor shown, further than this. */
export const COUNT_LIMIT = 1_000

/** How many of the newest news are tried for a common word, and how many matches among the first call it one. */
const RECENT = 20_000
const SAMPLE = 200
const COMMON_IN_SAMPLE = 10

/**
 * News as in their own list: up to `COUNT_LIMIT` matches are ranked; of more, the newest come in order of
 * publication, found along the date's index, since the word index lists every match before the first.
 */
export function newsMatches(upTo: number, isWanted: boolean): RawBuilder<unknown> {
  const live = sql`${isLive} and ${sql.lit(isWanted)}`
  const newest = (count: number) =>
    sql`(select n.id, n.search from news n where ${live} order by n.published_at desc, n.id desc limit ${count}) n`
  return sql`sample as materialized (
      select count(*) as hits from words, ${newest(SAMPLE)} where n.search @@ words.query
    ), recent as materialized (
      select n.id from words, ${newest(RECENT)}
      where n.search @@ words.query and (select hits from sample) >= ${COMMON_IN_SAMPLE} limit ${COUNT_LIMIT}
    ), found_news as materialized (
      select id from recent where (select count(*) from recent) >= ${COUNT_LIMIT}
      union all
      (select n.id from words, news n
        where ${live} and n.search @@ words.query and (select count(*) from recent) < ${COUNT_LIMIT}
        limit ${COUNT_LIMIT})
    ), news_matches as (
      select 'news' as kind, n.id, n.live_revision_id as revision_id, ts_rank(n.search, words.query) as rank,
        n.published_at as at
      from words, found_news join news n using (id) where (select count(*) from found_news) < ${COUNT_LIMIT}
      union all
      (select 'news', n.id, n.live_revision_id, 0::real, n.published_at from words, news n
        where ${live} and n.search @@ words.query and (select count(*) from found_news) >= ${COUNT_LIMIT}
        order by n.published_at desc, n.id desc limit ${upTo})
    )`
}

/** Matches of the other kinds, which stay small enough to rank every one. */
export const otherMatches = (kind: SearchKind | undefined): RawBuilder<unknown>[] =>
  Object.entries(others)
    .filter(([name]) => !kind || kind === name)
    .map(([, matches]) => matches)

const others = {
  blog: matchesOf('blog', 'blog', isLive, sql`n.published_at`),
  event: matchesOf('event', 'events', isLive, sql`n.starts_at`),
  page: matchesOf('page', 'pages', isLive, sql`null::timestamptz`),
  download: matchesOf('download', 'downloads', isLive, sql`n.published_at`),
  participant: matchesOf('participant', 'participants', sql`n.deleted_at is null`, sql`null::timestamptz`),
}

function matchesOf(kind: SearchKind, table: string, live: RawBuilder<unknown>, at: RawBuilder<unknown>) {
  return sql`
    (select ${sql.lit(kind)}, n.id, ${kind === 'participant' ? sql`null::bigint` : sql`n.live_revision_id`},
      ts_rank(n.search, words.query), ${at}
    from words, ${sql.table(table)} n where ${live} and n.search @@ words.query limit ${COUNT_LIMIT})`
}
