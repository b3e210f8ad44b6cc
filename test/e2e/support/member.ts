import { afterAll, inject } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { systemClock } from '#src/platform/clock.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { encodeSession } from '#src/platform/sessions/cookie.ts'
import { confirmSession } from '#src/platform/sessions/queries.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { sessionSecret } from './launch-site.ts'

/** Database of the running site, for set-up that a browser cannot do yet. */
export function siteDatabase() {
  const database = connectDatabase(inject('siteUrl'), { max: 2 })
  afterAll(() => database.close())
  return database.db
}

export type SiteDatabase = ReturnType<typeof siteDatabase>

/** Creates a logged-in account. @returns the value of its session cookie */
export async function logIn(db: SiteDatabase, given: Parameters<typeof makeUser>[1] = {}) {
  return openSession(db, await makeUser(db, given))
}

/** Opens a session of an existing account. @returns the value of its cookie */
export async function openSession(db: SiteDatabase, user: { id: number; role: string }) {
  const sessions = createSessions({ db, clock: systemClock, secret: [sessionSecret] })
  const { token, jti } = await sessions.open(user, 'Uji coba')
  await confirmSession(db, jti, systemClock.now())
  return encodeSession(token)
}

/** Changes the sessions of one person alone: other files use the same site concurrently. */
export const changeSessions = (
  db: SiteDatabase,
  user: { id: number },
  change: Partial<Record<'endedAt' | 'provenAt', Date>>,
) => db.updateTable('sessions').set(change).where('userId', '=', user.id).execute()
