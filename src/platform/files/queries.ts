import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

/** Notes a stored file; one that is noted already stays as it is. */
export const insertFile = (db: Db, file: Insertable<Tables['files']>) =>
  db
    .insertInto('files')
    .values(file)
    .onConflict((oc) => oc.doNothing())
    .execute()
