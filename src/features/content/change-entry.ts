import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { restorableSince } from './bin-retention.ts'
import { changesOf, recordDeletion, requireVersion } from './edit-steps.ts'
import type { EntryKind, EntryRow } from './entry-kind.ts'

type By = { by: Actor; now: Date }

/** Adds an entry; a repeated key adds one only. @returns its number @throws Failure 400 */
export async function addEntry<Wish>(
  tx: Tx,
  kind: Pick<EntryKind<never, never, Wish, never>, 'entity' | 'tag' | 'insert'>,
  { wish, key, by, now }: By & { wish: Wish; key: string | null },
): Promise<number> {
  const { id, face } = await kind.insert(tx, { wish, key, by, now })
  if (!face) return id
  await recordAudit(tx, by, { act: 'create', entity: kind.entity, entityId: id, detail: { after: face } })
  tx.invalidate(kind.tag)
  return id
}

/** Changes an entry. @throws Failure 400, 404, 409 with `data:{current}` for another version */
export async function changeEntry<Row extends EntryRow, Wire, Wish>(
  tx: Tx,
  kind: Pick<EntryKind<Row, Wire, Wish, never>, 'entity' | 'tag' | 'lock' | 'get' | 'present' | 'update'>,
  { id, version, wish, by, now }: By & { id: number; version: number; wish: Wish },
): Promise<void> {
  await kind.lock(tx, id)
  const row = requireVersion(await kind.get(tx, id, restorableSince(now)), version, kind.present)
  const { was, is, act = 'update' } = await kind.update(tx, row, { id, wish, by, now })
  await recordAudit(tx, by, { act, entity: kind.entity, entityId: id, detail: changesOf(was, is) })
  tx.invalidate(kind.tag)
}

/** Deletes an entry, or restores it within thirty days; idempotent. @throws Failure 404 */
export async function setEntryDeleted<Row extends EntryRow>(
  tx: Tx,
  kind: Pick<
    EntryKind<Row, never, never, never>,
    'entity' | 'tag' | 'lock' | 'get' | 'face' | 'setDeletedAt'
  >,
  { id, isDeleted, by, now }: By & { id: number; isDeleted: boolean },
): Promise<void> {
  await kind.lock(tx, id)
  const row = await kind.get(tx, id, restorableSince(now))
  if ((row.deletedAt !== null) === isDeleted) return
  await kind.setDeletedAt(tx, row, { id, deletedAt: isDeleted ? now : null, now })
  await recordDeletion(tx, { by, entity: kind.entity, id, isDeleted, face: kind.face(row) })
  tx.invalidate(kind.tag)
}
