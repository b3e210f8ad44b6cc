import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { SANITIZER_VERSION } from '#src/platform/text/sanitize.ts'

const NEIGHBOURS = 4

/** Cover seeds of the downloads next to a publication time in the list, nearest first. */
export async function neighbourSeeds(db: Db, publishedAt: Date | null): Promise<number[]> {
  const rows = await db
    .selectFrom('downloads')
    .select('coverSeed')
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .$if(publishedAt !== null, (query) => query.where('publishedAt', '<=', publishedAt))
    .orderBy('publishedAt', 'desc')
    .limit(NEIGHBOURS)
    .execute()
  return rows.map((row) => row.coverSeed)
}

type InsertDownload = {
  title: string
  description: string
  categoryId: number
  level: string
  file: string
  status: string
  publishedAt: Date | null
  createdBy: number | null
  coverFamily: string
  coverSeed: number
}

/** Inserts a download with its first revision and the first version of its file, in one statement. */
export async function insertDownload(db: Db, d: InsertDownload): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    with ids as (
      select nextval(pg_get_serial_sequence('downloads', 'id')) as download_id,
        nextval(pg_get_serial_sequence('revisions', 'id')) as revision_id
    ), revision as (
      insert into revisions (id, kind, item_id, title, excerpt, sanitizer_version, created_by)
      overriding system value
      select revision_id, 'download', download_id, ${d.title}, ${d.description}, ${SANITIZER_VERSION}, ${d.createdBy}
      from ids
    ), item as (
      insert into downloads (id, status, category_id, live_revision_id, title, search, cover_family, cover_seed, level,
        file, published_at, created_by, created_at, updated_at)
      overriding system value
      select download_id, ${d.status}, ${d.categoryId}, revision_id,
        ${d.title}, setweight(to_tsvector('jejaring', ${d.title}), 'A') ||
        setweight(to_tsvector('jejaring', ${d.description}), 'B'),
        ${d.coverFamily}, ${d.coverSeed}, ${d.level}, ${d.file}, ${d.publishedAt}, ${d.createdBy},
        coalesce(${d.publishedAt}, now()), coalesce(${d.publishedAt}, now())
      from ids
    ), first as (
      insert into download_files (download_id, number, file, created_by, created_at)
      select download_id, 1, ${d.file}, ${d.createdBy}::bigint, coalesce(${d.publishedAt}, now()) from ids
    )
    select download_id as id from ids`.execute(db)
  return rows[0]!
}
