import { afterAll, inject } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { systemClock } from '#src/platform/clock.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { encodeSession } from '#src/platform/sessions/cookie.ts'
import { confirmSession } from '#src/platform/sessions/queries.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { sessionSecret } from './launch-site.ts'

/** The database of the running site, for what cannot be done in a browser yet. */
export function siteDatabase() {
  const database = connectDatabase(inject('siteUrl'), { max: 2 })
  afterAll(() => database.close())
  return database.db
}

export type SiteDatabase = ReturnType<typeof siteDatabase>

/** Someone who has an account and is logged in. @returns the value of their session cookie */
export async function logIn(db: SiteDatabase, given: Parameters<typeof makeUser>[1] = {}) {
  return openSession(db, await makeUser(db, given))
}

/** A session of someone who has an account already. @returns the value of its cookie */
export async function openSession(db: SiteDatabase, user: { id: number; role: string }) {
  const sessions = createSessions({ db, clock: systemClock, secret: [sessionSecret] })
  const { token, jti } = await sessions.open(user, 'Uji coba')
  await confirmSession(db, jti, systemClock.now())
  return encodeSession(token)
}

/** Changes the sessions of one person alone: other files use the same site at the same time. */
export const changeSessions = (
  db: SiteDatabase,
  user: { id: number },
  change: Partial<Record<'endedAt' | 'provenAt', Date>>,
) => db.updateTable('sessions').set(change).where('userId', '=', user.id).execute()
