import { join } from 'node:path'
import { type Job, queueSchema } from '../jobs/queue.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { MigrationError, migrate } from './migrate.ts'
import { connectOnce } from './open-client.ts'
import { isDatabaseUnavailable } from './unavailable.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Addresses of a database. */
export type Server = {
  /** Address for the site's role, for a session of one's own: LISTEN, the queues, commands. */
  siteUrl: string
  /** The same through a pooler in transaction mode, for all else; null: without one. */
  pooledUrl: string | null
  /** Address for the role that migrates. */
  ownerUrl: string
}

/** Parts of a server that the site's own role uses. */
export type SiteServer = Pick<Server, 'siteUrl' | 'pooledUrl'>

export type OpenDatabase = Server & { stop(): Promise<void> }

export const MIGRATIONS = 'db/migrations'

/**
 * Opens a migrated database: the one of `DATABASE_URL`, else the embedded one.
 * @throws MigrationError (one line) when a given server refuses or a migration fails; an unreachable one is waited for
 */
export async function openDatabase(
  options: Place & { jobs: readonly Job<never, never>[] },
): Promise<OpenDatabase> {
  const server = await reachDatabase(options)
  try {
    const applied = await migrateAll(server, options.jobs, options.say)
    if (applied.length) options.say(`Applied ${applied.length} migrations`)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

type Place = {
  dataDir: string
  databaseUrl: string | null
  databaseDirectUrl: string | null
  databaseOwnerUrl: string | null
  /** Throws if the program may not run on it, before anything is changed. */
  judge(server: Server): Promise<void>
  say(line: string): void
}

/** The same without migrating: the database stays as it is. */
export async function reachDatabase({
  databaseUrl,
  databaseDirectUrl,
  databaseOwnerUrl,
  dataDir,
  judge,
  say,
}: Place): Promise<OpenDatabase> {
  const server: OpenDatabase =
    databaseUrl && databaseOwnerUrl
      ? {
          siteUrl: databaseDirectUrl ?? databaseUrl,
          pooledUrl: databaseDirectUrl && databaseUrl,
          ownerUrl: databaseOwnerUrl,
          stop: async () => {},
        }
      : { ...(await startPostgres({ dataDir: join(dataDir, 'postgres'), say })), pooledUrl: null }
  const names = settingsOf(server)
  try {
    await waitForDatabase(() => reach(names.ownerUrl, server.ownerUrl), say)
    await waitForDatabase(() => reach(names.siteUrl, server.siteUrl), say)
    await judge(server)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * Migrates the tables and queues of a database. If the database goes away meanwhile, waits and resumes after the last
 * complete step.
 * @returns the names of the migrations applied now
 */
export function migrateAll(
  { ownerUrl, siteUrl }: { ownerUrl: string; siteUrl: string },
  jobs: readonly Job<never, never>[],
  say: (line: string) => void = () => {},
): Promise<string[]> {
  const parts = [queueSchema(ownerUrl, jobs)]
  return waitForDatabase(() => migrate({ ownerUrl, siteUrl, folder: MIGRATIONS, parts }), say)
}

async function reach(setting: string, url: string) {
  const client = await connectOnce(url).catch(refusal(setting))
  await client.end()
}

/** Settings that name the addresses. */
export const settingsOf = ({ pooledUrl }: Server) => ({
  siteUrl: pooledUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
  ownerUrl: 'DATABASE_OWNER_URL',
  pooledUrl: 'DATABASE_URL',
})

/**
 * Makes one line of what a server refuses: a wrong password, a host or database that does not exist.
 * @throws MigrationError, or the error itself where the server is only away
 */
export const refusal =
  (setting: string) =>
  (error: Error): never => {
    if (isDatabaseUnavailable(error)) throw error
    const { message } = error
    const advice = message.includes('startup parameter')
      ? ': take it out of the address, or name it in ignore_startup_parameters of the pooler'
      : ''
    throw new MigrationError(`${setting}: the server refuses: ${message}${advice}`)
  }
