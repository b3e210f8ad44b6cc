import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from './account-queries.ts'

/** Mail recipient; undefined for a closed account. */
export const findReader = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['email', 'namaLengkap as name', 'language'])
    .where('id', '=', id)
    .where('activatedAt', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where(isAccount('users'))
    .executeTakeFirst()
