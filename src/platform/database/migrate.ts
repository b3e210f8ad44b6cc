import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { roleOf } from './role.ts'

const MIGRATE_LOCK = 7_411_001

/** The database cannot be brought up to date: one line that names the file or the setting. */
export class MigrationError extends Error {}

/**
 * Applies the migrations of `folder` that the database does not have yet, each in a transaction, one
 * process at a time, then grants the site's role its rights. Runs as the owner.
 * @returns the names applied now
 * @throws MigrationError when an applied migration was edited or one fails
 */
export async function migrate(options: {
  ownerUrl: string
  siteUrl: string
  folder: string
}): Promise<string[]> {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATE_LOCK])
    await client.query(`create table if not exists migrations
      (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    const known = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
    const applied = new Map(known.rows.map((row) => [row.name, row.sha256]))
    const now: string[] = []
    for (const { name, sql, sha256 } of readMigrations(options.folder)) {
      const before = applied.get(name)
      if (before === sha256) continue
      if (before)
        throw new MigrationError(`${name} was edited after it was applied: add a new migration instead`)
      await applyOne(client, { name, sql, sha256 })
      now.push(name)
    }
    await grantSite(client, await roleOf(options.siteUrl))
    return now
  } finally {
    await client.end()
  }
}

function readMigrations(folder: string) {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}

async function applyOne(client: pg.Client, migration: { name: string; sql: string; sha256: string }) {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`${migration.name}: ${(error as Error).message}`, { cause: error })
  }
}

/** The site's role reads and writes rows; it has no DDL, and the audit trail only grows. */
async function grantSite(client: pg.Client, role: string) {
  const { rows } = await client.query<{ owner: string }>('select quote_ident(current_user) as owner')
  if (rows[0]!.owner === role) return
  await client.query(`
    begin;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    revoke update, delete, truncate on audit from ${role};
    revoke insert, update, delete on migrations from ${role};
    commit`)
}
