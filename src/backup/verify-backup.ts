import { loadDump } from './load-dump.ts'
import { checkForRestore } from './restore.ts'
import { inScratch } from './scratch-database.ts'

/**
 * Restores a backup beside the site and compares: every byte of it is read back from where it lies, every row loaded
 * into a database of its own and read again.
 * @throws BackupError naming the first difference
 */
export async function verifyBackup(
  folder: string,
  server: { ownerUrl: string; maker: string },
): Promise<void> {
  const manifest = await checkForRestore(folder)
  await inScratch(server, (url) => loadDump(folder, manifest, url))
}
