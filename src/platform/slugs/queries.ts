import { type RawBuilder, sql } from 'kysely'
import type { AddressedKind } from '#src/kinds.ts'
import type { Db } from '../database/connect.ts'

export type ItemBy = { id: number } | { slug: string }

/** Condition that `id` is the wanted item, by its number or by any current or former slug. */
export const isItem = (id: RawBuilder<unknown>, kind: AddressedKind, by: ItemBy) =>
  'id' in by
    ? sql`${id} = ${by.id}`
    : sql`${id} = (select item_id from slugs where kind = ${sql.lit(kind)} and slug = ${by.slug})`

/**
 * Assigns an item its slug: the wanted one, or the first free of `slug-2`, `slug-3`, …. A former slug becomes current
 * again; the one it had until now stays and redirects.
 */
export async function reserveSlug(
  db: Db,
  kind: AddressedKind,
  itemId: number,
  wanted: string,
): Promise<string> {
  await sql`update slugs set is_current = false where kind = ${kind} and item_id = ${itemId} and is_current`.execute(
    db,
  )
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`
    const { rows } = await sql`
      insert into slugs as s (kind, slug, item_id) values (${kind}, ${slug}, ${itemId})
      on conflict (kind, slug) do update set is_current = true where s.item_id = excluded.item_id
      returning slug`.execute(db)
    if (rows.length) return slug
  }
}
