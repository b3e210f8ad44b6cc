import type { Clock } from '../clock.ts'
import type { Visit } from '../request-scope.ts'
import { forbidden } from './failures.ts'

/** How long password or factor count after they were given. */
export const PROOF_MS = 10 * 60_000

/**
 * Lets a call pass only if password or factor was given in this session within ten minutes
 * (docs/reference/contract.md#fresh-proof).
 * @throws Failure 403 with `data:{proof_required:[…]}`: what may be given at `POST /v1/auth/proof`; a password counts
 * only for those who have no second factor
 */
export function requireProof({ session }: Visit, clock: Clock): void {
  const age = session ? clock.now().getTime() - session.provenAt.getTime() : Number.POSITIVE_INFINITY
  if (age <= PROOF_MS) return
  throw forbidden({ proof_required: session?.factors.length ? session.factors : ['password'] })
}
