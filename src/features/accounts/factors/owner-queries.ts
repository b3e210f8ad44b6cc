import type { Db } from '#src/platform/database/connect.ts'

/** Owner of an account, with the fields that decide on their second factor. */
export const findOwner = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'namaLengkap', 'role', 'isPic', 'isModerator', 'isDemo', 'factorAskedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
