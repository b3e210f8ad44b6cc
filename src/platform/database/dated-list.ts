import { type RawBuilder, sql } from 'kysely'
import type { AddressedKind } from '#src/kinds.ts'
import { readersHtml } from '#src/ui/readers-html.ts'
import { notFound } from '../http/failures.ts'
import { type ItemBy, isItem } from '../slugs/queries.ts'
import { type StoredText, storedHtml } from '../text/sanitize.ts'
import type { Db } from './connect.ts'
import { affiliatedPage } from './dated-affiliated.ts'
import { isLive, isTallied, liveOf, pageByDate, pageSorted } from './dated-pages.ts'
import { searchPage } from './dated-search.ts'
import { searchInLanguage } from './search-in-language.ts'
import type { Tables } from './tables.ts'
import { isFirst, isListed, nameInLanguage, type TranslatedName, type TranslatedOnly } from './translated.ts'

/** A list ordered by day of publication. */
export type DatedList<Row, More = unknown> = {
  kind: AddressedKind
  /** Name of the table and its counts. */
  name: keyof Tables & string
  /** Condition for the rows that readers see; default: published and not deleted. */
  live?: RawBuilder<unknown>
  /** Table of its categories; without one items are counted as they are, else by a trigger (`tally_items`). */
  categories?: keyof Tables
  /** False: the items of its categories are counted as they are, too. */
  isTallied?: false
  /** Columns of a row; the item is `n`, its live revision `r`, other names come from `joins`. */
  columns: RawBuilder<Row>
  joins: RawBuilder<unknown>
  /** Columns of its HTML; default: those of the live revision. */
  content?: RawBuilder<unknown>
  /** Further columns of a single item. */
  more?: RawBuilder<More>
}

/** One with categories. */
export type CategorisedList<Row, More = unknown> = DatedList<Row, More> &
  Required<Pick<DatedList<Row, More>, 'categories' | 'more'>> & {
    /** Name of a category in translations. */
    categoryName: TranslatedName
  }

export type DatedFilter = {
  page: number
  limit: number
  /** Slug or number; one that does not exist gives an empty list. */
  category?: string | undefined
  /** Numbers of the region and the institution that an item comes from. */
  region?: number | undefined
  participant?: number | undefined
  q?: string | undefined
  /** `published_at`, `created_at` or `title`, with `-` for descending; search results are ordered by rank. */
  sort: string
}

export type DatedPage<Row> = { total: number; rows: Row[] }

/** The list as readers of this program's language get it: without untranslated items, if the desk wants none there. */
export const listedOf = <List extends DatedList<unknown>>(list: List, only: TranslatedOnly): List => {
  const kind = list.kind as TranslatedName
  return only.has(kind)
    ? { ...list, live: sql`${liveOf(list)} ${isListed(kind, 'n.id', only)}`, isTallied: false }
    : list
}

/** Rows before a page from which on the counts by day find its beginning sooner than its index. */
const DEEP = 1_000

/** A page of live items and their total, in one statement. */
export function listLive<Row extends { id: number }>(
  db: Db,
  list: DatedList<Row>,
  filter: DatedFilter,
): Promise<DatedPage<Row>> {
  const { q, sort, page, limit } = filter
  if (filter.region || filter.participant) return affiliatedPage(db, list, filter)
  if (q) return (isFirst ? searchPage : searchInLanguage)(db, list, { ...filter, q })
  const isDeep = isTallied(list) && (page - 1) * limit > DEEP && sort.endsWith('published_at')
  return isDeep ? pageByDate(db, list, filter) : pageSorted(db, list, filter)
}

/**
 * A live item by its number or by any current or former slug; `slug` in the row is the current one.
 * @throws Failure 404
 */
export async function getLive<Row, More>(
  db: Db,
  list: DatedList<Row, More>,
  by: ItemBy,
): Promise<Row & More & { content: string }> {
  const { kind, name, columns, joins, more, content = sql`r.content, r.sanitizer_version` } = list
  const { rows } = await sql<Row & More & StoredText>`
    select ${columns}, ${more ? sql`${more},` : sql``} ${content} from ${sql.table(name)} n ${joins}
    where ${liveOf(list)} and ${isItem(sql`n.id`, kind, by)}`.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], content: readersHtml(storedHtml(rows[0])) }
}

export type CategoryRow = { id: number; slug: string; title: string; lead: string; total: number }

/** All categories of a list with their numbers of live items. */
export async function listCategories(db: Db, list: CategorisedList<unknown>): Promise<CategoryRow[]> {
  const named = (field: string, original: RawBuilder<unknown>) =>
    nameInLanguage(list.categoryName, sql`c.id`, field, original)
  const total = isTallied(list)
    ? sql`select sum(t.n) from tallies t where t.list = ${sql.lit(`${list.name}/month`)} and t.category_id = c.id`
    : sql`select count(*) from ${sql.table(list.name)} n where ${liveOf(list)} and n.category_id = c.id`
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, ${named('title', sql`c.title`)} as title, ${named('lead', sql`c.lead`)} as lead,
      coalesce((${total}), 0)::int as total from ${sql.table(list.categories)} c
    order by c.position, c.id`.execute(db)
  return rows
}

/** Columns that decide about the cover of an item that stands beside another. */
export type Neighbour = { title: string; coverFamily: string; coverSeed: number; scene: string | null }

/** Items that the cover of a new one has to be unlike: four before it in the list, three before it in its category. */
export async function neighboursOf(
  db: Db,
  list: DatedList<unknown>,
  publishedAt: Date | null,
  categoryId: number,
): Promise<Neighbour[]> {
  const before = (also: RawBuilder<unknown>, limit: number) => sql`
    (select n.title, n.cover_family, n.cover_seed, n.scene from ${sql.table(list.name)} n
     where ${isLive} ${publishedAt ? sql`and n.published_at <= ${publishedAt}` : sql``} ${also}
     order by n.published_at desc limit ${sql.lit(limit)})`
  const { rows } = await sql<Neighbour>`
    ${before(sql``, 4)} union all ${before(sql`and n.category_id = ${categoryId}`, 3)}`.execute(db)
  return rows
}
