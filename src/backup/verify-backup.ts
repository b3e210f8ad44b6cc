import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connectOnce, openClient } from '#src/platform/database/open-client.ts'
import { PostgresStartError } from '#src/platform/postgres/postgres-start-error.ts'
import { startPostgres } from '#src/platform/postgres/start-postgres.ts'
import { loadDump } from './load-dump.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { checkForRestore } from './restore.ts'

/** A larger share of missing files is a store that was lost or not mounted, not a file removed during the copy. */
const MOST_MISSING = 1 / 1_000

type Server = {
  ownerUrl: string
  /** URL of a role that may create databases on the same server, if there is one. */
  maker: string
  /** Folder for a PostgreSQL of its own, where that role may not. */
  dataDir: string
  say(line: string): void
}

/**
 * Verifies a backup by restoring it beside the site: every stored byte is read back, every row is loaded into a scratch
 * database and read again.
 * @throws BackupError naming the first difference, or how many files are missing
 */
export async function verifyBackup(folder: string, server: Server): Promise<void> {
  const manifest = await checkForRestore(folder)
  const scratch = await openScratch(server)
  try {
    await loadDump(folder, manifest, scratch.url)
  } finally {
    await scratch.remove()
  }
  refuseMissing(manifest)
}

function refuseMissing({ files: { count, missing } }: Manifest) {
  const all = count + missing.length
  if (missing.length > MOST_MISSING * all)
    throw new BackupError(
      `${missing.length} of ${all} files are missing from the store (${missing[0]} …): bring them back from the folder files/ of an older backup`,
    )
}

type Scratch = { url: string; remove(): Promise<void> }

/** Reasons for which a server creates no database, by SQLSTATE. */
const refusals: Partial<Record<string, string>> = {
  42501: 'The role of DATABASE_OWNER_URL has no right CREATEDB',
  25006: 'This server takes no writes, being a standby or read-only',
}

const whyNot = (error: Error & { code?: string }): string | undefined =>
  /^no such database/.test(error.message)
    ? 'DATABASE_OWNER_URL leads through a pooler, which knows no new database'
    : refusals[error.code ?? '']

/** An empty database to load a backup into: on the site's own server, else on one started for it alone. */
async function openScratch(server: Server): Promise<Scratch> {
  try {
    return await createScratchDatabase(server)
  } catch (error) {
    const why = whyNot(error as Error)
    if (!why) throw error
    server.say(`${why}: the backup is restored into a PostgreSQL of its own`)
    return startScratchServer(server.dataDir, why)
  }
}

/** A killed run leaves the database to the next run. */
async function createScratchDatabase({ ownerUrl, maker }: Server): Promise<Scratch> {
  const owner = new URL(ownerUrl)
  const name = `${owner.pathname.slice(1)}_check`
  const client = await openClient(maker)
  const url = Object.assign(owner, { pathname: name }).href
  const drop = () => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  try {
    await drop()
    const role = pg.escapeIdentifier(decodeURIComponent(owner.username))
    await client.query(`create database ${pg.escapeIdentifier(name)} template template0 owner ${role}`)
    await (await connectOnce(url)).end()
  } catch (error) {
    await drop().catch(() => {})
    await client.end()
    throw error
  }
  return {
    url,
    async remove() {
      await drop().catch(() => {})
      await client.end()
    },
  }
}

const SCRATCH = 'postgres-check-'

/** A killed run leaves the folder to the next run; its server ends by itself once the folder is gone. */
async function startScratchServer(dataDir: string, why: string): Promise<Scratch> {
  const left = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith(SCRATCH)) : []
  const remove = (name: string) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })
  for (const name of left) await remove(name)
  const own = `${SCRATCH}${process.pid}`
  try {
    const server = await startPostgres({ dataDir: join(dataDir, own), durable: false })
    return {
      url: server.ownerUrl,
      async remove() {
        await server.stop()
        await remove(own)
      },
    }
  } catch (error) {
    await remove(own)
    if (error instanceof PostgresStartError) throw new BackupError(`${why}, and ${error.message}`)
    throw error
  }
}
