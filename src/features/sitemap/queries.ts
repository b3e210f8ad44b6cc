import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isLive } from '#src/platform/database/dated-pages.ts'
import type { SearchKind } from '../search/schema.ts'
import type { Range } from './sitemap-parts.ts'

/** Kinds with pages of their own, the fastest growing last. */
const tables: Record<SearchKind, { table: string; live: RawBuilder<unknown> }> = {
  page: { table: 'pages', live: isLive },
  participant: { table: 'participants', live: sql`n.deleted_at is null` },
  event: { table: 'events', live: isLive },
  download: { table: 'downloads', live: isLive },
  blog: { table: 'blog', live: isLive },
  news: { table: 'news', live: isLive },
}

/** The highest id of each kind, 0 if there is none. */
export async function highestIds(db: Db): Promise<{ kind: SearchKind; id: number }[]> {
  const each = Object.entries(tables).map(
    ([kind, { table }], place) => sql`
      select ${sql.lit(place)}::int as place, ${sql.lit(kind)} as kind,
        coalesce((select max(id) from ${sql.table(table)}), 0) as id`,
  )
  const { rows } = await sql<{ kind: SearchKind; id: number }>`
    select kind, id from (${sql.join(each, sql` union all `)}) k order by place`.execute(db)
  return rows
}

type Address = { kind: SearchKind; slug: string; updatedAt: Date }

/** Live items of several id ranges, in order. */
export async function listAddresses(db: Db, ranges: readonly Range[]): Promise<Address[]> {
  if (!ranges.length) return []
  const each = ranges.map(({ kind, after, upTo }, place) => {
    const { table, live } = tables[kind]
    return sql`
      select ${sql.lit(place)}::int as place, n.id, ${sql.lit(kind)} as kind, s.slug, n.updated_at
      from ${sql.table(table)} n
      join slugs s on s.kind = ${sql.lit(kind)} and s.item_id = n.id and s.is_current
      where ${live} and n.id > ${after} and n.id <= ${upTo}`
  })
  const { rows } = await sql<Address>`
    select kind, slug, updated_at from (${sql.join(each, sql` union all `)}) a order by place, id`.execute(db)
  return rows
}

/** Slugs of public campaigns. */
export async function listCampaignSlugs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select s.slug from campaigns k
    join slugs s on s.kind = 'campaign' and s.item_id = k.id and s.is_current
    where k.status <> 'draft' order by k.id`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Slugs of the news categories that have live items. */
export async function listFilledCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('newsCategories as c')
    .select('c.slug')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('tallies as t')
          .select('t.n')
          .where('t.list', '=', 'news/month')
          .whereRef('t.categoryId', '=', 'c.id')
          .where('t.n', '>', 0),
      ),
    )
    .orderBy('c.position')
    .execute()
  return rows.map(({ slug }) => slug)
}
