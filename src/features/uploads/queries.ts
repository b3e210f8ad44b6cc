import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Variant } from './schema.ts'

/** A picture as `imageOf` presents it. */
export type UploadedImage = { name: string; width: number; height: number; variants: Variant[] }

/**
 * The uploaded picture that a column names, as one more column of any statement; null for none.
 * @param column with the name of its table, e.g. `n.image`
 */
export const uploadIn = (column: string) => sql<UploadedImage | null>`(
  select json_build_object('name', up.name, 'width', up.width, 'height', up.height, 'variants', up.variants)
  from uploads up where up.name = ${sql.ref(column)} and up.width is not null and up.deleted_at is null)`

/** A picture by its name, or by the name of one of its sizes; undefined for what is none or was removed. */
export async function findPicture(db: Db, name: string): Promise<UploadedImage | undefined> {
  const { rows } = await sql<UploadedImage>`
    select name, width, height, variants from uploads
    where (name = ${name} or variants @> jsonb_build_array(jsonb_build_object('name', ${name}::text)))
      and purpose in ('avatar', 'content') and deleted_at is null`.execute(db)
  return rows[0]
}
