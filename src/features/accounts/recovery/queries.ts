import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'

/** A link for a new password, whatever became of it, and whose it is. */
export const findResetLink = (db: Db, hash: Buffer) =>
  db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.userId', 't.expiresAt', 't.usedAt', 'u.email', 'u.namaLengkap as name', 'u.role'])
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'reset')
    .where(isAccount('u'))
    .executeTakeFirst()

export const setPassword = (db: Db, userId: number, passwordHash: string, now: Date) =>
  db
    .updateTable('users')
    .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
    .where('id', '=', userId)
    .execute()

/** Makes an active administrator who has no password yet. @returns the id, `undefined` when there is an account */
export async function insertAdmin(db: Db, email: string, now: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email,
      namaLengkap: email.split('@')[0]!,
      role: 'admin',
      userType: 'sekretariat',
      activatedAt: now,
      createdAt: now,
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Takes every second factor of a person away. */
export async function deleteFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['totpFactors', 'recoveryCodes', 'passkeys'] as const)
    await db.deleteFrom(table).where('userId', '=', userId).execute()
}
