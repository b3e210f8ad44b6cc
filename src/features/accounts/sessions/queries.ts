import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { DAY_MS } from '#src/wire/duration.ts'

const IDLE_MS = 7 * DAY_MS

/** Active sessions of a person, most recently used first. */
export const listSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'jti', 'device', 'createdAt', 'seenAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('seenAt', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/** Ends a session of this person. @returns its jti. @throws Failure 404 for another's or an ended one */
export async function endOwnSession(db: Db, userId: number, id: number, now: Date): Promise<string> {
  const row = await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .returning('jti')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.jti
}
