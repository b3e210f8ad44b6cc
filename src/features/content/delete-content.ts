import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { restorableSince } from './bin-retention.ts'
import type { ContentKind } from './content-kind.ts'
import { getContent } from './queries.ts'
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
 * Restores a deleted item as it was; idempotent. One whose publication time has passed becomes a draft.
 * @throws Failure 404, also after thirty days
 */
export async function restoreContent(tx: Tx, kind: ContentKind, { id, by, now }: Given): Promise<void> {
  await lockContent(tx, kind, id)
  const item = await getContent(tx, kind, id, { since: restorableSince(now), scope: deskScope(by) })
  if (!item.deletedAt) return
  await setDeletedAt(tx, kind, id, { deletedAt: null, now })
  const isLate = item.status === 'scheduled' && item.publishAt! <= now
  if (isLate) await updateContentStatus(tx, kind, id, { ...item, status: 'draft', publishAt: null, now })
  const detail = { after: { title: item.title, status: isLate ? 'draft' : item.status } }
  await recordAudit(tx, by, { act: 'restore', entity: kind.kind, entityId: id, detail })
  tx.invalidate(kind.tag)
}
