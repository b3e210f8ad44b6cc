import type pg from 'pg'
import { roles } from './connection.ts'
import type { Passwords } from './passwords.ts'

export const database = 'jejaring'

// Key of an advisory lock in the database `postgres`; any unused number.
const preparing = 7_305_742

/**
 * Creates the two roles and the database if missing. Each step is independent, so that the next start finishes an
 * interrupted one. `client` is the superuser's.
 */
export async function prepareDatabase(client: pg.Client, passwords: Passwords): Promise<void> {
  if (await isReady(client)) return
  await client.query('select pg_advisory_lock($1)', [preparing])
  for (const role of ['owner', 'site'] as const) {
    const name = roles[role]
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
    if (!rowCount) await client.query(`create role ${name} login password '${passwords[role]}'`)
  }
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${database} owner ${roles.owner}`)
  await client.query(
    `revoke all on database ${database} from public; grant connect on database ${database} to ${roles.site}`,
  )
  await client.query('select pg_advisory_unlock($1)', [preparing])
}

/** The grants come last and are visible in `datacl`. */
async function isReady(client: pg.Client) {
  const grants = 'select from pg_database where datname = $1 and datacl is not null'
  return (await client.query(grants, [database])).rowCount === 1
}
