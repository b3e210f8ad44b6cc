import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'

/** Account for deletion requests and their mails, locked until the transaction ends. */
export async function lockAccount(db: Db, id: number) {
  const { rows } = await sql<Account>`
    select id, email, nama_lengkap, language, role, deletion_due_at,
      role = 'admin' and not exists (
        select from users o where o.role = 'admin' and o.id <> ${id} and o.activated_at is not null
          and o.suspended_at is null and ${isAccount('o')} and o.deletion_due_at is null
      ) as is_last_admin
    from users where id = ${id} and ${isAccount('users')} for update`.execute(db)
  return rows[0]
}
export type Account = {
  id: number
  email: string
  namaLengkap: string
  language: string
  role: 'member' | 'staff' | 'admin'
  deletionDueAt: Date | null
  isLastAdmin: boolean
}

/** Serialises decisions about admins: two concurrent deletions could leave no admin. */
export const lockAdmins = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`.execute(db)

/** @param dueAt null cancels the deletion */
export const setDeletion = (db: Db, id: number, dueAt: Date | null, keepsByline: boolean) =>
  db
    .updateTable('users')
    .set({ deletionDueAt: dueAt, deletionKeepsByline: keepsByline })
    .where('id', '=', id)
    .execute()

/** Accounts whose seven days are over, at most 100. */
export const listDue = (db: Db, now: Date) =>
  db
    .selectFrom('users')
    .select('id')
    .where('deletionDueAt', '<=', now)
    .where('deletedAt', 'is', null)
    .orderBy('deletionDueAt')
    .limit(100)
    .execute()
