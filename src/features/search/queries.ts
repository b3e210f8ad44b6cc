import { type RawBuilder, sql } from 'kysely'
import { type SearchKind, searchedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { foundAmong } from '#src/platform/database/dated-search.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { isFirst, type TranslatedOnly } from '#src/platform/database/translated.ts'
import { COUNT_LIMIT } from '#src/wire/count-limit.ts'
import type { Language } from '#src/wire/language.ts'
import type { Misspelt } from './correct-spelling.ts'
import {
  countsOfMatches,
  factsOfMatch,
  headlineOf,
  joinOfMatch,
  newsMatchesInLanguage,
  ownQuery,
  queryOf,
  translatedMatches,
  untranslated,
} from './language-queries.ts'

/**
 * News matches, as in the news list: up to `COUNT_LIMIT` are ranked; of more, the newest are taken by publication date
 * from that index, since the word index would list every match first.
 */
function newsMatches(upTo: number, only: TranslatedOnly): RawBuilder<unknown> {
  if (!isFirst) return newsMatchesInLanguage(only)
  return sql`${foundAmong('news', isLive)}, news_matches as (
      select 'news' as kind, n.id, n.live_revision_id as revision_id, ts_rank(n.search, words.query) as rank,
        n.published_at as at
      from words, found join news n using (id) where (select count(*) from found) < ${COUNT_LIMIT}
      union all
      (select 'news', n.id, n.live_revision_id, 0::real, n.published_at from words, news n
        where ${isLive} and n.search @@ words.query and (select count(*) from found) >= ${COUNT_LIMIT}
        order by n.published_at desc, n.id desc limit ${upTo})
    )`
}

/** Matches of the other kinds, few enough to rank every one. */
const otherMatches = (only: TranslatedOnly): RawBuilder<unknown>[] =>
  searchedKinds
    .filter(({ kind }) => kind !== 'news' && !(only as ReadonlySet<string>).has(kind))
    .map(matchesOf)

function matchesOf(kind: (typeof searchedKinds)[number]) {
  const { date } = kind.search
  return sql`
    (select ${sql.lit(kind.kind)}, n.id, ${kind.versions ? sql`n.live_revision_id` : sql`null::bigint`},
      ts_rank(n.search, words.query), ${date ? sql.ref(`n.${date}`) : sql`null::timestamptz`}
    from words, ${sql.table(kind.table)} n where ${isLiveKind(kind)} and n.search @@ words.query
      ${untranslated(kind.kind, sql`n.id`)} limit ${COUNT_LIMIT})`
}

/** Title, excerpt and content of the match `p`. */
const textOfMatch: RawBuilder<unknown> = sql.join(
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

/** Number of matches up to which the words are checked for typing errors. */
const NEXT_TO_NOTHING = 2
/** Characters of a text used for the excerpt. */
const EXCERPT_FROM = 10_000
/** Private-use characters, which do not occur in texts. */
export const matchMarks = { start: '\u{e000}', stop: '\u{e001}' }
const headline = `StartSel=${matchMarks.start}, StopSel=${matchMarks.stop}, MaxFragments=1, MinWords=22, MaxWords=36`

export type FoundRow = {
  kind: SearchKind
  id: number
  slug: string
  title: string
  /** In a further language: that of the text. */
  lang?: Language
  /** Plain text except for four entities; matches are between `matchMarks`. */
  excerpt: string
  at: Date | null
}

type KindTotal = { kind: SearchKind; total: number }

type Wanted = {
  /** One query, or several of which any may match. */
  texts: readonly string[]
  kind?: SearchKind | undefined
  page: number
  limit: number
  /** Words of the query to look up if it finds next to nothing. */
  doubtful: readonly string[]
  only: TranslatedOnly
}

/**
 * A page of matches among the live items of all kinds, best first, in one statement. News matching very common
 * words come last, newest first (see `newsMatches`).
 * @returns total up to 1,000 and that of each kind, rows, and doubtful words that no title has
 */
export async function searchSite(
  db: Db,
  { texts, kind, page, limit, doubtful, only }: Wanted,
): Promise<{ total: number; totals: KindTotal[]; rows: FoundRow[]; misspelt: Misspelt[] }> {
  const offset = (page - 1) * limit
  const upTo = Math.min(offset + limit, COUNT_LIMIT)
  const isChosen = kind ? sql`kind = ${kind}` : sql`true`
  const { rows } = await sql<(FoundRow | { id: null }) & Counts>`
    with words as materialized (select ${queryOf(texts)} as query ${ownQuery(texts)}),
    ${newsMatches(upTo, only)},
    matches as materialized (${sql.join([sql`select * from news_matches`, ...otherMatches(only), ...translatedMatches()], sql` union all `)}),
    counts as materialized (
      ${countsOfMatches}
    ), total as materialized (
      select least(${COUNT_LIMIT}, coalesce(sum(total), 0))::int as total from counts where ${isChosen}
    ), picked as materialized (
      select * from matches where ${isChosen} order by rank desc, at desc nulls last, kind, id desc
      limit ${Math.max(0, upTo - offset)} offset ${offset}
    )
    select t.total, coalesce((select json_agg(c) from counts c), '[]') as totals, p.kind, p.id, p.at, ${factsOfMatch},
      ${headlineOf(sql`o.excerpt || ' ' || regexp_replace(o.content, '<[^>]*>', ' ', 'g')`, EXCERPT_FROM, headline)} as excerpt,
      ${misspeltOf(doubtful)} as misspelt
    from words cross join total t left join (picked p
      join slugs s on s.kind = p.kind and s.item_id = p.id and s.is_current
      join lateral (${textOfMatch}) o on true ${joinOfMatch}) on true
    order by p.rank desc, p.at desc nulls last, p.kind, p.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    totals: rows[0]!.totals,
    rows: rows.filter((row): row is FoundRow & (typeof rows)[number] => row.id !== null),
    misspelt: rows[0]!.misspelt ?? [],
  }
}

type Counts = { total: number; totals: KindTotal[]; misspelt: Misspelt[] | null }

const misspeltOf = (words: readonly string[]) => sql`(
  select json_agg(json_build_object('word', w.word, 'like', l.list)) from unnest(${words}::text[]) w (word)
  cross join lateral (
    select json_agg(json_build_object('word', k.word, 'n', k.n)) as list from similar_words(w.word) k
  ) l
  where t.total <= ${NEXT_TO_NOTHING} and l.list is not null
    and not exists (select from search_words k where k.word = w.word))`
