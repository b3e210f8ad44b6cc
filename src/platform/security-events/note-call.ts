import type { Actor } from '#src/wire/actor.ts'
import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'
import { Failure } from '../http/failures.ts'
import { currentAccountId, currentVisit } from '../request-scope.ts'
import type { SecurityEvents } from './security-events.ts'

const has = (data: unknown, name: string) => typeof data === 'object' && data !== null && name in data

/**
 * Outcome of a failed call for the security events.
 * @param isSecondStep true if the call answers a challenge, so its failure is not the first request for the factor
 * @returns null for failures without security relevance: invalid form input, a missing row, a fault
 */
function outcomeOf(
  kind: SecurityEventKind,
  { code, data }: Pick<Failure, 'code' | 'data'>,
  isSecondStep: boolean,
): SecurityOutcome | null {
  switch (code) {
    case 400:
      // At the login a 400 means that a captcha is due; elsewhere that the secret is wrong.
      if (kind === 'login') return 'refused'
      return kind === 'step-up' || kind === 'password' || kind === 'recovery' ? 'failed' : null
    case 401:
      return has(data, 'second_factor') && !isSecondStep ? 'factor-asked' : 'failed'
    case 403:
      if (has(data, 'factor_required')) return null
      return has(data, 'proof_required') ? 'proof-asked' : 'refused'
    case 429:
      return 'refused'
    default:
      return null
  }
}

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
