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

/** Title of a live region or institution; undefined if there is none. */
export const findTitle = async (db: Db, table: 'regions' | 'participants', id: number) =>
  (
    await db
      .selectFrom(table)
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

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

/**
 * Sets a confirmed address, and deletes any registration for it, as it now has an account.
 * @returns the former address, or undefined when another account took the new one meanwhile
 */
export async function replaceEmail(db: Db, id: number, email: string, now: Date) {
  await db.deleteFrom('registrations').where('email', '=', email).execute()
  const { rows } = await sql<{ email: string; namaLengkap: string; role: string }>`
    update users u set email = ${email}, updated_at = ${now}
    from (select id, email, nama_lengkap, role from users where id = ${id} for update) old
    where u.id = old.id and not exists (select from users where email = ${email})
    returning old.email, old.nama_lengkap, old.role`.execute(db)
  return rows[0]
}

/** Deletes a no longer used address from sent mails. */
export const clearMailAddress = (db: Db, email: string) =>
  db
    .updateTable('letters')
    .set({ toEmail: '', subject: '', text: '', html: '', attachments: '[]' })
    .where('toEmail', '=', email)
    .where('sentAt', 'is not', null)
    .execute()
