import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

/** Inserts a stored file; does nothing if it is recorded already. */
export const insertFile = (db: Db, file: Insertable<Tables['files']>) =>
  db
    .insertInto('files')
    .values(file)
    .onConflict((oc) => oc.doNothing())
    .execute()
