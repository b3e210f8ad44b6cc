import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { copyOut } from '#src/platform/database/copy.ts'
import { openClient } from '#src/platform/database/open-client.ts'
import type { Files } from '#src/platform/files/files.ts'
import {
  copyOutSql,
  listJobs,
  listMigrations,
  listSequences,
  listTables,
  readSums,
  settleFormat,
  type Table,
} from './catalog.ts'
import { copyFiles } from './copy-files.ts'
import { BackupError, FORMAT, hashOf, MANIFEST, MANIFEST_HASH, type Manifest } from './manifest.ts'
import { counted, linesOf, writeCompressed, writePart } from './parts.ts'

/** Secrets that the site made itself: without them second factors and signed links of the copy are lost. */
const keptSecrets = ['session-secret', 'api-key']

type Backup = { name: string; folder: string; manifest: Manifest; bytes: number }

/**
 * Copies database and files beside the running site into a new folder of `target`. The database is seen as it was at
 * one moment. A killed run leaves a folder that ends with `.part`, which the next run removes.
 * @throws BackupError, or what database and disk say
 */
export async function makeBackup(options: {
  /** Of a role that may read every table. */
  url: string
  uploads: Files
  dataDir: string
  target: string
  now: Date
}): Promise<Backup> {
  const { url, target, now } = options
  const name = `jejaring-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`
  const folder = join(target, name)
  const part = `${folder}.part`
  await prepareTarget(target, folder)
  mkdirSync(part, { mode: 0o700 })
  const client = await openClient(url, { name: 'jejaring-backup' })
  try {
    const manifest = await fill(part, client, options)
    await writeManifest(part, manifest)
    await rename(part, folder)
    await syncFolder(target)
    return { name, folder, manifest, bytes: bytesOf(manifest) }
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function prepareTarget(target: string, folder: string) {
  await mkdir(target, { recursive: true, mode: 0o700 })
  if (!(await stat(target)).isDirectory()) throw new BackupError(`${target} is no folder`)
  if (existsSync(folder) || existsSync(`${folder}.part`))
    throw new BackupError(`${folder} is there already: another backup was begun in this second`)
  const day = 86_400_000
  for (const name of await readdir(target)) {
    if (!/^jejaring-\d{8}-\d{6}\.part$/.test(name)) continue
    const path = join(target, name)
    if (Date.now() - (await stat(path)).mtimeMs > day) rmSync(path, { recursive: true, force: true })
  }
}

async function fill(
  folder: string,
  client: pg.Client,
  { uploads, dataDir, now }: { uploads: Files; dataDir: string; now: Date },
): Promise<Manifest> {
  await settleFormat(client)
  await client.query('begin isolation level repeatable read read only')
  const found = await client.query("select to_regclass('public.migrations') as name")
  if (!found.rows[0].name) throw new BackupError('There is nothing to copy: the database is empty')
  const [migrations, sums] = [await listMigrations(client), await readSums(client)]
  const tables: Manifest['tables'] = []
  for (const table of await listTables(client)) tables.push(await copyTable(folder, client, table))
  const sequences = await listSequences(client)
  const jobs = await writeCompressed(folder, 'jobs.jsonl.gz', linesOf(await listJobs(client)))
  const { copied, missing } = await copyFiles(client, uploads, folder)
  await client.query('commit')
  const list = await writeCompressed(folder, 'files.jsonl.gz', linesOf(copied))
  const total = copied.reduce((sum, { bytes }) => sum + bytes, 0)
  const files = { ...list, count: copied.length, total, missing }
  const secrets = await writeSecrets(folder, dataDir)
  return {
    format: FORMAT,
    madeAt: now.toISOString(),
    migrations,
    tables,
    sequences,
    jobs,
    files,
    secrets,
    sums,
  }
}

async function copyTable(folder: string, client: pg.Client, table: Table) {
  const rows = counted(copyOut(client, copyOutSql(table)))
  const part = await writeCompressed(folder, `${table.name}.copy.gz`, rows.bytes())
  return { ...part, ...rows.result(), name: table.name, columns: table.columns }
}

async function writeSecrets(folder: string, dataDir: string) {
  const found = keptSecrets.filter((name) => existsSync(join(dataDir, name)))
  if (!found.length) return null
  const secrets = Object.fromEntries(
    found.map((name) => [name, readFileSync(join(dataDir, name), 'utf8').trim()]),
  )
  return writePart(folder, 'secrets.json', linesOf([secrets]))
}

async function writeManifest(folder: string, manifest: Manifest) {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  const bytes = async function* (words: string) {
    yield Buffer.from(words)
  }
  await writePart(folder, MANIFEST, bytes(text))
  await writePart(folder, MANIFEST_HASH, bytes(`${hashOf(text)}  ${MANIFEST}\n`))
  await syncFolder(folder)
}

const bytesOf = ({ tables, jobs, files }: Manifest) =>
  tables.reduce((sum, { bytes }) => sum + bytes, jobs.bytes + files.bytes + files.total)

/** Makes new names last; Windows does so by itself and opens no folders. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
