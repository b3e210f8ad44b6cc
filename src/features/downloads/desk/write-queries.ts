import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { SANITIZER_VERSION } from '#src/platform/text/sanitize.ts'
import type { Level } from '../policy.ts'
import type { DownloadStatus } from './schema.ts'

/** Fields of a download, without its file. */
export type DownloadDetails = {
  title: string
  description: string
  categoryId: number
  level: Level
  image: string | null
  imageAlt: string
  imageX: number
  imageY: number
}

/** Locks a download until the transaction ends. */
export async function lockDownload(db: Db, id: number): Promise<void> {
  await sql`select from downloads where id = ${id} for update`.execute(db)
}

/** Finds the download that the same person created with this key, and locks the key until the transaction ends. */
export async function findByKey(db: Db, createdBy: number, key: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`download ${createdBy} ${key}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('downloads')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
  return row?.id
}

export async function updateFileKey(db: Db, id: number, key: string): Promise<void> {
  await db.updateTable('downloads').set({ idempotencyKey: key }).where('id', '=', id).execute()
}

type Given = { face: DownloadDetails; by: number; now: Date }

/** Inserts a revision of a download and makes it the one for lists and searches. */
export async function updateDownloadCover(db: Db, id: number, { face, by, now }: Given): Promise<void> {
  const { title, description, categoryId, level, image, imageAlt, imageX, imageY } = face
  await sql`
    with revision as (
      insert into revisions (kind, item_id, title, excerpt, sanitizer_version, category_id, image, image_alt, image_x,
        image_y, created_by, created_at)
      values ('download', ${id}, ${title}, ${description}, ${SANITIZER_VERSION}, ${categoryId}, ${image}, ${imageAlt},
        ${imageX}, ${imageY}, ${by}, ${now})
      returning id
    )
    update downloads set live_revision_id = (select id from revision), title = ${title}, category_id = ${categoryId},
      level = ${level}, image = ${image}, image_alt = ${imageAlt}, image_x = ${imageX}, image_y = ${imageY},
      search = setweight(to_tsvector('jejaring', ${title}), 'A') ||
        setweight(to_tsvector('jejaring', ${description}), 'B')
    where id = ${id}`.execute(db)
}

type Standing = { status: DownloadStatus; publishedAt: Date | null; deletedAt: Date | null; now: Date }

/** Updates a download's status. */
export async function updateDownloadStatus(
  db: Db,
  id: number,
  { now, ...standing }: Standing,
): Promise<void> {
  await db
    .updateTable('downloads')
    .set({ ...standing, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

type NewFile = { file: string; again: number | null; by: number | null; now: Date }

/** Gives a download its next file, which readers get from now on. @returns its number */
export async function updateDownloadFile(
  db: Db,
  id: number,
  { file, again, by, now }: NewFile,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with added as (
      insert into download_files (download_id, number, file, again, created_by, created_at)
      select ${id}::bigint, max(number) + 1, ${file}, ${again}::int, ${by}::bigint, ${now}::timestamptz from download_files
      where download_id = ${id} returning number
    )
    update downloads set file = ${file}, file_version = (select number from added) where id = ${id}
    returning file_version as number`.execute(db)
  return rows[0]!.number
}

/** The download that has or had this file; undefined for none. */
export const findDownloadOfFile = (db: Db, file: string) =>
  db.selectFrom('downloadFiles').select('downloadId').where('file', '=', file).executeTakeFirst()

/** Stored name of a version's file; undefined without such a version. */
export async function findFile(db: Db, downloadId: number, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('downloadFiles')
    .select('file')
    .where('downloadId', '=', downloadId)
    // Numbers in addresses may exceed the column's type.
    .where(sql<boolean>`number = ${number}::bigint`)
    .executeTakeFirst()
  return row?.file
}

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('downloadCategories').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

const BATCH = 100

/** File of a translation's text, by the alias of its row. */
const fileOf = (x: string) => sql`nullif(${sql.ref(`${x}.fields`)} ->> 'file', '')`

/** Removes downloads deleted before a moment, at most 100; proofs of disbursements stay. @returns names of files that only they had */
export async function removeDownloads(db: Db, before: Date): Promise<{ ids: number[]; names: string[] }> {
  const { rows } = await sql<{ id: number; image: string | null; files: string[] }>`
    select d.id, d.image, (
        select array_agg(distinct file) from (
          select v.file from download_files v where v.download_id = d.id
          union all select ${fileOf('x')} from translation_revisions x join translations t on t.id = x.translation_id
          where t.kind = 'download' and t.item_id = d.id and ${fileOf('x')} is not null
        ) held) as files
    from downloads d where d.deleted_at <= ${before} and not exists (select from disbursements b where b.proof_id = d.id)
    order by d.id limit ${BATCH} for update of d`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return { ids, names: [] }
  const files = rows.flatMap((row) => row.files)
  const texts = await db
    .selectFrom('revisions')
    .select('image')
    .where('kind', '=', 'download')
    .where('itemId', 'in', ids)
    .execute()
  await sql`delete from download_log where download_id = any(${ids})`.execute(db)
  await sql`delete from download_files where download_id = any(${ids})`.execute(db)
  await sql`delete from downloads where id = any(${ids})`.execute(db)
  await sql`delete from revisions where kind = 'download' and item_id = any(${ids})`.execute(db)
  await sql`delete from slugs where kind = 'download' and item_id = any(${ids})`.execute(db)
  await sql`delete from files f where f.name = any(${files})
    and not exists (select from download_files v where v.file = f.name)
    and not exists (select from downloads d where d.file = f.name)
    and not exists (select from translations t join translation_revisions x on x.translation_id = t.id
      where t.kind = 'download' and ${fileOf('x')} = f.name)`.execute(db)
  const images = [...rows, ...texts].flatMap(({ image }) => (image ? [image] : []))
  return { ids, names: [...new Set([...files, ...images])] }
}
