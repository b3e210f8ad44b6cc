import { sql, type Updateable } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import { notFound } from '#src/platform/http/failures.ts'

/** Profile fields, locked until the transaction ends, so that saves are serialised. */
export async function lockPerson(db: Db, id: number) {
  const person = await db
    .selectFrom('users')
    .select([
      'id',
      'version',
      'email',
      'photo',
      'visitsEnabled',
      'namaLengkap',
      'phone',
      'alamat',
      'regionId',
      'jenisKelamin',
      'tempatLahir',
      'tanggalLahir',
      'organisasi',
      'language',
      'participantId',
      'userType',
      'isPic',
      'role',
    ])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}
export type Person = Awaited<ReturnType<typeof lockPerson>>

export type PersonChange = Omit<Updateable<Tables['users']>, 'id' | 'version'>

/** @param isForm true if form fields changed, which increments the version */
export const updatePerson = (db: Db, id: number, change: PersonChange, now: Date, isForm: boolean) =>
  db
    .updateTable('users')
    .set({ ...change, updatedAt: now, ...(isForm && { version: sql<number>`version + 1` }) })
    .where('id', '=', id)
    .execute()

/** Title of a live institution; undefined if there is none. */
export const findTitle = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('participants')
      .select('title')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )?.title

/** Institution by id, including removed ones, which may still have members. */
export const findInstitution = (db: Db, id: number) =>
  db.selectFrom('participants').select(['id', 'title']).where('id', '=', id).executeTakeFirstOrThrow()

/** Institution of the pending claim. */
export const findWaitingClaim = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('participantClaims')
      .select('participantId')
      .where('userId', '=', userId)
      .where('status', '=', 'pending')
      .executeTakeFirst()
  )?.participantId

/** @returns the claim's id */
export async function insertClaim(db: Db, userId: number, participantId: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('participantClaims')
    .values({ userId, participantId, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Withdraws all institution claims of a person; a confirmed one ends with the membership. */
export const withdrawClaims = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('participantClaims')
    .set({ status: 'withdrawn', decidedAt: now })
    .where('userId', '=', userId)
    .where('status', 'in', ['pending', 'refused', 'confirmed'])
    .execute()
