import { type Actor, hasDuty } from '#src/wire/actor.ts'
import { shortNetworkOf } from '../limits/limits.ts'
import { currentScope } from '../request-scope.ts'
import type { Db } from './connect.ts'

type AuditActor = Pick<Actor, 'id' | 'role'> & Partial<Pick<Actor, 'isPic' | 'isModerator' | 'editsRegions'>>

type AuditLine = {
  act: string
  entity: string
  entityId?: number
  /** User whom the data is about; for a line about a user, that user. */
  subjectId?: number | null
  detail?: Record<string, unknown>
}

/** Inserts an audit line in the transaction of the change it describes. */
export async function recordAudit(tx: Db, actor: AuditActor | null, line: AuditLine) {
  const { act, entity, entityId = null, detail = {} } = line
  const scope = currentScope()
  await tx
    .insertInto('audit')
    .values({
      actorId: actor?.id ?? null,
      actorRole: actor?.role ?? null,
      act,
      entity,
      entityId,
      subjectId: line.subjectId ?? (entity === 'user' ? entityId : null),
      detail: JSON.stringify(detail),
      requestId: scope?.requestId ?? null,
      network: scope && isOnDuty(actor) ? shortNetworkOf(scope.visit.address) : null,
    })
    .execute()
}

/** Addresses of members without a duty are not recorded (privacy policy). */
const isOnDuty = (actor: AuditActor | null) =>
  actor !== null && hasDuty({ isPic: false, isModerator: false, editsRegions: [], ...actor })
