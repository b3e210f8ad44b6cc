import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Variant } from './schema.ts'

/** Picture as `imageOf` takes it. */
export type UploadedImage = { name: string; width: number; height: number; variants: Variant[] }

/**
 * SQL expression for the uploaded picture named by a column, as JSON; null for none.
 * @param column qualified with its table, e.g. `n.image`
 */
export const uploadIn = (column: string) => sql<UploadedImage | null>`(
  select json_build_object('name', up.name, 'width', up.width, 'height', up.height, 'variants', up.variants)
  from uploads up where up.name = ${sql.ref(column)} and up.width is not null and up.deleted_at is null)`

/** Picture by its name or the name of one of its sizes; undefined for other or removed uploads. */
export async function findPicture(db: Db, name: string): Promise<UploadedImage | undefined> {
  const { rows } = await sql<UploadedImage>`
    select name, width, height, variants from uploads
    where (name = ${name} or variants @> jsonb_build_array(jsonb_build_object('name', ${name}::text)))
      and purpose in ('avatar', 'content', 'logo') and deleted_at is null`.execute(db)
  return rows[0]
}

/** Drawing that this person uploaded as a logo; undefined for another's and for other files. */
export const findOwnLogo = (db: Db, name: string, userId: number) =>
  db
    .selectFrom('uploads')
    .select(['name', 'width', 'height'])
    .where('name', '=', name)
    .where('userId', '=', userId)
    .where('purpose', '=', 'logo')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Pictures among these whose people did not agree. */
export const listWithoutConsent = async (db: Db, names: readonly string[]) =>
  names.length
    ? db
        .selectFrom('uploads')
        .select(['name', 'alt'])
        .where('name', 'in', names)
        .where('consent', '=', 'no')
        .execute()
    : []
