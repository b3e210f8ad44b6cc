import pg from 'pg'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { connectionTo } from './primary.ts'
import { waitForDatabase } from './wait-for-database.ts'

const CONNECT_MS = MINUTE_MS

const onStandardError = (line: string) => void process.stderr.write(`${line}\n`)

/**
 * Opens one connection for background work: commands, migrations, backups. Waits while the database is away. A
 * connection that breaks later fails its statement; without a listener its error would end the process silently. The
 * caller ends it.
 */
export function openClient(url: string, more: { name?: string; say?(line: string): void } = {}) {
  return waitForDatabase(() => connectOnce(url, more.name ?? 'jejaring'), more.say ?? onStandardError)
}

/** Opens it without waiting for an unreachable database. */
export async function connectOnce(url: string, name = 'jejaring'): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(url, CONNECT_MS),
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}
