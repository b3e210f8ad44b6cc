import type { Db } from '#src/platform/database/connect.ts'

const MAX_TRIES = 5

type Purpose = 'login' | 'passkey' | 'step-up'

export type NewChallenge = {
  hash: Buffer
  userId: number
  purpose: Purpose
  /** Challenge for passkeys to sign. */
  webauthn: string
  expiresAt: Date
}

export const insertChallenge = (db: Db, challenge: NewChallenge) =>
  db.insertInto('factorChallenges').values(challenge).execute()

/** Counts an attempt at a valid challenge, at most five. @returns undefined if it is no longer valid */
export const countTry = (db: Db, hash: Buffer, purpose: Purpose, now: Date) =>
  db
    .updateTable('factorChallenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', MAX_TRIES)
    .returning(['userId', 'webauthn', 'tries'])
    .executeTakeFirst()

/** Marks a challenge as used. @returns false if it already was */
export async function closeChallenge(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('factorChallenges')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export const isLastTry = ({ tries }: { tries: number }) => tries >= MAX_TRIES
