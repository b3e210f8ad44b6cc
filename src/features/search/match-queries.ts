import { type RawBuilder, sql } from 'kysely'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { COUNT_LIMIT, foundAmong } from '#src/platform/database/dated-search.ts'
import type { SearchKind } from './schema.ts'

/**
 * News matches, as in the news list: up to `COUNT_LIMIT` are ranked; of more, the newest are taken by publication date
 * from that index, since the word index would list every match first.
 */
export function newsMatches(upTo: number, isWanted: boolean): RawBuilder<unknown> {
  const live = sql`${isLive} and ${sql.lit(isWanted)}`
  return sql`${foundAmong('news', live)}, news_matches as (
      select 'news' as kind, n.id, n.live_revision_id as revision_id, ts_rank(n.search, words.query) as rank,
        n.published_at as at
      from words, found join news n using (id) where (select count(*) from found) < ${COUNT_LIMIT}
      union all
      (select 'news', n.id, n.live_revision_id, 0::real, n.published_at from words, news n
        where ${live} and n.search @@ words.query and (select count(*) from found) >= ${COUNT_LIMIT}
        order by n.published_at desc, n.id desc limit ${upTo})
    )`
}

/** Matches of the other kinds, few enough to rank every one. */
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
