import type { Db } from '#src/platform/database/connect.ts'

export type NewPasskey = {
  userId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
}

/** @returns its id, undefined where this passkey is known already */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<number | undefined> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
    .onConflict((oc) => oc.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findPasskey = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('userId', '=', userId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

/** Notes a use. @returns false where the counter has moved on meanwhile: that use was another's */
export async function recordPasskeyUse(db: Db, id: number, counter: { from: number; to: number }, now: Date) {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: counter.to, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', counter.from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the name of what was removed; another's passkey is none */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export const deletePasskeys = (db: Db, userId: number) =>
  db.deleteFrom('passkeys').where('userId', '=', userId).execute()
