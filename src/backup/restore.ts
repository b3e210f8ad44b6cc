import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErasureLine } from '#src/features/privacy/erasure-journal.ts'
import { readMigrations } from '#src/platform/database/migrate.ts'
import { MIGRATIONS } from '#src/platform/database/open.ts'
import { openClient } from '#src/platform/database/open-client.ts'
import type { Files } from '#src/platform/files/files.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { isEmptyDatabase } from './catalog.ts'
import { checkBackup, checkMigrations } from './check-backup.ts'
import { markErased } from './erasure-journals.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { loadDump } from './load-dump.ts'
import { BackupError, fileIn, type Manifest, type StoredFile } from './manifest.ts'
import { readLines } from './parts.ts'

const AT_ONCE = 8

/**
 * Checks a whole backup without changing anything.
 * @throws BackupError if a byte is missing or changed, or its schema is unknown here
 */
export async function checkForRestore(folder: string): Promise<Manifest> {
  const manifest = await checkBackup(folder)
  checkMigrations(manifest, readMigrations(MIGRATIONS))
  return manifest
}

/**
 * Writes a backup's secrets to the data folder; existing ones are kept.
 * @returns names of existing secrets that differ
 */
export function restoreSecrets(folder: string, { secrets }: Manifest, dataDir: string): string[] {
  if (!secrets) return []
  mkdirSync(dataDir, { recursive: true })
  const kept = JSON.parse(readFileSync(join(folder, secrets.file), 'utf8')) as Record<string, string>
  const others: string[] = []
  for (const [name, secret] of Object.entries(kept)) {
    const path = join(dataDir, name)
    if (!existsSync(path)) writeFileSync(path, secret, { mode: 0o600 })
    else if (readFileSync(path, 'utf8').trim() !== secret) others.push(name)
  }
  return others
}

/**
 * Restores files and rows of a checked backup into an empty store and an empty database. Accounts erased since are
 * marked for erasure in the same transaction.
 * @param url of the role that owns the database
 * @returns the ids of those to erase
 * @throws BackupError if the store or the database is not empty
 */
export async function restoreBackup(
  folder: string,
  manifest: Manifest,
  to: { url: string; uploads: Files; erasures: readonly ErasureLine[] },
): Promise<number[]> {
  await refuseUnlessEmpty(to)
  await forEachConcurrently(readLines<StoredFile>(folder, manifest.files.file), AT_ONCE, ({ name }) =>
    to.uploads.put(name, createReadStream(fileIn(folder, name))),
  )
  let erased: number[] = []
  await loadDump(folder, manifest, to.url, async (client) => {
    erased = await markErased(client, to.erasures, manifest.madeAt)
  })
  return erased
}

async function refuseUnlessEmpty({ url, uploads }: { url: string; uploads: Files }) {
  const client = await openClient(url)
  const isEmpty = await isEmptyDatabase(client).finally(() => client.end())
  if (!isEmpty)
    throw new BackupError('The database is not empty: a backup is restored into an empty one only')
  for await (const names of uploads.listBefore(new Date(Date.now() + DAY_MS)))
    if (names.length)
      throw new BackupError('The file store is not empty: a backup is restored into an empty one only')
}
