import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { listForbidden } from '../uploads/claim-images.ts'
import { restorableSince } from './bin-retention.ts'
import type { ContentKind } from './content-kind.ts'
import { type ContentItem, getContent, getRevision } from './queries.ts'
import { lockContent, setDeletedAt, updateContentStatus } from './write-queries.ts'

type Given = { id: number; by: Actor; now: Date }

/**
 * Deletes an item; idempotent. It is hidden from readers at once and purged after thirty days.
 * @throws Failure 404, 403 for a page that the site needs
 */
export async function deleteContent(tx: Tx, kind: ContentKind, { id, by, now }: Given): Promise<void> {
  await lockContent(tx, kind, id)
  const item = await getContent(tx, kind, id, { since: restorableSince(now), scope: deskScope(by) })
  if (item.isSystem) throw forbidden()
  if (item.deletedAt) return
  await setDeletedAt(tx, kind, id, { deletedAt: now, now })
  const detail = { before: { title: item.title, status: item.status } }
  await recordAudit(tx, by, { act: 'delete', entity: kind.kind, entityId: id, detail })
  tx.invalidate(kind.tag)
}

/**
 * Restores a deleted item as it was; idempotent. One whose publication time has passed becomes a draft; one that would
 * show readers a picture without consent is archived.
 * @throws Failure 404, also after thirty days
 */
export async function restoreContent(tx: Tx, kind: ContentKind, { id, by, now }: Given): Promise<void> {
  await lockContent(tx, kind, id)
  const item = await getContent(tx, kind, id, { since: restorableSince(now), scope: deskScope(by) })
  if (!item.deletedAt) return
  await setDeletedAt(tx, kind, id, { deletedAt: null, now })
  const status = await statusOf(tx, kind, item, { by, now })
  if (status !== item.status)
    await updateContentStatus(tx, kind, id, { ...item, status, publishAt: null, now })
  const detail = { after: { title: item.title, status } }
  await recordAudit(tx, by, { act: 'restore', entity: kind.kind, entityId: id, detail })
  tx.invalidate(kind.tag)
}

/** Status of an item that was just restored. */
async function statusOf(tx: Tx, kind: ContentKind, item: ContentItem, { by, now }: Omit<Given, 'id'>) {
  if (item.status === 'scheduled' && item.publishAt! <= now) return 'draft'
  if (item.status !== 'published') return item.status
  const live = { id: item.id, revision: item.liveRevisionId!, scope: deskScope(by) }
  const { content, imageName: image } = await getRevision(tx, kind, live)
  return (await listForbidden(tx, { content, image })).length ? 'archived' : item.status
}
