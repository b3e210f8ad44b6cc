import { join } from 'node:path'
import { type Job, queueSchema } from '../jobs/queue.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { MigrationError, migrate } from './migrate.ts'
import { connectOnce } from './open-client.ts'
import { isDatabaseUnavailable } from './unavailable.ts'
import { waitForDatabase } from './wait-for-database.ts'

export type OpenDatabase = { siteUrl: string; ownerUrl: string; stop(): Promise<void> }

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
  databaseOwnerUrl: string | null
  say(line: string): void
}

/** The same without migrating: the database stays as it is. */
export async function reachDatabase({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
  say,
}: Place): Promise<OpenDatabase> {
  const server =
    databaseUrl && databaseOwnerUrl
      ? { siteUrl: databaseUrl, ownerUrl: databaseOwnerUrl, stop: async () => {} }
      : await startPostgres({ dataDir: join(dataDir, 'postgres'), say })
  try {
    await waitForDatabase(() => reach('DATABASE_OWNER_URL', server.ownerUrl), say)
    await waitForDatabase(() => reach('DATABASE_URL', server.siteUrl), say)
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

/** @throws MigrationError when the server refuses: a wrong password, a host or database that does not exist */
async function reach(setting: string, url: string) {
  try {
    const client = await connectOnce(url)
    await client.end()
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    throw new MigrationError(`${setting}: the server refuses: ${(error as Error).message}`)
  }
}
