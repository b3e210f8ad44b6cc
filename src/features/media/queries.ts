import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Consent } from '#src/wire/media.ts'
import type { UploadedImage } from '../uploads/queries.ts'
import { isInLibraryOf, isInUse, isReadableBy } from '../uploads/use-queries.ts'
import type { MediaFilter } from './schema.ts'

export type PictureRow = UploadedImage & {
  id: number
  alt: string
  shows: string
  consent: Consent
  consentOn: string | null
  consentNote: string
  createdAt: Date
  version: number
}

const columns = sql`u.id, u.name, u.width, u.height, u.variants, u.alt, u.shows, u.consent, u.consent_on,
  u.consent_note, u.created_at, u.version`

const isPicture = sql`u.purpose = 'content' and u.deleted_at is null and u.width is not null`

/** A page of the pictures that a person may read about, or use; newest first. */
export async function listPictures(
  db: Db,
  userId: number,
  { page, limit, q, consent, usable, without_alt }: MediaFilter,
): Promise<{ total: number; rows: PictureRow[] }> {
  const chosen: RawBuilder<unknown>[] = [
    isPicture,
    sql`u.used_at is not null`,
    usable === '1' ? sql`u.consent <> 'no' and ${isInLibraryOf(userId)}` : isReadableBy(userId),
  ]
  if (q) chosen.push(sql`(u.alt ilike ${containing(q)} or u.shows ilike ${containing(q)})`)
  if (consent) chosen.push(sql`u.consent = ${consent}`)
  if (without_alt === '1') chosen.push(sql`u.alt = ''`)
  const where = sql.join(chosen, sql` and `)
  const { rows } = await sql<(PictureRow | { id: null }) & { total: number }>`
    select (select count(*)::int from uploads u where ${where}) as total, listed.* from (select 1) one left join (
      select ${columns} from uploads u where ${where}
      order by u.created_at desc, u.id desc limit ${limit} offset ${(page - 1) * limit}
    ) listed on true order by listed.created_at desc, listed.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is PictureRow & { total: number } => row.id !== null),
  }
}

/** A picture that a person may read about. @throws Failure 404 */
export async function getPicture(db: Db, userId: number, id: number): Promise<PictureRow> {
  const { rows } = await sql<PictureRow>`
    select ${columns} from uploads u where u.id = ${id} and ${isPicture} and ${isReadableBy(userId)}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

type Change = Partial<Pick<PictureRow, 'alt' | 'shows' | 'consent' | 'consentOn' | 'consentNote'>>

export const updatePicture = (db: Db, id: number, change: Change) =>
  db
    .updateTable('uploads')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** Marks a picture as deleted, for the sweep of unused uploads. @returns false if something shows it */
export async function deletePicture(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update uploads u set deleted_at = ${now}, used_at = null where id = ${id} and not ${isInUse} returning 1`.execute(
    db,
  )
  return rows.length === 1
}
