import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { requireVersion } from '../../content/edit-steps.ts'
import { presentDeskDownload } from './present.ts'
import { getDeskDownload } from './queries.ts'
import { findFile, lockDownload, updateDownloadFile, updateDownloadStatus } from './write-queries.ts'

type Given = { id: number; number: number; version: number; by: Actor; now: Date }

/**
 * Restores the file of an earlier version as the newest version. Restoring the present one changes nothing.
 * @throws Failure 404, 409 with `data:{current}`
 */
export async function restoreDownloadFile(tx: Tx, { id, number, version, by, now }: Given): Promise<void> {
  await lockDownload(tx, id)
  const found = await getDeskDownload(tx, id, restorableSince(now))
  const item = requireVersion(found, version, presentDeskDownload)
  const file = await findFile(tx, id, number)
  if (file === undefined) throw notFound()
  if (number === item.fileVersion) return
  const added = await updateDownloadFile(tx, id, { file, again: number, by: by.id, now })
  const { status, publishedAt } = item
  await updateDownloadStatus(tx, id, { status, publishedAt, deletedAt: null, now })
  const detail = { before: { file_version: item.fileVersion }, after: { file_version: added, again: number } }
  await recordAudit(tx, by, { act: 'update', entity: 'download', entityId: id, detail })
  tx.invalidate('downloads')
}
