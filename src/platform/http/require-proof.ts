import { MINUTE_MS } from '#src/wire/duration.ts'
import type { Clock } from '../clock.ts'
import type { Visit } from '../request-scope.ts'
import { forbidden } from './failures.ts'

/** Validity of a fresh password or factor. */
export const PROOF_MS = 10 * MINUTE_MS

/**
 * Requires that password or factor was given in this session within ten minutes
 * (docs/reference/contract.md#fresh-proof).
 * @throws Failure 403 with `data:{proof_required:[…]}`: the kinds accepted at `POST /v1/auth/proof`; a password only
 * from people without a second factor
 */
export function requireProof({ session }: Visit, clock: Clock): void {
  const age = session ? clock.now().getTime() - session.provenAt.getTime() : Number.POSITIVE_INFINITY
  if (age <= PROOF_MS) return
  throw forbidden({ proof_required: session?.factors.length ? session.factors : ['password'] })
}
