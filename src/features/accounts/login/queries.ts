import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { editedRegions } from '#src/platform/sessions/editor-queries.ts'

const person = [
  'u.id',
  'u.email',
  'u.namaLengkap',
  'u.role',
  'u.isPic',
  'u.isModerator',
  'u.isDemo',
  'u.activatedAt',
  'u.suspendedAt',
  'u.factorAskedAt',
] as const

/**
 * Data to check a login against, in one statement for known and unknown addresses: the account, or a registration
 * awaiting activation.
 */
export async function findLogin(db: Db, email: string, now: Date) {
  const row = await db.selectNoFrom((eb) => eb.val(email).as('given')).as('asked')
  return db
    .selectFrom(row)
    .leftJoin('users as u', (join) => join.onRef('u.email', '=', 'asked.given').on(isAccount('u')))
    .leftJoin('registrations as r', (join) =>
      join.onRef('r.email', '=', 'asked.given').on('r.expiresAt', '>', now),
    )
    .select([
      ...person,
      'u.passwordHash',
      'r.passwordHash as waitingHash',
      editedRegions('u').as('editsRegions'),
    ])
    .executeTakeFirstOrThrow()
}

/** Current state of a person between the two steps of a login. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('users as u')
    .select([...person, editedRegions('u').as('editsRegions')])
    .where('u.id', '=', id)
    .where(isAccount('u'))
    .executeTakeFirst()
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

export const findPassword = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['passwordHash', 'email', 'namaLengkap'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** @returns true if the checked password was still current: of two concurrent changes one succeeds */
export async function updatePassword(db: Db, id: number, hash: { from: string; to: string }, now: Date) {
  const row = await db
    .updateTable('users')
    .set({ passwordHash: hash.to, passwordChangedAt: now })
    .where('id', '=', id)
    .where('passwordHash', '=', hash.from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the demo accounts that can log in with the demo's password. */
export const listDemoPeople = (db: Db) =>
  db
    .selectFrom('users')
    .select(['email', 'namaLengkap', 'role', 'userType', 'isPic', 'isModerator'])
    .select(editedRegions('users').as('editsRegions'))
    .where('isDemo', '=', true)
    .where('passwordHash', 'is not', null)
    .where('passwordChangedAt', 'is', null)
    .where('activatedAt', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where(isAccount('users'))
    .orderBy('id')
    .limit(20)
    .execute()
