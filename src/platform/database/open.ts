import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Job, queueSchema } from '../jobs/queue.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { isDatabaseAway } from './away.ts'
import { MigrationError, migrate } from './migrate.ts'

export type OpenDatabase = { siteUrl: string; ownerUrl: string; stop(): Promise<void> }

const WAIT_MS = 30_000
export const MIGRATIONS = 'db/migrations'

/**
 * Gives a database that answers and is migrated: the one of `DATABASE_URL`, else the embedded one.
 * @throws Error (one line) when a given server cannot be reached within 30 s or a migration fails
 */
export async function openDatabase(
  options: Place & { jobs: readonly Job<never, never>[] },
): Promise<OpenDatabase> {
  const server = await reachDatabase(options)
  try {
    const applied = await migrateAll(server, options.jobs)
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

/** The same without migrating: whatever is in the database stays as it is. */
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
    await waitUntilReachable(server.ownerUrl)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Brings tables and queues of a database up to date. @returns the names of the migrations applied now */
export async function migrateAll(
  { ownerUrl, siteUrl }: { ownerUrl: string; siteUrl: string },
  jobs: readonly Job<never, never>[],
): Promise<string[]> {
  return migrate({ ownerUrl, siteUrl, folder: MIGRATIONS, parts: [queueSchema(ownerUrl, jobs)] })
}

async function waitUntilReachable(url: string) {
  const giveUpAt = performance.now() + WAIT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > giveUpAt)
        throw new MigrationError(`DATABASE_URL: the server cannot be reached: ${(error as Error).message}`)
      await sleep(500)
    }
  }
}
