import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

/**
 * Sets a confirmed address, and deletes any registration for it, as it now has an account.
 * @returns the former address, or undefined when another account took the new one meanwhile
 */
export async function updateEmail(db: Db, id: number, email: string, now: Date) {
  await db.deleteFrom('registrations').where('email', '=', email).execute()
  const { rows } = await sql<{ email: string; namaLengkap: string; role: string; language: string }>`
    update users u set email = ${email}, updated_at = ${now}
    from (select id, email, nama_lengkap, role, language from users where id = ${id} for update) old
    where u.id = old.id and not exists (select from users where email = ${email})
    returning old.email, old.nama_lengkap, old.role, old.language`.execute(db)
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
