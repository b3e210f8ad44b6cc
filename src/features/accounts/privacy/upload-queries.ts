import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/**
 * Gives up what a person brought, but for what is in texts that stay and in the library; of that the name goes
 * that the file had on its owner's machine. The sweep of unused files removes the bytes.
 */
export async function deleteUploads(db: Db, userId: number, now: Date) {
  await sql`
    update uploads up set original_name = '', used_at = case when is_kept then used_at end,
      deleted_at = case when is_kept then up.deleted_at else coalesce(up.deleted_at, ${now}) end
    from (
      select name, exists (
        select from news n left join news_revisions r on r.id = n.live_revision_id
        where n.image = mine.name or r.image = mine.name or strpos(r.content, mine.name) > 0
      ) or exists (select from files f where f.name = mine.name)
        or exists (select from participants p where p.image = mine.name)
        or exists (select from team t where t.image = mine.name)
        or exists (select from events e where e.image = mine.name)
        or exists (select from downloads d where d.image = mine.name)
        or exists (select from revisions v where v.image = mine.name or strpos(v.content, mine.name) > 0)
        or exists (select from questions q where q.deleted_at is null and strpos(q.body, mine.name) > 0)
        or exists (select from answers x where x.deleted_at is null and strpos(x.body, mine.name) > 0) as is_kept
      from uploads mine where user_id = ${userId}
    ) judged
    where up.name = judged.name`.execute(db)
}
