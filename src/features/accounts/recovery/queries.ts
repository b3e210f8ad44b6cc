import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'

/** Password link in any state, with its owner. */
export const findResetLink = (db: Db, hash: Buffer) =>
  db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select([
      't.userId',
      't.expiresAt',
      't.usedAt',
      'u.email',
      'u.namaLengkap as name',
      'u.role',
      'u.language',
    ])
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

/** Inserts an active administrator without password. @returns the id, `undefined` if the address has an account */
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

/** Deletes all second factors of a person. */
export async function deleteFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['totpFactors', 'recoveryCodes', 'passkeys'] as const)
    await db.deleteFrom(table).where('userId', '=', userId).execute()
}
