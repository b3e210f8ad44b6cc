import type { Db } from '../database/connect.ts'

/** @returns false if any process stored the solution before */
export async function insertSolution(db: Db, solved: { hash: Buffer; expiresAt: Date }): Promise<boolean> {
  const row = await db
    .insertInto('captchaSolutions')
    .values(solved)
    .onConflict((oc) => oc.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteSolutionsBefore = async (db: Db, moment: Date) =>
  void (await db.deleteFrom('captchaSolutions').where('expiresAt', '<', moment).execute())
