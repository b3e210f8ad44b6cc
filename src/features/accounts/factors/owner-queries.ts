import type { Db } from '#src/platform/database/connect.ts'

/** Whoever owns an account, with what their second factor depends on. */
export const findOwner = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'namaLengkap', 'role', 'isPic', 'isModerator', 'isDemo', 'factorAskedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
