import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'
import type { Failure } from '../http/failures.ts'

const has = (data: unknown, name: string) => typeof data === 'object' && data !== null && name in data

/**
 * Outcome of a failed call for the security events.
 * @param isSecondStep true if the call answers a challenge, so its failure is not the first request for the factor
 * @returns null for failures without security relevance: invalid form input, a missing row, a fault
 */
export function outcomeOf(
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
