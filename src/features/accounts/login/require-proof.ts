import type { Clock } from '#src/platform/clock.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import type { Visit } from '#src/platform/request-scope.ts'

/** How long password or factor count after they were given. */
export const PROOF_MS = 10 * 60_000

/**
 * Lets a sensitive act pass only if password or factor was given in this session within ten minutes (contract §5).
 * Routes that call it list 403 among their failures.
 * @throws Failure 403 with `data:{proof_required:[…]}`: what may be given at `POST /v1/auth/proof`
 */
export function requireProof({ session }: Visit, clock: Clock): void {
  const age = session ? clock.now().getTime() - session.provenAt.getTime() : Number.POSITIVE_INFINITY
  if (age > PROOF_MS) throw forbidden({ proof_required: ['password', ...(session?.factors ?? [])] })
}
