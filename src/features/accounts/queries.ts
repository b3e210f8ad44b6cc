import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'

/** The profile of a user with the names of region and institution. @throws Failure 404 */
export async function getProfile(db: Db, id: number) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('regions as r', 'r.id', 'u.regionId')
    .leftJoin('participants as p', 'p.id', 'u.participantId')
    .select([
      'u.id',
      'u.email',
      'u.namaLengkap',
      'u.photo',
      'u.alamat',
      'u.phone',
      'u.jenisKelamin',
      'u.organisasi',
      'u.tempatLahir',
      'u.tanggalLahir',
      'u.isPic',
      'u.isModerator',
      'u.userType',
      'u.role',
      'u.regionId',
      'r.title as regionTitle',
      'u.participantId',
      'p.title as participantTitle',
    ])
    .where('u.id', '=', id)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
export type ProfileRow = Awaited<ReturnType<typeof getProfile>>
