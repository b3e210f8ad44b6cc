import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

const BATCH = 100

/** Ids of items due for publication, earliest first. */
export async function listDue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from news where (status = 'scheduled' or pending_status = 'scheduled') and deleted_at is null
      and status <> 'archived' and publish_at <= ${now}
    order by publish_at, id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Items deleted before a moment, with all their revisions. */
export async function listDeletedBefore(db: Db, before: Date) {
  const { rows } = await sql<{ id: number; texts: { content: string; image: string | null }[] }>`
    select n.id, (select coalesce(json_agg(json_build_object('content', r.content, 'image', r.image)), '[]')
      from news_revisions r where r.news_id = n.id) as texts
    from news n where n.deleted_at < ${before} limit ${BATCH}`.execute(db)
  return rows
}

/** Removes items for good, with steps, texts and slugs. */
export async function removeNews(db: Db, ids: readonly number[]) {
  await db.deleteFrom('newsSteps').where('newsId', 'in', ids).execute()
  await db
    .updateTable('news')
    .set({ liveRevisionId: null, revisionId: null })
    .where('id', 'in', ids)
    .execute()
  await db.deleteFrom('newsRevisions').where('newsId', 'in', ids).execute()
  await db.deleteFrom('slugs').where('kind', '=', 'news').where('itemId', 'in', ids).execute()
  await db.deleteFrom('news').where('id', 'in', ids).execute()
}
