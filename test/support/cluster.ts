import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#src/platform/postgres/connection.ts'
import { findServer } from '#src/platform/postgres/left-over.ts'
import { exists } from '#src/platform/postgres/processes.ts'
import { startPostgres } from '#src/platform/postgres/start-postgres.ts'
import { memoryFolder } from './memory-folder.ts'

export type TestCluster = {
  /** Address of a database as the superuser, who may create and drop databases. */
  adminUrl(database: string): string
  ownerUrl(database: string): string
  siteUrl(database: string): string
  /** Runs statements as the superuser in the database `postgres`. */
  adminQuery(sql: string): Promise<void>
  stop(): Promise<void>
}

const prefix = 'jejaring-test-'

/** Starts a server of its own for one test run, in memory where there is /dev/shm; `stop` leaves nothing behind. */
export async function startTestCluster(): Promise<TestCluster> {
  const parent = memoryFolder()
  removeKilledRuns(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'postgres')
  const server = await startPostgres({ dataDir, durable: false })
  const { superuser } = JSON.parse(readFileSync(join(dataDir, 'data', 'passwords.json'), 'utf8'))
  const adminUrl = (database: string) => {
    const url = new URL(inDatabase(server.ownerUrl, database))
    return Object.assign(url, { username: 'postgres', password: superuser }).href
  }
  return {
    adminUrl,
    ownerUrl: (database) => inDatabase(server.ownerUrl, database),
    siteUrl: (database) => inDatabase(server.siteUrl, database),
    async adminQuery(sql) {
      const client = await connect(adminUrl('postgres'))
      await client.query(sql).finally(() => client.end())
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const inDatabase = (url: string, database: string) => Object.assign(new URL(url), { pathname: database }).href

/** A run that was killed has left its server and its memory behind. */
function removeKilledRuns(parent: string) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length), 10)
    if (!pid || exists(pid)) continue
    const server = findServer(join(parent, name, 'postgres', 'data'))
    if (server) process.kill(server.pid, 'SIGQUIT')
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 })
  }
}
