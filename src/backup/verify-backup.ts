import { loadDump } from './load-dump.ts'
import { checkForRestore } from './restore.ts'
import { inScratch } from './scratch-database.ts'

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
