import { join } from 'node:path'
import { systemClock } from '#src/platform/clock.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { databaseUrl } from '#src/platform/postgres/connection.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { database } from '#src/platform/postgres/prepare-database.ts'
import { findServer } from '#src/platform/postgres/running-server.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import type { Drill } from './drill.ts'
import { dataOf } from './embedded-database.ts'
import { makeSite, SESSION_SECRET, type Site } from './site.ts'

/** Two sites on one database, and that database from outside. */
export async function startTwoNodes(run: Drill, env: Record<string, string>) {
  const one = await start(run, env)
  const { siteUrl, ownerUrl } = urlsOf(one)
  const two = await start(run, { ...env, DATABASE_URL: siteUrl, DATABASE_OWNER_URL: ownerUrl })
  const { db, close } = connectDatabase(siteUrl)
  run.atEnd(close)
  const sessions = createSessions({ db, clock: systemClock, secret: [SESSION_SECRET] })
  return {
    nodes: [one, two] as const,
    db,
    /** Token of a new session of a demo account. */
    async logIn(name: string) {
      const email = `${name}@jkl.example`
      const user = await db
        .selectFrom('users')
        .select(['id', 'role'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return (await sessions.open(user, 'Latihan')).token
    },
  }
}
export type TwoNodes = Awaited<ReturnType<typeof startTwoNodes>>

async function start(run: Drill, env: Record<string, string>): Promise<Site> {
  const site = await makeSite(run, env)
  site.start()
  await site.ready()
  return site
}

function urlsOf({ dataDir }: Site) {
  const data = dataOf(dataDir)
  const address = findServer(data)!.address!
  const passwords = readPasswords(join(data, 'passwords.json'))
  return {
    ownerUrl: databaseUrl(address, 'owner', passwords.owner, database),
    siteUrl: databaseUrl(address, 'site', passwords.site, database),
  }
}
