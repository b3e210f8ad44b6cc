import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { ContentKind } from './content-kind.ts'

const BATCH = 100

/** Ids of items due for publication, earliest first. */
export async function listDue(db: Db, { table }: ContentKind, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where status = 'scheduled' and deleted_at is null and publish_at <= ${now}
    order by publish_at, id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Items deleted before a moment, with all their revisions. */
export async function listDeletedBefore(db: Db, { kind, table }: ContentKind, before: Date) {
  const { rows } = await sql<{ id: number; texts: { content: string; image: string | null }[] }>`
    select n.id, (select coalesce(json_agg(json_build_object('content', r.content, 'image', r.image)), '[]')
      from revisions r where r.kind = ${kind} and r.item_id = n.id) as texts
    from ${sql.table(table)} n where n.deleted_at <= ${before} limit ${BATCH}`.execute(db)
  return rows
}

/** Removes items for good, with revisions and slugs. */
export async function removeContent(
  db: Db,
  { kind, table }: ContentKind,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} set status = 'draft', live_revision_id = null, revision_id = null
    where id = any(${ids})`.execute(db)
  await db.deleteFrom('revisions').where('kind', '=', kind).where('itemId', 'in', ids).execute()
  await db.deleteFrom('slugs').where('kind', '=', kind).where('itemId', 'in', ids).execute()
  await sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(db)
}
