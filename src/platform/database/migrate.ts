import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { holdLock } from './hold-lock.ts'
import { connectOnce } from './open-client.ts'

const MIGRATE_LOCK = 7_411_001
const MIGRATION = /^\d{4}_.+\.sql$/

/** The database cannot be migrated: one line that names the file or the setting. */
export class MigrationError extends Error {}

/** A part of the schema besides the migrations; installed again when its name changes. */
export type SchemaPart = { name: string; install(role: string): Promise<void> }

/**
 * Applies what the database does not have yet, one process at a time: the migrations of `folder`, each in a
 * transaction, the other parts of the schema, and the grants of the site's role. Runs as the owner.
 * @returns the names applied now
 * @throws MigrationError when a newer version migrated this database, an applied migration was edited, or one fails
 */
export async function migrate(options: {
  ownerUrl: string
  siteUrl: string
  folder: string
  parts: readonly SchemaPart[]
}): Promise<string[]> {
  const guard = await connectOnce(options.ownerUrl)
  try {
    await holdLock(guard, MIGRATE_LOCK)
    return await migrateAlone(options)
  } finally {
    await guard.end()
  }
}

async function migrateAlone(options: Parameters<typeof migrate>[0]): Promise<string[]> {
  const client = await connectOnce(options.ownerUrl)
  try {
    const applied = await readApplied(client)
    const known = readMigrations(options.folder)
    refuseUnknown([...applied.keys()], known)
    const now: string[] = []
    for (const { name, sql, sha256 } of known) {
      const before = applied.get(name)
      if (before === sha256) continue
      if (before)
        throw new MigrationError(`${name} was edited after it was applied: add a new migration instead`)
      await applyOne(client, { name, sql, sha256 })
      now.push(name)
    }
    const role = await roleOf(options.siteUrl)
    for (const part of options.parts.filter(({ name }) => !applied.has(name))) {
      await part.install(role)
      await recordMigration(client, part.name, '')
      now.push(part.name)
    }
    const rights = `rights of ${role}`
    if (now.length || !applied.has(rights)) await grantSite(client, role, rights)
    return now
  } finally {
    await client.end()
  }
}

/** Creates the table of applied migrations if it is missing. */
export const makeBooks = (client: pg.Client) =>
  client.query(`create table if not exists migrations
    (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)

async function readApplied(client: pg.Client) {
  await makeBooks(client)
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

/** An older program must not write to rows whose rules it does not know. */
function refuseUnknown(applied: readonly string[], known: readonly { name: string }[]) {
  const names = new Set(known.map(({ name }) => name))
  const unknown = applied.filter((name) => MIGRATION.test(name) && !names.has(name)).sort()
  if (unknown.length)
    throw new MigrationError(
      `This database was migrated by a newer or other version (${unknown.at(-1)} is not known here): start that version, or restore the backup from before the upgrade`,
    )
}

/** Records a part of the schema as applied. */
export const recordMigration = (client: pg.Client, name: string, sha256: string) =>
  client.query('insert into migrations (name, sha256) values ($1, $2) on conflict do nothing', [name, sha256])

/** Migrations of a folder, in order. */
export function readMigrations(folder: string) {
  return readdirSync(folder)
    .filter((name) => MIGRATION.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}

async function applyOne(
  client: pg.Client,
  { name, sql, sha256 }: { name: string; sql: string; sha256: string },
) {
  try {
    await client.query('begin')
    await client.query(sql)
    await recordMigration(client, name, sha256)
    await client.query('commit')
  } catch (error) {
    // A broken connection has nothing to roll back, and its error would hide the first one.
    await client.query('rollback').catch(() => {})
    throw new MigrationError(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

/** The role of a connection URL, quoted for SQL. */
async function roleOf(url: string): Promise<string> {
  const client = await connectOnce(url)
  const { rows } = await client.query<{ role: string }>('select quote_ident(current_user) as role')
  await client.end()
  return rows[0]!.role
}

/** Grants the site's role rows only: no DDL, and the audit trail is append-only. */
async function grantSite(client: pg.Client, role: string, rights: string) {
  const { rows } = await client.query<{ owner: string; has_redactions: boolean }>(
    "select quote_ident(current_user) as owner, to_regclass('audit_redactions') is not null as has_redactions",
  )
  const { owner, has_redactions } = rows[0]!
  // An older schema, restored from a backup, has no such table yet.
  const redactions = has_redactions
    ? `revoke insert, update, delete, truncate on audit_redactions from ${role};`
    : ''
  if (owner !== role)
    await client.query(`
      begin;
      grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage, select on all sequences in schema public to ${role};
      revoke update, delete, truncate on audit, audit_chain, audit_checks from ${role};
      ${redactions}
      revoke insert, update, delete on migrations from ${role};
      commit`)
  await recordMigration(client, rights, '')
}
