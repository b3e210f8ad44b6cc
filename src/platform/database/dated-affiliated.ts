import { sql } from 'kysely'
import { COUNT_LIMIT } from '#src/wire/count-limit.ts'
import type { Db } from './connect.ts'
import type { DatedFilter, DatedList, DatedPage } from './dated-list.ts'
import { isLiveIn, orders, type PageRow, toPage } from './dated-pages.ts'
import { matchesWords, type TranslatedName } from './translated.ts'

/** A page of the live items of one region or institution; the other filters narrow it, a query does not change the order. */
export async function affiliatedPage<Row extends { id: number }>(
  db: Db,
  list: DatedList<Row>,
  { region, participant, category, q, page, limit, sort }: DatedFilter,
): Promise<DatedPage<Row>> {
  const table = sql.table(list.name)
  const chosen = sql`${isLiveIn(list, category)}
    ${region ? sql`and n.region_id = ${region}` : sql``}
    ${participant ? sql`and n.participant_id = ${participant}` : sql``}
    ${q ? sql`and ${matchesWords(list.kind as TranslatedName, 'n', q)}` : sql``}`
  return toPage(
    await sql<PageRow<Row>>`
      with counted as materialized (
        select count(*)::int as total from (select 1 from ${table} n where ${chosen} limit ${COUNT_LIMIT}) one
      ), picked as materialized (
        select n.id from ${table} n where ${chosen} order by ${orders[sort]}
        limit ${limit} offset ${(page - 1) * limit}
      )
      select total, ${list.columns}
      from counted left join (picked join ${table} n using (id) ${list.joins}) on true
      order by ${orders[sort]}`.execute(db),
  )
}
