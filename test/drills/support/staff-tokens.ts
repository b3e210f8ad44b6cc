import { connectDatabase } from '#src/platform/database/connect.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { ownerUrlOf } from './embedded-database.ts'
import { SESSION_SECRET, type Site } from './site.ts'

/** Opens sessions of several authorised people, so that nobody's daily limit is reached. */
export async function staffTokens({ dataDir }: Site): Promise<string[]> {
  const database = connectDatabase(ownerUrlOf(dataDir))
  const clock = { now: () => new Date() }
  const sessions = createSessions({ db: database.db, clock, secret: [SESSION_SECRET] })
  const staff = database.db.selectFrom('users').select(['id', 'role']).where('role', 'in', ['staff', 'admin'])
  const tokens: string[] = []
  for (const user of await staff.execute()) tokens.push((await sessions.open(user, 'Uji coba')).token)
  await database.close()
  return tokens
}
