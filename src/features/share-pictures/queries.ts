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
}

/** Title and cover of a live item; undefined when there is none. */
export async function findShared(db: Db, kind: ShareKind, id: number) {
  const isLive = kind === 'participant' ? sql`true` : sql`status = 'published'`
  const { rows } = await sql<{ title: string; coverFamily: string; coverSeed: number }>`
    select title, cover_family, cover_seed from ${sql.table(tables[kind])}
    where id = ${id} and deleted_at is null and ${isLive}`.execute(db)
  return rows[0]
}
