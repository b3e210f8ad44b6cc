import { type RawBuilder, sql } from 'kysely'
import type { AddressedKind } from '#src/kinds.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { type Language, languages } from '#src/wire/language.ts'
import type { Db } from './connect.ts'

/** What can be translated, as `translations.kind` names it. */
export type TranslatedName =
  | 'news'
  | 'blog'
  | 'event'
  | 'page'
  | 'download'
  | 'campaign'
  | 'mailing'
  | 'region'
  | 'participant'
  | 'team'
  | 'faq'
  | 'news_category'
  | 'blog_theme'
  | 'download_category'
  | 'settings'

/** Columns that say in which language a row is, and of a single item in which it can be read. */
export type InLanguage = { lang?: Language; translations?: { lang: Language; slug: string }[] | null }

/** PostgreSQL's text search configuration of a language; `simple`, where it has none, takes words as they are. */
export const textSearchOf = (language: string): string =>
  (({ id: 'jejaring', en: 'english' }) as Record<string, string>)[language] ?? 'simple'

/** True in the program of the first language, whose statements know of no other. */
export const isFirst: boolean = LANGUAGE === languages[0]

/** Kinds of which lists in the language of this program leave out what has no translation. */
export type TranslatedOnly = ReadonlySet<TranslatedName>

/** Condition, with its `and`, for items of a kind that lists name. @param id column with the item's number */
export const isListed = (kind: TranslatedName, id: string, only: TranslatedOnly): RawBuilder<unknown> =>
  only.has(kind)
    ? sql`and exists (select from translations o where o.kind = ${sql.lit(kind)} and o.item_id = ${sql.ref(id)}
        and o.language = ${sql.lit(LANGUAGE)} and o.live_revision_id is not null)`
    : sql``

/**
 * Join of the live translation `x` of an item in the language of this program; nothing in the first, whose statements
 * are as if there were no other.
 * @param id column with the item's number, such as `n.id`
 */
export const joinTranslation = (kind: TranslatedName, id: string): RawBuilder<unknown> =>
  isFirst
    ? sql``
    : sql`left join live_translations x on x.kind = ${sql.lit(kind)} and x.item_id = ${sql.ref(id)}
        and x.language = ${sql.lit(LANGUAGE)}`

/** A short text of an item, from its translation `x` if there is one. */
export const inLanguage = (field: string, original: RawBuilder<unknown>): RawBuilder<unknown> =>
  isFirst ? original : sql`coalesce(x.fields ->> ${sql.lit(field)}, ${original})`

/** Columns `content` and `sanitizer_version` of an item's HTML. @param r alias of the original's row */
export const contentInLanguage = (r: string): RawBuilder<unknown> =>
  isFirst
    ? sql`${sql.ref(`${r}.content`)}, ${sql.ref(`${r}.sanitizer_version`)}`
    : sql`coalesce(x.content, ${sql.ref(`${r}.content`)}) as content,
        coalesce(x.sanitizer_version, ${sql.ref(`${r}.sanitizer_version`)}) as sanitizer_version`

/** An item's HTML that is kept without the version of its rules, such as an answer. */
export const bodyInLanguage = (original: string): RawBuilder<unknown> =>
  isFirst ? sql.ref(original) : sql`coalesce(x.content, ${sql.ref(original)})`

/** The current slug of an item, of which `s` is the one in the first language. */
export const slugInLanguage: RawBuilder<unknown> = isFirst ? sql`s.slug` : sql`coalesce(x.slug, s.slug)`

/** Language of a row's texts; null in the first language, where no row says it. */
export const langValue: RawBuilder<unknown> = isFirst
  ? sql`null`
  : sql`case when x.item_id is null then ${sql.lit(languages[0])} else ${sql.lit(LANGUAGE)} end`

/** Column `lang` of a row, after a comma. */
export const langColumn: RawBuilder<unknown> = isFirst ? sql`` : sql`, ${langValue} as lang`

/** Column `translations` of a single item: every language in which it can be read, with its slug there. */
export const translationsColumn = (
  kind: AddressedKind,
  id: string,
): RawBuilder<InLanguage> => sql<InLanguage>`(
  select json_agg(json_build_object('lang', l.language, 'slug', coalesce(l.slug, o.slug)) order by l.place) from slugs o
  cross join lateral (
    select ${sql.lit(languages[0])} as language, null as slug, 0 as place
    union all select language, slug, 1 from live_translations where kind = o.kind and item_id = o.item_id
      and language = any(string_to_array((select value #>> '{}' from settings where key = 'languages'), ' '))
  ) l where o.kind = ${sql.lit(kind)} and o.item_id = ${sql.ref(id)} and o.is_current) as translations`

/**
 * Condition that an item matches words: by the rules of the first language in its original, or by those of this
 * program's in its translation. @param n alias of the item, with `id` and `search`
 */
export function matchesWords(kind: TranslatedName, n: string, q: string): RawBuilder<unknown> {
  const original = sql`${sql.ref(`${n}.search`)} @@ websearch_to_tsquery(${sql.lit(textSearchOf(languages[0]))}, ${q})`
  return isFirst
    ? original
    : sql`(${original} or ${sql.ref(`${n}.id`)} in (select t.item_id from translations t where t.kind = ${sql.lit(kind)}
        and t.language = ${sql.lit(LANGUAGE)} and t.live_revision_id is not null
        and t.search @@ websearch_to_tsquery(${sql.lit(textSearchOf(LANGUAGE))}, ${q})))`
}

/** A short text of something that a row names, such as its category. */
export const nameInLanguage = (
  kind: TranslatedName,
  id: RawBuilder<unknown>,
  field: string,
  original: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  isFirst
    ? original
    : sql`coalesce((select l.fields ->> ${sql.lit(field)} from live_translations l where l.kind = ${sql.lit(kind)}
        and l.item_id = ${id} and l.language = ${sql.lit(LANGUAGE)}), ${original})`

/** Property `lang`, after a comma, of a JSON object with a `nameInLanguage`; nothing in the first language. */
export const langOfName = (kind: TranslatedName, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  isFirst
    ? sql``
    : sql`, 'lang', case when exists (select from live_translations l where l.kind = ${sql.lit(kind)}
        and l.item_id = ${id} and l.language = ${sql.lit(LANGUAGE)})
        then ${sql.lit(LANGUAGE)} else ${sql.lit(languages[0])} end`

/** Language of the file that readers of this program's language get of a download; null in the first. */
export const fileLanguage = (id: RawBuilder<unknown>): RawBuilder<Language | null> =>
  isFirst
    ? sql`null`
    : sql`case when exists (select from live_translations l where l.kind = 'download' and l.item_id = ${id}
        and l.language = ${sql.lit(LANGUAGE)} and l.fields ->> 'file' <> '')
        then ${sql.lit(LANGUAGE)} else ${sql.lit(languages[0])} end`

/** Short texts of an item's live translation in the language of this program; undefined in the first, and without one. */
export async function findFieldsInLanguage(
  db: Db,
  kind: TranslatedName,
  itemId: number,
): Promise<Record<string, string> | undefined> {
  if (isFirst) return undefined
  const { rows } = await sql<{ fields: Record<string, string> }>`
    select fields from live_translations
    where kind = ${kind} and item_id = ${itemId} and language = ${LANGUAGE}`.execute(db)
  return rows[0]?.fields
}
