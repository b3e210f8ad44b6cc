import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

export const insertFile = (db: Db, file: Insertable<Tables['files']>) =>
  db.insertInto('files').values(file).execute()
