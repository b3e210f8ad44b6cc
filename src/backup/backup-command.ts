import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { systemClock } from '#src/platform/clock.ts'
import { type Config, ConfigError, readConfig } from '#src/platform/config.ts'
import { connectDatabase, type Db, patient } from '#src/platform/database/connect.ts'
import { MigrationError } from '#src/platform/database/migrate.ts'
import { type OpenDatabase, reachDatabase } from '#src/platform/database/open.ts'
import { openClient } from '#src/platform/database/open-client.ts'
import { errorWords } from '#src/platform/describe-error.ts'
import { openFiles } from '#src/platform/files/open-files.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { PostgresStartError } from '#src/platform/postgres/postgres-start-error.ts'
import { mergeErasureJournal } from './erasure-journals.ts'
import { loadDump } from './load-dump.ts'
import { makeBackup } from './make-backup.ts'
import { BackupError } from './manifest.ts'
import { insertBackup, markBackupRemoved, markVerified } from './queries.ts'
import { checkForRestore } from './restore.ts'

const NIGHTLY = '--nightly'
/** Advisory lock key in the site's database; any otherwise unused number. */
const LOCK = 7_411_023

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `backup [folder]`: backs up everything while the site runs, then verifies the backup by restoring it. */
async function main(args: string[]) {
  const config = readConfig(process.env)
  const given = args.find((arg) => arg !== NIGHTLY)
  if (given?.startsWith('-')) throw new BackupError('Usage: npm run backup -- [folder that holds backups]')
  const target = given ? resolve(given) : config.backups.folder
  const opened = await reachDatabase({ ...config, say })
  try {
    await alone(opened, () => backUp(config, opened, target, args.includes(NIGHTLY)))
  } finally {
    await opened.stop()
  }
}

async function backUp(config: Config, opened: OpenDatabase, target: string, isNightly: boolean) {
  const begun = performance.now()
  const { dataDir, erasuresDir } = config
  const uploads = openFiles(config, 'uploads', patient)
  const now = systemClock.now()
  const backup = await makeBackup({ url: opened.ownerUrl, uploads, dataDir, target, now })
  mergeErasureJournal(erasuresDir, target)
  const { name, folder, bytes, manifest } = backup
  const { tables, files } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Copied ${rows} rows and ${files.count} files in ${secondsSince(begun)} to ${folder}`)
  if (files.missing.length)
    say(`Rows name ${files.missing.length} files that the store has not: ${files.missing[0]} …`)
  const database = connectDatabase(opened.siteUrl, { max: 1, ...patient })
  try {
    await noted(insertBackup(database.db, { name, place: target, bytes, files: files.count, madeAt: now }))
    await verify(config, opened, database.db, { name, folder })
    if (isNightly) await removeOld(database.db, target, config.backups.keep)
  } finally {
    await database.close()
  }
}

async function verify(
  { dataDir, databaseUrl }: Config,
  { ownerUrl }: OpenDatabase,
  db: Db,
  { name, folder }: { name: string; folder: string },
) {
  const begun = performance.now()
  try {
    await verifyBackup(folder, { ownerUrl, maker: makerUrl({ dataDir, isEmbedded: !databaseUrl, ownerUrl }) })
  } catch (error) {
    const why = (error as Error).message
    await noted(markVerified(db, name, systemClock.now(), why))
    throw new BackupError(`The backup could not be verified: ${why}`)
  }
  await noted(markVerified(db, name, systemClock.now(), null))
  say(`Restored it beside the site in ${secondsSince(begun)}: equal`)
}

/** Ignores a missing `backups` table: a database of an earlier version has none yet. */
async function noted(writing: Promise<unknown>) {
  await writing.catch((error: Error & { code?: string }) => {
    if (error.code !== '42P01') throw error
  })
}

/** Removes old backups, only after a verified one: the last known good one is never among them. */
async function removeOld(db: Db, target: string, keep: number) {
  const names = readdirSync(target)
    .filter((name) => /^jejaring-\d{8}-\d{6}$/.test(name))
    .sort()
  const old = names.slice(0, Math.max(0, names.length - Math.max(keep, 1)))
  for (const name of old) await rm(join(target, name), { recursive: true, force: true })
  if (old.length) await noted(markBackupRemoved(db, old, systemClock.now()))
}

/** Runs one backup at a time across all machines. */
async function alone({ ownerUrl }: OpenDatabase, work: () => Promise<void>) {
  const client = await openClient(ownerUrl, { say })
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK])
    if (!rows[0].taken) throw new BackupError('Another backup is being made just now')
    await work()
  } finally {
    await client.end()
  }
}

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

const plainErrors = [BackupError, ConfigError, PostgresStartError, MigrationError]

main(process.argv.slice(3)).catch((error: Error) => {
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? error.message : errorWords(error)}\n`)
  process.exitCode = 1
})

/**
 * Verifies a backup by restoring it beside the site: every stored byte is read back, every row is loaded into a scratch
 * database and read again.
 * @throws BackupError naming the first difference
 */
export async function verifyBackup(
  folder: string,
  server: { ownerUrl: string; maker: string },
): Promise<void> {
  const manifest = await checkForRestore(folder)
  await inScratch(server, (url) => loadDump(folder, manifest, url))
}

/**
 * URL for creating databases on the site's own server: the embedded one's superuser, else the owner, who then needs
 * that right.
 */
function makerUrl({ dataDir, isEmbedded, ownerUrl }: Server): string {
  if (!isEmbedded) return ownerUrl
  const { superuser } = readPasswords(join(dataDir, 'postgres', 'data', 'passwords.json'))
  return Object.assign(new URL(ownerUrl), { username: 'postgres', password: superuser }).href
}
type Server = { dataDir: string; isEmbedded: boolean; ownerUrl: string }

/**
 * Runs `work` on a scratch database beside the site's and drops it after. A killed run leaves it to the next run.
 * @param maker URL with the right to create databases
 * @throws BackupError without that right
 */
async function inScratch<T>(
  { ownerUrl, maker }: { ownerUrl: string; maker: string },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const owner = new URL(ownerUrl)
  const name = `${owner.pathname.slice(1)}_check`
  const client = await openClient(Object.assign(new URL(maker), { pathname: 'postgres' }).href)
  const drop = () => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  try {
    await drop()
    const role = pg.escapeIdentifier(decodeURIComponent(owner.username))
    await client.query(`create database ${pg.escapeIdentifier(name)} template template0 owner ${role}`)
    return await work(Object.assign(owner, { pathname: name }).href)
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code === '42501')
      throw new BackupError(
        `${message}: the role of DATABASE_OWNER_URL needs the right CREATEDB to verify backups`,
      )
    throw error
  } finally {
    await drop().catch(() => {})
    await client.end()
  }
}
