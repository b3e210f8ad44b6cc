import type { Actor } from '#src/wire/actor.ts'
import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'
import { Failure } from '../http/failures.ts'
import { currentAccountId, currentVisit } from '../request-scope.ts'
import { outcomeOf } from './outcome.ts'
import type { SecurityEvents } from './security-events.ts'

type Call = {
  securityEvents: SecurityEvents
  /** Method and path below `/v1`. */
  operation: string
  visitor: Actor | null
}

/** Records the outcome of a call as a security event of the endpoint's kind; does nothing for null. */
export function recordOutcome(call: Call, kind: SecurityEventKind | null, outcome: SecurityOutcome | null) {
  if (!kind || !outcome) return
  const { securityEvents, operation, visitor } = call
  const userId = visitor?.id ?? currentAccountId()
  securityEvents.note({ kind, outcome, operation, userId, visit: currentVisit() })
}

/** Records a call's failure; faults and invalid form input are no security events. */
export function recordFailure(
  call: Call,
  kind: SecurityEventKind | null,
  error: unknown,
  isSecondStep = false,
) {
  if (kind && error instanceof Failure) recordOutcome(call, kind, outcomeOf(kind, error, isSecondStep))
}
