import { randomBytes } from 'node:crypto'
import type { Services } from '#src/platform/http/endpoint.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import type { Actor } from '#src/wire/actor.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { insertChallenge, type NewChallenge } from './challenge-queries.ts'

/** Context of a call, independent of its input. */
export type AnyCall = Services & { actor: Actor | null; visit: Visit }

const LIFE_MS = 5 * MINUTE_MS

/** Starts a second step, valid for five minutes. @returns its secret, and the passkey challenge */
export async function createChallenge(
  { db, clock }: Pick<AnyCall, 'db' | 'clock'>,
  userId: number,
  purpose: NewChallenge['purpose'],
): Promise<{ challenge: string; webauthn: string }> {
  const { text, hash } = newSecret()
  const webauthn = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
  await insertChallenge(db, { hash, userId, purpose, webauthn, expiresAt })
  return { challenge: text, webauthn }
}
