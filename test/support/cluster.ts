import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeOnExit } from '#bin/end-with-parent.mjs'
import { connect } from '#src/platform/postgres/connection.ts'
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

/** Starts a server for one test run, in memory where there is /dev/shm; `stop` removes everything. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(memoryFolder(), 'jejaring-test-'))
  chmodSync(folder, 0o711)
  const forget = removeOnExit(folder)
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
      forget()
    },
  }
}

const inDatabase = (url: string, database: string) => Object.assign(new URL(url), { pathname: database }).href
