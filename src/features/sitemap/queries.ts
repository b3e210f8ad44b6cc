import { sql } from 'kysely'
import { type AddressedKind, addressedKinds, kindOf } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import type { Language } from '#src/wire/language.ts'
import type { Range } from './sitemap-parts.ts'

/** Kinds with pages of their own, the fastest growing last. */
const kinds = [...addressedKinds].reverse()

/** The highest id of each kind, 0 if there is none. */
export async function highestIds(db: Db): Promise<{ kind: AddressedKind; id: number }[]> {
  const each = kinds.map(
    ({ kind, table }, place) => sql`
      select ${sql.lit(place)}::int as place, ${sql.lit(kind)} as kind,
        coalesce((select max(id) from ${sql.table(table)}), 0) as id`,
  )
  const { rows } = await sql<{ kind: AddressedKind; id: number }>`
    select kind, id from (${sql.join(each, sql` union all `)}) k order by place`.execute(db)
  return rows
}

type Address = {
  kind: AddressedKind
  slug: string
  updatedAt: Date
  /** Its slugs in further languages of the site; null without any. */
  others: { lang: Language; slug: string }[] | null
}

/** Live items of several id ranges, in order. */
export async function listAddresses(db: Db, ranges: readonly Range[]): Promise<Address[]> {
  if (!ranges.length) return []
  const each = ranges.map(({ kind, after, upTo }, place) => {
    const item = kindOf(addressedKinds, kind)
    return sql`
      select ${sql.lit(place)}::int as place, n.id, ${sql.lit(kind)} as kind, s.slug, n.updated_at, (
          select json_agg(json_build_object('lang', l.language, 'slug', coalesce(l.slug, s.slug))) from live_translations l
          where l.kind = ${sql.lit(kind)} and l.item_id = n.id) as others
      from ${sql.table(item.table)} n
      join slugs s on s.kind = ${sql.lit(kind)} and s.item_id = n.id and s.is_current
      where ${isLiveKind(item)} and n.id > ${after} and n.id <= ${upTo}`
  })
  const { rows } = await sql<Address>`
    select kind, slug, updated_at, others from (${sql.join(each, sql` union all `)}) a order by place, id`.execute(
    db,
  )
  return rows
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
