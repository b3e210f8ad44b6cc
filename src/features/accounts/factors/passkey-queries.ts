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

/** @returns its id, undefined if this passkey is already known */
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

/** Records a use. @returns false if the counter has changed meanwhile, by another use */
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

/** @returns the name of the removed passkey, undefined for another user's */
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
