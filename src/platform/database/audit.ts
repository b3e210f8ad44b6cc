import type { Actor } from '#src/wire/actor.ts'
import { currentScope } from '../request-scope.ts'
import type { Db } from './connect.ts'

/** One line of the audit trail, written in the transaction of the change it tells of. */
export async function record(
  tx: Db,
  actor: Pick<Actor, 'id' | 'role'> | null,
  line: { act: string; entity: string; entityId?: number; detail?: Record<string, unknown> },
) {
  await tx
    .insertInto('audit')
    .values({
      actorId: actor?.id ?? null,
      actorRole: actor?.role ?? null,
      act: line.act,
      entity: line.entity,
      entityId: line.entityId ?? null,
      detail: JSON.stringify(line.detail ?? {}),
      requestId: currentScope()?.requestId ?? null,
    })
    .execute()
}
