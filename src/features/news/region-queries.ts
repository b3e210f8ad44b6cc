import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DatedPage } from '#src/platform/database/dated-list.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import { type NewsRow, newsList } from './queries.ts'
import type { NewsFilter } from './schema.ts'

/** Limit of the count of a region's news. */
const COUNT_LIMIT = 1_000

const orders: Record<NewsFilter['sort'], ReturnType<typeof sql>> = {
  '-published_at': sql`n.published_at desc, n.id desc`,
  published_at: sql`n.published_at, n.id`,
  '-created_at': sql`n.created_at desc, n.id desc`,
  created_at: sql`n.created_at, n.id`,
  title: sql`n.title collate "und-x-icu", n.id`,
  '-title': sql`n.title collate "und-x-icu" desc, n.id desc`,
}

/** A page of the live items of one region; the other filters narrow it, a query does not change the order. */
export async function listNewsOfRegion(
  db: Db,
  { region, category, q, page, limit, sort }: NewsFilter & { region: number },
): Promise<DatedPage<NewsRow>> {
  const chosen = sql`${isLive} and n.region_id = ${region}
    ${category ? sql`and n.category_id in (select id from news_categories where slug = ${category} or id::text = ${category})` : sql``}
    ${q ? sql`and n.search @@ websearch_to_tsquery('jejaring', ${q})` : sql``}`
  const { rows } = await sql<Omit<NewsRow, 'id'> & { id: number | null; total: number }>`
    with counted as materialized (
      select count(*)::int as total from (select 1 from news n where ${chosen} limit ${COUNT_LIMIT}) one
    ), picked as materialized (
      select n.id from news n where ${chosen} order by ${orders[sort]}
      limit ${limit} offset ${(page - 1) * limit}
    )
    select total, ${newsList.columns}
    from counted left join (picked join news n using (id) ${newsList.joins}) on true
    order by ${orders[sort]}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is NewsRow & { total: number } => row.id !== null),
  }
}
