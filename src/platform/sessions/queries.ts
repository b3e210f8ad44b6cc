import type { Actor } from '#src/wire/actor.ts'
import type { Db } from '../database/connect.ts'

const SLIDING_DAYS = 7

/** Whoever holds a live session now: one statement, rights from the user's own row. */
export async function findActor(db: Db, jti: string, now: Date): Promise<Actor | undefined> {
  const idleSince = new Date(now.getTime() - SLIDING_DAYS * 86_400_000)
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select([
      'u.id',
      'u.namaLengkap as name',
      'u.photo',
      'u.role',
      'u.userType',
      'u.isPic',
      'u.isModerator',
      'u.participantId',
      'u.regionId',
    ])
    .where('s.jti', '=', jti)
    .where('s.endedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .where('s.seenAt', '>', idleSince)
    .where('u.activatedAt', 'is not', null)
    .where('u.suspendedAt', 'is', null)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst()
  return row as Actor | undefined
}

export const insertSession = (
  db: Db,
  session: { jti: string; userId: number; expiresAt: Date; seenAt: Date },
) => db.insertInto('sessions').values(session).execute()
