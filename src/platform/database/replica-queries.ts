import { sql } from 'kysely'
import type { Db } from './connect.ts'

export async function saveBeat(db: Db, { node, beat }: { node: string; beat: number }) {
  await db
    .insertInto('replicaBeats')
    .values({ node, beat })
    .onConflict((conflict) => conflict.column('node').doUpdateSet({ beat, at: sql`now()` }))
    .execute()
}

/** Newest beat of a process; 0 for none. */
export async function findBeat(db: Db, node: string): Promise<number> {
  const row = await db.selectFrom('replicaBeats').select('beat').where('node', '=', node).executeTakeFirst()
  return row?.beat ?? 0
}

/** Deletes the beats of processes that ended long ago. */
export async function deleteOldBeats(db: Db) {
  await db.deleteFrom('replicaBeats').where('at', '<', sql<Date>`now() - interval '1 day'`).execute()
}
