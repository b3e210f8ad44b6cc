import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { systemClock } from '#src/platform/clock.ts'
import { type Config, readConfig } from '#src/platform/config.ts'
import { connectDatabase, type Db, patient } from '#src/platform/database/connect.ts'
import { tryLock } from '#src/platform/database/hold-lock.ts'
import { type OpenDatabase, reachDatabase } from '#src/platform/database/open.ts'
import { openClient } from '#src/platform/database/open-client.ts'
import { judgeForCommand } from '#src/platform/database/try-connections.ts'
import { openFiles } from '#src/platform/files/open-files.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { mergeErasureJournal } from './erasure-journals.ts'
import { orPlainFailure, runCommand } from './failures.ts'
import { backupNameOf, makeBackup } from './make-backup.ts'
import { BackupError } from './manifest.ts'
import {
  insertBackup,
  insertFailedBackup,
  listUnverified,
  markBackupRemoved,
  markVerified,
} from './queries.ts'
import { verifyBackup } from './verify-backup.ts'

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
  const opened = await reachDatabase({ ...config, judge: judgeForCommand(config, 'copies', say), say })
  try {
    await alone(opened, () => backUp(config, opened, target, args.includes(NIGHTLY)))
  } finally {
    await opened.stop()
  }
}

async function backUp(config: Config, opened: OpenDatabase, target: string, isNightly: boolean) {
  const database = connectDatabase(opened.siteUrl, { max: 1, ...patient })
  try {
    const { db } = database
    const backup = await copy(config, opened, target, db)
    const keep = Math.max(config.backups.keep, 1)
    try {
      await verify(config, opened, db, backup)
    } catch (error) {
      if (isNightly) await removeUnverified(db, target, keep)
      throw error
    }
    if (isNightly) await remove(db, target, namesIn(target).slice(0, -keep))
  } finally {
    await database.close()
  }
}

/** Copies database and files into a new folder and enters it, or the reason why there is none, in the site's list. */
async function copy(config: Config, { ownerUrl }: OpenDatabase, target: string, db: Db) {
  const begun = performance.now()
  const { dataDir, erasuresDir } = config
  const uploads = openFiles(config, 'uploads', patient)
  const now = systemClock.now()
  try {
    const backup = await makeBackup({ url: ownerUrl, uploads, dataDir, target, now })
    mergeErasureJournal(erasuresDir, target)
    const { name, folder, bytes, manifest } = backup
    const { count, missing } = manifest.files
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Copied ${rows} rows and ${count} files in ${secondsSince(begun)} to ${folder}`)
    if (missing.length) say(`Rows name ${missing.length} files that the store does not have: ${missing[0]} …`)
    const entry = { name, place: target, bytes, files: count, missingFiles: missing.length, madeAt: now }
    if (!(await noted(insertBackup(db, entry))))
      say("This database takes no writes: the site's list of backups, which the desk shows, is without it")
    return backup
  } catch (error) {
    const failure = orPlainFailure(error, target) as Error
    await noted(insertFailedBackup(db, backupNameOf(now), target, now, failure.message)).catch(() => {})
    throw failure
  }
}

async function verify(
  { dataDir, databaseUrl }: Config,
  { ownerUrl }: OpenDatabase,
  db: Db,
  { name, folder }: { name: string; folder: string },
) {
  const begun = performance.now()
  const maker = makerUrl({ dataDir, isEmbedded: !databaseUrl, ownerUrl })
  try {
    await verifyBackup(folder, { ownerUrl, maker, dataDir, say })
  } catch (error) {
    const why = (orPlainFailure(error, dataDir) as Error).message
    await noted(markVerified(db, name, systemClock.now(), why)).catch(() => {})
    throw new BackupError(`The backup could not be verified: ${why}`)
  }
  await noted(markVerified(db, name, systemClock.now(), null))
  say(`Restored it beside the site in ${secondsSince(begun)}: equal`)
}

/** No such table or column, in a database of an earlier version; a server that takes no writes. */
const notable = new Set(['42P01', '42703', '25006'])

/** @returns false if this database cannot note it: a backup is taken of it all the same */
const noted = (writing: Promise<unknown>): Promise<boolean> =>
  writing.then(
    () => true,
    (error: Error & { code?: string }) => {
      if (notable.has(error.code ?? '')) return false
      throw error
    },
  )

/** Backups of a folder, oldest first. */
const namesIn = (target: string) =>
  readdirSync(target)
    .filter((name) => /^jejaring-\d{8}-\d{6}$/.test(name))
    .sort()

/**
 * Removes old backups of which the site's list says that they were not verified: night after night they would fill the
 * disk. Others go only after a verified one, so that the last known good one never does.
 */
async function removeUnverified(db: Db, target: string, keep: number) {
  const problematic = new Set(await listUnverified(db).catch(() => []))
  const old = namesIn(target).filter((name) => problematic.has(name))
  await remove(db, target, old.slice(0, -keep))
}

async function remove(db: Db, target: string, old: readonly string[]) {
  for (const name of old) await rm(join(target, name), { recursive: true, force: true })
  if (old.length) await noted(markBackupRemoved(db, old, systemClock.now()))
}

/** Runs one backup at a time across all machines. */
async function alone({ ownerUrl }: OpenDatabase, work: () => Promise<void>) {
  const client = await openClient(ownerUrl, { say })
  try {
    if (!(await tryLock(client, LOCK))) throw new BackupError('Another backup is being made just now')
    await work()
  } finally {
    await client.end()
  }
}

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/**
 * URL for creating databases on the site's own server: the embedded one's superuser, else the owner, who may lack that
 * right.
 */
function makerUrl({ dataDir, isEmbedded, ownerUrl }: Server): string {
  if (!isEmbedded) return ownerUrl
  const { superuser } = readPasswords(join(dataDir, 'postgres', 'data', 'passwords.json'))
  return Object.assign(new URL(ownerUrl), { username: 'postgres', password: superuser }).href
}
type Server = { dataDir: string; isEmbedded: boolean; ownerUrl: string }

runCommand(main)
