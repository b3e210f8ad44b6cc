import type { Insertable } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'

let count = 0

/** Active user; tests pass only the fields they need. */
export function makeUser(db: Db, given: Partial<Insertable<Tables['users']>> = {}) {
  count += 1
  return db
    .insertInto('users')
    .values({
      email: `orang-${count}-${Date.now()}@contoh.example`,
      namaLengkap: 'Maria Natalia Tefa',
      activatedAt: new Date(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Gives a person the duty to edit a region. */
export const makeEditor = (db: Db, userId: number, regionId: number) =>
  db.insertInto('regionEditors').values({ userId, regionId, givenAt: new Date() }).execute()
