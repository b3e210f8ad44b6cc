import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

type OldAddress = { kind: 'news' | 'blog' | 'page' | 'download'; slug: string }

/** The live item for an address of the former site. @param path without trailing slash */
export async function findOldAddress(db: Db, path: string): Promise<OldAddress | undefined> {
  const { rows } = await sql<OldAddress>`
    select r.kind, s.slug from redirects r
    join slugs s on s.kind = r.kind and s.item_id = r.item_id and s.is_current
    where r.path = ${path} and case r.kind
      when 'news' then exists (select from news n where n.id = r.item_id and n.status = 'published' and n.deleted_at is null)
      when 'blog' then exists (select from blog n where n.id = r.item_id and n.status = 'published' and n.deleted_at is null)
      when 'download' then exists (
        select from downloads n where n.id = r.item_id and n.status = 'published' and n.deleted_at is null)
      else exists (select from pages n where n.id = r.item_id and n.status = 'published' and n.deleted_at is null)
    end`.execute(db)
  return rows[0]
}
