import type { Db } from '../database/connect.ts'

/**
 * Runs an effect outside the database unless its key is noted as done. A crash between effect and note
 * runs it again, so the effect itself carries the key too (a Message-ID, a file's name, an order id).
 */
export async function once(db: Db, key: string, effect: () => Promise<void>) {
  const done = await db.selectFrom('effects').select('key').where('key', '=', key).executeTakeFirst()
  if (done) return
  await effect()
  await db
    .insertInto('effects')
    .values({ key })
    .onConflict((oc) => oc.doNothing())
    .execute()
}
