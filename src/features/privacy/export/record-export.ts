import { recordAudit } from '#src/platform/database/audit.ts'
import type { Write } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'

/** Records the export in the audit trail, as evidence after an account takeover. */
export const recordExport = (write: Write, actor: Actor): Promise<void> =>
  write((tx) => recordAudit(tx, actor, { act: 'data export', entity: 'user', entityId: actor.id }))
