import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { DatedFilter, DatedList, DatedPage } from './dated-list.ts'

export const isLive = sql`n.status = 'published' and n.deleted_at is null`

/** Condition for the rows `n` of a list that readers see. */
export const liveOf = ({ live = isLive }: Pick<DatedList<unknown>, 'live'>): RawBuilder<unknown> => live

/** True if triggers count the items of a list by category and day. */
export const isTallied = (list: DatedList<unknown>) =>
  list.categories !== undefined && list.isTallied !== false

/** The category's key in the counts: 0 for every category, null for one that does not exist. */
const chosenCategory = ({ categories }: DatedList<unknown>, category: string | undefined) =>
  category && categories
    ? sql`(select id from ${sql.table(categories)} where slug = ${category} or id::text = ${category}
        order by slug = ${category} desc limit 1)`
    : sql`0::bigint`

/** Condition that the live item `n` is in the chosen category, if one is chosen. */
export const isLiveIn = (list: DatedList<unknown>, category: string | undefined) =>
  category && list.categories
    ? sql`${liveOf(list)} and n.category_id = ${chosenCategory(list, category)}`
    : liveOf(list)

/**
 * A page of live items by publication time. The monthly counts give the total and the month and day on which the page
 * begins: a deep page in a million rows reads no more than that day's rows before it.
 */
export async function pageByDate<Row extends { id: number }>(
  db: Db,
  list: DatedList<Row>,
  { page, limit, category, sort }: DatedFilter,
): Promise<DatedPage<Row>> {
  const offset = (page - 1) * limit
  const order = sort === 'published_at' ? sql`asc` : sql`desc`
  const fromDay =
    sort === 'published_at'
      ? sql`n.published_at >= (select bucket from first_day)::timestamp at time zone 'UTC'`
      : sql`n.published_at < ((select bucket from first_day) + 1)::timestamp at time zone 'UTC'`
  const table = sql.table(list.name)
  return toPage(
    await sql<PageRow<Row>>`
      with chosen as materialized (
        select ${chosenCategory(list, category)} as id
      ), months as materialized (
        select bucket, n, sum(n) over (order by bucket ${order} rows unbounded preceding) as upto from tallies
        where list = ${sql.lit(`${list.name}/month`)} and category_id = (select id from chosen) and n > 0
      ), first_month as materialized (
        select bucket, ${offset}::bigint - (upto - n) as skip from months
        where upto > ${offset} order by bucket ${order} limit 1
      ), days as (
        select bucket, n, sum(n) over (order by bucket ${order} rows unbounded preceding) as upto from tallies
        where list = ${sql.lit(list.name)} and category_id = (select id from chosen) and n > 0
          and bucket >= (select bucket from first_month)
          and bucket < (select bucket from first_month) + interval '1 month'
      ), first_day as materialized (
        select bucket, (select skip from first_month) - (upto - n) as skip from days
        where upto > (select skip from first_month) order by bucket ${order} limit 1
      ), picked as materialized (
        select n.id from ${table} n
        where ${isLiveIn(list, category)} and ${fromDay}
        order by n.published_at ${order}, n.id ${order}
        limit ${sql.lit(limit)} offset (select skip from first_day)
      )
      select (select coalesce(sum(n), 0) from months)::int as total, ${list.columns}
      from (select 1) one left join (picked join ${table} n using (id) ${list.joins}) on true
      order by n.published_at ${order}, n.id ${order}`.execute(db),
  )
}

const countOf = (list: DatedList<unknown>, category: string | undefined) =>
  isTallied(list)
    ? sql`select coalesce(sum(n), 0)::int as total from tallies
        where list = ${sql.lit(`${list.name}/month`)} and category_id = ${chosenCategory(list, category)}`
    : sql`select count(*)::int as total from ${sql.table(list.name)} n where ${isLiveIn(list, category)}`

export const orders: Record<string, RawBuilder<unknown>> = {
  published_at: sql`n.published_at asc, n.id asc`,
  '-published_at': sql`n.published_at desc, n.id desc`,
  created_at: sql`n.created_at asc, n.id asc`,
  '-created_at': sql`n.created_at desc, n.id desc`,
  title: sql`n.title collate "und-x-icu" asc, n.id asc`,
  '-title': sql`n.title collate "und-x-icu" desc, n.id desc`,
}

/**
 * A page of live items by its order's index. The limit is part of the text: a prepared plan that does not know it reads
 * all slugs for ten rows. The first page names no offset: for one that it does not know PostgreSQL reckons with a tenth
 * of all rows, and so plans anew each time.
 */
export async function pageSorted<Row extends { id: number }>(
  db: Db,
  list: DatedList<Row>,
  { page, limit, category, sort }: DatedFilter,
): Promise<DatedPage<Row>> {
  const order = orders[sort]!
  const table = sql.table(list.name)
  return toPage(
    await sql<PageRow<Row>>`
      with total as materialized (${countOf(list, category)}), picked as materialized (
        select n.id from ${table} n where ${isLiveIn(list, category)}
        order by ${order} limit ${sql.lit(limit)} ${page > 1 ? sql`offset ${(page - 1) * limit}` : sql``}
      )
      select t.total, ${list.columns}
      from total t left join (picked join ${table} n using (id) ${list.joins}) on true
      order by ${order}`.execute(db),
  )
}

export type PageRow<Row> = (Row | { id: null }) & { total: number }

/** One statement returns total and rows; an empty page is one row without an id. */
export const toPage = <Row extends { id: number }>({ rows }: { rows: PageRow<Row>[] }): DatedPage<Row> => ({
  total: rows[0]!.total,
  rows: rows.filter((row): row is Row & { total: number } => row.id !== null),
})
