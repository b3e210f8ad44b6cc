import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Consent } from '#src/wire/media.ts'
import type { UploadPurpose } from '#src/wire/upload.ts'
import type { Variant } from './schema.ts'
import { isInLibraryOf, isInUse } from './use-queries.ts'

export type NewUpload = Pick<
  Insertable<Tables['uploads']>,
  'name' | 'userId' | 'type' | 'size' | 'sha256' | 'originalName'
> & { purpose: UploadPurpose; width: number | null; height: number | null; createdAt: Date }

/** Inserts an upload; serialises inserts of the same person until the transaction ends. */
export async function insertUpload(tx: Tx, given: NewUpload) {
  const { name, userId, purpose, type, size, sha256, originalName, width, height, createdAt } = given
  await sql`select pg_advisory_xact_lock(hashtextextended('uploads', ${userId}))`.execute(tx)
  tx.invalidate('pictures')
  await tx
    .insertInto('uploads')
    .values({ name, userId, purpose, type, size, sha256, originalName, width, height, createdAt })
    .execute()
}

/** Uploads of a person since a moment, with the time of the first. */
export type Day = { files: number; bytes: number; oldestAt: Date | null }

export const readDay = (db: Db, userId: number, since: Date): Promise<Day> =>
  db
    .selectFrom('uploads')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(size), 0)::int8`.as('bytes'),
      eb.fn.min('createdAt').as('oldestAt'),
    ])
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()

type Use = { name: string; userId: number; purpose: UploadPurpose; alt?: string; now: Date }

/**
 * Marks an upload as used that this person may use; a picture without an alternative text takes that of its use.
 * @returns its metadata, undefined if there is none
 */
export async function markUsed(db: Db, { name, userId, purpose, alt = '', now }: Use) {
  const { rows } = await sql<UsedUpload>`
    update uploads u set used_at = coalesce(used_at, ${now}), alt = case when alt = '' then ${alt} else alt end
    where name = ${name} and purpose = ${purpose} and deleted_at is null
      and (user_id = ${userId} or ${isInLibraryOf(userId)})
    returning name, type, size, sha256, original_name, width, height, consent`.execute(db)
  return rows[0]
}

type UsedUpload = {
  name: string
  type: string
  size: number
  sha256: string
  originalName: string
  width: number | null
  height: number | null
  consent: Consent
}

/** Locks uploads in one order, so that what follows sees the texts of everybody who was just using them. */
export const lockUploads = (db: Db, names: readonly string[]) =>
  db.selectFrom('uploads').select('id').where('name', 'in', names).orderBy('name').forUpdate().execute()

/** Marks an upload as unused, unless another text or item still shows it. */
export const markUnused = (db: Db, name: string) =>
  sql`
    update uploads u set used_at = null
    where name = ${name} and (purpose <> 'content' or not ${isInUse})`.execute(db)

export function setVariants(tx: Tx, name: string, variants: readonly Variant[]) {
  tx.invalidate('pictures')
  return tx
    .updateTable('uploads')
    .set({ variants: JSON.stringify(variants) })
    .where('name', '=', name)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/**
 * Marks unused uploads from before `before`, or released with their owner, as deleted; documents of downloads stay.
 * @returns their file names, at most 100
 */
export async function claimUnusedUploads(tx: Tx, before: Date, now: Date) {
  const { rows } = await sql<{ name: string; variants: Variant[] }>`
    update uploads set deleted_at = coalesce(deleted_at, ${now}) where id in (
      select id from uploads u where used_at is null and (created_at < ${before} or deleted_at is not null)
        and not exists (select from files f where f.name = u.name)
      order by created_at limit 100
    ) and used_at is null returning name, variants`.execute(tx)
  if (rows.length) tx.invalidate('pictures')
  return rows
}

export const deleteUploads = (db: Db, names: readonly string[]) =>
  db.deleteFrom('uploads').where('name', 'in', names).where('deletedAt', 'is not', null).execute()

/** Names without a row, neither as an upload nor as a size of a picture. */
export async function unknownAmong(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as given (name)
    where not exists (select from files f where f.name = given.name)
      and not exists (select from site_agreement a where a.store_mark = given.name)
      and not exists (select from uploads u where u.name = given.name)
      and not exists (
        select from uploads u where u.variants @> jsonb_build_array(jsonb_build_object('name', given.name)))`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
