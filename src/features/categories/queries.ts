import { sql } from 'kysely'
import { type CategoryKind, categoriesOf } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'

export type CategoryRow = {
  id: number
  slug: string
  title: string
  /** Sentence under the heading of its page; '' for the list's own. */
  lead: string
  position: number
  parentId: number | null
  items: number
  children: number
  version: number
}

const tableOf = (kind: CategoryKind) => sql.table(categoriesOf(kind).table)
const parentOf = (kind: CategoryKind) => (categoriesOf(kind).hasLevels ? sql`c.parent_id` : sql`null::bigint`)
const childrenOf = (kind: CategoryKind) =>
  categoriesOf(kind).hasLevels
    ? sql`(select count(*)::int from ${tableOf(kind)} k where k.parent_id = c.id)`
    : sql`0`

const columns = (
  kind: CategoryKind,
) => sql`c.id, c.slug, c.title, c.lead, c.position, ${parentOf(kind)} as parent_id,
  (select count(*)::int from ${sql.table(categoriesOf(kind).homes[0])} n where n.category_id = c.id) as items,
  ${childrenOf(kind)} as children, c.version`

/** The categories of a list in their order, children after parents. */
export async function listAll(db: Db, kind: CategoryKind): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select ${columns(kind)} from ${tableOf(kind)} c order by c.position, c.id`.execute(db)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  return (below.get(null) ?? []).flatMap((row) => [row, ...(below.get(row.id) ?? [])])
}

/** Locks a list's categories until the transaction ends. */
export const lockCategories = (db: Db, kind: CategoryKind) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`categories ${kind}`}, 0))`.execute(db)

/** @throws Failure 404 */
export async function getCategory(db: Db, kind: CategoryKind, id: number): Promise<CategoryRow> {
  const { rows } = await sql<CategoryRow>`
    select ${columns(kind)} from ${tableOf(kind)} c where c.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type Place = { title: string; lead: string; position: number; parentId: number | null }

/** Inserts a category under the first free slug. @returns its number */
export async function insertCategory(
  db: Db,
  kind: CategoryKind,
  { title, lead, position, parentId, slug }: Place & { slug: string },
): Promise<number> {
  const { hasCover, hasLevels } = categoriesOf(kind)
  const extra = sql`${hasCover ? sql`, cover_family` : sql``} ${hasLevels ? sql`, parent_id` : sql``}`
  const value = sql`${hasCover ? sql`, 'indigo'` : sql``} ${hasLevels ? sql`, ${parentId}::bigint` : sql``}`
  for (let n = 1; ; n += 1) {
    const { rows } = await sql<{ id: number }>`
      insert into ${tableOf(kind)} (slug, title, lead, position ${extra})
      values (${n === 1 ? slug : `${slug}-${n}`}, ${title}, ${lead}, ${position} ${value})
      on conflict (slug) do nothing returning id`.execute(db)
    if (rows[0]) return rows[0].id
  }
}

export const updateCategory = (
  db: Db,
  kind: CategoryKind,
  id: number,
  { title, lead, position, parentId }: Place,
) =>
  sql`
    update ${tableOf(kind)} set title = ${title}, lead = ${lead}, position = ${position},
      version = version + 1 ${categoriesOf(kind).hasLevels ? sql`, parent_id = ${parentId}::bigint` : sql``}
    where id = ${id}`.execute(db)

/** Moves everything of a category into another. @returns how many items */
export async function moveItems(db: Db, kind: CategoryKind, from: number, into: number): Promise<number> {
  let moved = 0n
  for (const [place, home] of categoriesOf(kind).homes.entries()) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(home)} set category_id = ${into}
      where category_id = ${from} ${home === 'revisions' ? sql`and kind = ${kind}` : sql``}`.execute(db)
    if (place === 0) moved = numAffectedRows
  }
  if (categoriesOf(kind).hasLevels)
    await sql`update ${tableOf(kind)} set parent_id = ${into} where parent_id = ${from}`.execute(db)
  return Number(moved)
}

/** Redirects the address of a category, and those that already redirect to it, to another. */
export async function redirectCategory(
  db: Db,
  kind: CategoryKind,
  { id, slug }: Pick<CategoryRow, 'id' | 'slug'>,
  into: number,
) {
  await sql`update former_categories set category_id = ${into} where kind = ${kind} and category_id = ${id}`.execute(
    db,
  )
  await sql`
    insert into former_categories (kind, slug, category_id) values (${kind}, ${slug}, ${into})
    on conflict (kind, slug) do update set category_id = excluded.category_id`.execute(db)
}

/** The slug that a former category redirects to; undefined for none. */
export async function findFormerCategory(
  db: Db,
  kind: CategoryKind,
  slug: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select c.slug from former_categories f join ${tableOf(kind)} c on c.id = f.category_id
    where f.kind = ${kind} and f.slug = ${slug}
      and not exists (select from ${tableOf(kind)} again where again.slug = f.slug)`.execute(db)
  return rows[0]?.slug
}

export const deleteCategory = (db: Db, kind: CategoryKind, id: number) =>
  sql`delete from ${tableOf(kind)} where id = ${id}`.execute(db)
