import { record } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { recordDeletion, restorableSince } from '../../content/edit-steps.ts'
import { lockAtVersion } from './change-download.ts'
import { getDeskDownload } from './queries.ts'
import { findFile, lockDownload, updateDownloadFile, updateDownloadStatus } from './write-queries.ts'

type By = { id: number; by: Actor; now: Date }

/** Deletes a download for readers at once, or restores it within thirty days; idempotent. @throws Failure 404 */
export async function setDownloadDeleted(
  tx: Tx,
  { id, isDeleted, by, now }: By & { isDeleted: boolean },
): Promise<void> {
  await lockDownload(tx, id)
  const item = await getDeskDownload(tx, id, restorableSince(now))
  if ((item.deletedAt !== null) === isDeleted) return
  const { status, publishedAt, title } = item
  await updateDownloadStatus(tx, id, { status, publishedAt, deletedAt: isDeleted ? now : null, now })
  await recordDeletion(tx, { by, entity: 'download', id, isDeleted, face: { title, status } })
  tx.invalidate('downloads')
}

/**
 * Restores the file of an earlier version as the newest version. Restoring the present one changes nothing.
 * @throws Failure 404, 409 with `data:{current}`
 */
export async function restoreDownloadFile(
  tx: Tx,
  { id, number, version, by, now }: By & { number: number; version: number },
): Promise<void> {
  const item = await lockAtVersion(tx, { id, version, now })
  const file = await findFile(tx, id, number)
  if (file === undefined) throw notFound()
  if (number === item.fileVersion) return
  const added = await updateDownloadFile(tx, id, { file, again: number, by: by.id, now })
  const { status, publishedAt } = item
  await updateDownloadStatus(tx, id, { status, publishedAt, deletedAt: null, now })
  const detail = { before: { file_version: item.fileVersion }, after: { file_version: added, again: number } }
  await record(tx, by, { act: 'update', entity: 'download', entityId: id, detail })
  tx.invalidate('downloads')
}
