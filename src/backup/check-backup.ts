import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { BackupError, checkPart, fileIn, type Manifest, readManifest, type StoredFile } from './manifest.ts'
import { readLines } from './parts.ts'

/**
 * Reads a whole backup and checks every byte against its checksum.
 * @throws BackupError with the first part that is missing or changed
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const { tables, jobs, files, secrets } = manifest
  for (const part of [jobs, files, ...tables, ...(secrets ? [secrets] : [])])
    await checkPart(join(folder, part.file), part)
  let count = 0
  await forEachConcurrently(readLines<StoredFile>(folder, files.file), 4, async (file) => {
    count += 1
    await checkPart(fileIn(folder, file.name), file)
  })
  if (count !== files.count) throw new BackupError(`${folder} lists ${count} files instead of ${files.count}`)
  return manifest
}

/**
 * Checks that this program knows each migration of a backup, unchanged.
 * @throws BackupError naming the first unknown one
 */
export function checkMigrations(
  { migrations }: Manifest,
  known: readonly { name: string; sha256: string }[],
): void {
  const own = new Map(known.map(({ name, sha256 }) => [name, sha256]))
  for (const { name, sha256 } of migrations) {
    if (own.get(name) === sha256) continue
    const why = own.has(name) ? 'was edited since' : 'is not known here'
    throw new BackupError(`The backup was made by a newer or other version: its migration ${name} ${why}`)
  }
}

/** The given backup folder, or the newest backup in the given folder. */
export function findBackup(given: string): string {
  if (!existsSync(given)) throw new BackupError(`${given} does not exist`)
  if (existsSync(join(given, 'manifest.json'))) return given
  const newest = readdirSync(given)
    .filter((name) => /^jejaring-\d{8}-\d{6}$/.test(name))
    .sort()
    .at(-1)
  if (!newest) throw new BackupError(`${given} is no backup and holds none`)
  return join(given, newest)
}
