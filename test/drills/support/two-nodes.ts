import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#src/platform/clock.ts'
import { connectDatabase, patient } from '#src/platform/database/connect.ts'
import { databaseUrl } from '#src/platform/postgres/connection.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { database } from '#src/platform/postgres/prepare-database.ts'
import { findServer } from '#src/platform/postgres/running-server.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import type { Drill } from './drill.ts'
import { dataOf } from './embedded-database.ts'
import { bounces, makeSite, SESSION_SECRET, type Site } from './site.ts'

/** Two sites on one database, the embedded one of the first unless `env` names another, and that from outside. */
export async function startTwoNodes(run: Drill, env: Record<string, string>) {
  const one = await makeSite(run, env)
  one.start()
  await one.ready()
  const two = await makeFurtherNode(run, one, env)
  two.start()
  await two.ready()
  return { nodes: [one, two] as const, ...openDatabaseOf(run, one, env) }
}
export type TwoNodes = Awaited<ReturnType<typeof startTwoNodes>>

/** Creates a node of a running site without starting it: with its address, database and file store. */
export async function makeFurtherNode(run: Drill, first: Site, env: Record<string, string>): Promise<Site> {
  const site = await makeSite(run, { ...env, ...settingsOf(first, env) })
  shareStore(first, site.dataDir)
  return site
}

/** Settings that lead a further node to the site of a running one. */
export function settingsOf(first: Site, env: Record<string, string> = {}) {
  const { siteUrl, ownerUrl } = urlsOf(first, env)
  return { DATABASE_URL: siteUrl, DATABASE_OWNER_URL: ownerUrl, PUBLIC_URL: first.base, ...bounces }
}

/** Gives a data folder the files of a running site, as a mounted folder would. */
export function shareStore({ dataDir }: Site, folder: string) {
  for (const area of ['uploads', 'mail']) {
    mkdirSync(join(dataDir, area), { recursive: true })
    symlinkSync(join(dataDir, area), join(folder, area))
  }
}

/** The database of a running site from outside. */
export function openDatabaseOf(run: Drill, site: Site, env: Record<string, string> = {}) {
  const { db, close } = connectDatabase(urlsOf(site, env).siteUrl, patient)
  run.atEnd(close)
  const sessions = createSessions({ db, clock: systemClock, secret: [SESSION_SECRET] })
  return {
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

/** Addresses of a site's database: that of `env`, else the embedded one. */
function urlsOf({ dataDir }: Site, { DATABASE_URL, DATABASE_OWNER_URL }: Record<string, string>) {
  if (DATABASE_URL && DATABASE_OWNER_URL) return { siteUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL }
  const data = dataOf(dataDir)
  const address = findServer(data)!.address!
  const passwords = readPasswords(join(data, 'passwords.json'))
  return {
    ownerUrl: databaseUrl(address, 'owner', passwords.owner, database),
    siteUrl: databaseUrl(address, 'site', passwords.site, database),
  }
}
