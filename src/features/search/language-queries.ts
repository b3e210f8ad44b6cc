import { type RawBuilder, sql } from 'kysely'
import { type SearchKind, searchedKinds } from '#src/kinds.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { foundInLanguage } from '#src/platform/database/search-in-language.ts'
import {
  isFirst,
  slugInLanguage,
  type TranslatedOnly,
  textSearchOf,
} from '#src/platform/database/translated.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { COUNT_LIMIT } from '#src/wire/count-limit.ts'
import { languages } from '#src/wire/language.ts'

const nothing = sql``

/** Query of the words in one or several texts, by the rules of a language. */
export const queryOf = (texts: readonly string[], language: string = languages[0]): RawBuilder<unknown> =>
  sql.join(
    texts.map((text) => sql`websearch_to_tsquery(${sql.lit(textSearchOf(language))}, ${text})`),
    sql` || `,
  )

/** Column `own` of `words`, after a comma: the query by the rules of this program's language, if it is a further one. */
export const ownQuery = (texts: readonly string[]): RawBuilder<unknown> =>
  isFirst ? nothing : sql`, ${queryOf(texts, LANGUAGE)} as own`

/** Matches among live translations, after the others: a text in the reader's language comes before one in another. */
export const translatedMatches = (): RawBuilder<unknown>[] =>
  isFirst
    ? []
    : searchedKinds.map(
        ({ kind, table, search: { date }, ...rule }) => sql`
          (select ${sql.lit(kind)}, n.id, ${rule.versions ? sql`n.live_revision_id` : sql`null::bigint`},
            1 + ts_rank(t.search, words.own),
            ${date ? sql.ref(`n.${date}`) : sql`null::timestamptz`}
          from words, translations t join ${sql.table(table)} n on n.id = t.item_id
          where t.kind = ${sql.lit(kind)} and t.language = ${sql.lit(LANGUAGE)} and t.live_revision_id is not null
            and ${isLiveKind(rule)} and ${kind === 'news' ? sql`t.item_id in (select id from own_found)` : sql`t.search @@ words.own`}
          limit ${COUNT_LIMIT})`,
      )

/** News matches without a translation, unless `only` says so, in a further language; `own_found` are those with one. */
export const newsMatchesInLanguage = (
  only: TranslatedOnly,
): RawBuilder<unknown> => sql`${foundInLanguage('news', 'news', isLive)},
  news_matches as (
    select 'news' as kind, n.id, n.live_revision_id as revision_id, ts_rank(n.search, words.query) as rank,
      n.published_at as at
    from words, found join news n using (id) where ${sql.lit(!only.has('news'))}
  )`

/** Leaves out originals of which there is a live translation: they are found by that. @param kind of the items `n` */
export const untranslated = (kind: SearchKind, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  isFirst
    ? nothing
    : sql`and not exists (select from live_translations l where l.kind = ${sql.lit(kind)} and l.item_id = ${id}
        and l.language = ${sql.lit(LANGUAGE)})`

/** Join of the live translation `x` of the match `p`. */
export const joinOfMatch: RawBuilder<unknown> = isFirst
  ? nothing
  : sql`left join live_translations x on x.kind = p.kind and x.item_id = p.id and x.language = ${sql.lit(LANGUAGE)}`

/** Title, slug and language of the match `p`, of which `o` is the original and `x` the translation. */
export const factsOfMatch: RawBuilder<unknown> = isFirst
  ? sql`s.slug, o.title`
  : sql`${slugInLanguage} as slug, coalesce(x.fields ->> 'title', o.title) as title,
      case when x.item_id is null then ${sql.lit(languages[0])} else ${sql.lit(LANGUAGE)} end as lang`

/** Rules, text and query for the excerpt of the match `p`. @param original text of the original */
export const headlineOf = (
  original: RawBuilder<unknown>,
  length: number,
  marks: string,
): RawBuilder<unknown> => {
  const inFirst = sql`ts_headline(${sql.lit(textSearchOf(languages[0]))}, left(${original}, ${length}), words.query, ${marks})`
  if (isFirst) return inFirst
  const own = sql`concat_ws(' ', x.fields ->> 'excerpt', x.fields ->> 'description_1',
    regexp_replace(x.content, '<[^>]*>', ' ', 'g'))`
  return sql`case when x.item_id is null then ${inFirst}
    else ts_headline(${sql.lit(textSearchOf(LANGUAGE))}, left(${own}, ${length}), words.own, ${marks}) end`
}

/** Number of matches by kind: of news all that were found, though only the first are among the matches. */
export const countsOfMatches: RawBuilder<unknown> = isFirst
  ? sql`select 'news' as kind, count(*)::int as total from found
      union all select kind, count(*)::int from matches where kind <> 'news' group by kind`
  : sql`select kind, count(*)::int as total from matches group by kind`
