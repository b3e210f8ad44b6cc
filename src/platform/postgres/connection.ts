import pg from 'pg'
import type { Passwords } from './passwords.ts'
import type { Address } from './settings.ts'

export const roles = { superuser: 'postgres', owner: 'jejaring_owner', site: 'jejaring_site' } as const

/** A postgres:// address that `pg` and `new URL` both understand, also for a Unix socket. */
export function databaseUrl(
  { host, port }: Address,
  role: keyof Passwords,
  password: string,
  database: string,
) {
  const login = `${roles[role]}:${password}`
  if (!host.startsWith('/')) return `postgres://${login}@${host}:${port}/${database}`
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/** Opens one connection with a timeout of a minute. The caller ends it. */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 60_000, query_timeout: 600_000 })
  // Without a listener a lost connection would end the process; callers that need to know listen to 'end'.
  client.on('error', () => {})
  await client.connect()
  return client
}
