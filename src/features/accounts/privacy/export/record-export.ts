import { record } from '#src/platform/database/audit.ts'
import type { Write } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'

/** That somebody took all their data is worth knowing when an account was taken over. */
export const recordExport = (write: Write, actor: Actor): Promise<void> =>
  write((tx) => record(tx, actor, { act: 'data export', entity: 'user', entityId: actor.id }))
