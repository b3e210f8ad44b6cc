import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { presentDeskRegion } from './present.ts'
import { listDeskRegions, lockRegion, updateRegion } from './queries.ts'
import type { RegionChange } from './schema.ts'

/** Renames or moves a region. @throws Failure 404, 409 with `data:{current}` */
export async function changeRegion(
  tx: Tx,
  { id, change, by, now }: { id: number; change: RegionChange; by: Actor; now: Date },
): Promise<void> {
  await lockRegion(tx, id)
  const [region] = await listDeskRegions(tx, id)
  if (!region) throw notFound()
  if (region.version !== change.version) throw conflict({ current: presentDeskRegion(region) })
  const before = { title: region.title, position: region.position }
  const after = { title: change.title ?? before.title, position: change.position ?? before.position }
  await updateRegion(tx, id, { ...after, now })
  await recordAudit(tx, by, { act: 'update', entity: 'region', entityId: id, detail: { before, after } })
  tx.invalidate('regions')
}
