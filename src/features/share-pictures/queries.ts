import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { ShareKind } from '#src/ui/share-picture.ts'

const tables: Record<ShareKind, string> = {
  news: 'news',
  blog: 'blog',
  event: 'events',
  download: 'downloads',
  page: 'pages',
  participant: 'participants',
  campaign: 'campaigns',
}
/** Condition for a public item; kinds without a line here have a status and a deletion time. */
const live: Partial<Record<ShareKind, ReturnType<typeof sql>>> = {
  participant: sql`deleted_at is null`,
  campaign: sql`status <> 'draft'`,
}
const usual = sql`deleted_at is null and status = 'published'`

/** Title and cover of a live item; undefined without one. */
export async function findShared(db: Db, kind: ShareKind, id: number) {
  const { rows } = await sql<{ title: string; coverFamily: string; coverSeed: number }>`
    select title, cover_family, cover_seed from ${sql.table(tables[kind])}
    where id = ${id} and ${live[kind] ?? usual}`.execute(db)
  return rows[0]
}
