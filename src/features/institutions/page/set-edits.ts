import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getSettings } from '../../settings/queries.ts'
import { lockSettings, updateSetting } from '../../settings/write-queries.ts'
import type { DeskInstitutionWire } from './schema.ts'

type Edits = DeskInstitutionWire['edits']

/** Sets whether PICs' changes are reviewed from now on; pending ones stay pending. */
export async function setEdits(tx: Tx, edits: Edits, { by, now }: { by: Actor; now: Date }): Promise<void> {
  await lockSettings(tx)
  const { participant_edits: before } = await getSettings(tx)
  if (before === edits) return
  await updateSetting(tx, { key: 'participant_edits', value: edits, by: by.id, now })
  const detail = { before: { participant_edits: before }, after: { participant_edits: edits } }
  await recordAudit(tx, by, { act: 'update', entity: 'settings', detail })
  tx.invalidate('settings')
}
