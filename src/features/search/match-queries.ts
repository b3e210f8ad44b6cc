import { type RawBuilder, sql } from 'kysely'
import { type SearchKind, searchedKinds } from '#src/kinds.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { COUNT_LIMIT, foundAmong } from '#src/platform/database/dated-search.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'

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
export const otherMatches = (wanted: SearchKind | undefined): RawBuilder<unknown>[] =>
  searchedKinds.filter(({ kind }) => kind !== 'news' && (!wanted || wanted === kind)).map(matchesOf)

function matchesOf(kind: (typeof searchedKinds)[number]) {
  const { date } = kind.search
  return sql`
    (select ${sql.lit(kind.kind)}, n.id, ${kind.versions ? sql`n.live_revision_id` : sql`null::bigint`},
      ts_rank(n.search, words.query), ${date ? sql.ref(`n.${date}`) : sql`null::timestamptz`}
    from words, ${sql.table(kind.table)} n where ${isLiveKind(kind)} and n.search @@ words.query limit ${COUNT_LIMIT})`
}

/** Title, excerpt and content of the match `p`. */
export const textOfMatch: RawBuilder<unknown> = sql.join(
  [
    sql`select title, excerpt, content from news_revisions where p.kind = 'news' and id = p.revision_id`,
    sql`select title, excerpt, content from revisions where p.kind <> 'news' and id = p.revision_id`,
    ...searchedKinds.flatMap(({ kind, table, search: { text } }) =>
      text
        ? [
            sql`select ${sql.join(text.map((column) => sql.ref(column)))} from ${sql.table(table)}
              where p.kind = ${sql.lit(kind)} and id = p.id`,
          ]
        : [],
    ),
  ],
  sql` union all `,
)
