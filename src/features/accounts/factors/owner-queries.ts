import type { Db } from '#src/platform/database/connect.ts'
import { editedRegions } from '#src/platform/sessions/editor-queries.ts'

/** Owner of an account, with the fields that decide on their second factor. */
export const findOwner = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'namaLengkap', 'language', 'role', 'isPic', 'isModerator', 'isDemo', 'factorAskedAt'])
    .select(editedRegions('users').as('editsRegions'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
