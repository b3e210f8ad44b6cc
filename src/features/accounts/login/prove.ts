import { invalid } from '#src/platform/http/failures.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { proveSession } from '#src/platform/sessions/queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { closeChallenge, countTry } from '../factors/challenge-queries.ts'
import { checkCode, checkPasskey } from '../factors/check-factor.ts'
import type { AnyCall } from '../factors/create-challenge.ts'
import * as words from './api-words.id.ts'
import { countStepUp, forgiveStepUpTry } from './count-step-up.ts'
import { findPassword } from './queries.ts'
import type { ProofBody } from './schema.ts'

type Inside = AnyCall & { actor: Actor }

const FACTOR_NEEDED = words.secondStepNeeded

/**
 * Verifies the factor again, or the password if there is none, to allow sensitive actions in this session for a while.
 * @throws Failure 400 for a wrong one; 429 after five wrong ones in a quarter of an hour in this session
 */
export async function prove(call: Inside, body: ProofBody): Promise<void> {
  const { db, visit, clock } = call
  await countStepUp(call)
  const wrong = await findWrong(call, body)
  if (wrong) throw invalid(wrong)
  await forgiveStepUpTry(call)
  await proveSession(db, visit.session!.jti, clock.now())
}

/** @returns errors to show; null if correct */
async function findWrong(
  call: Inside,
  { password, code, passkey, challenge }: ProofBody,
): Promise<FieldErrors | null> {
  const { db, passwords, actor, visit } = call
  if (password !== undefined) {
    if (visit.session!.factors.length) return { password: [FACTOR_NEEDED] }
    const { passwordHash } = await findPassword(db, actor.id)
    return (await passwords.verify(password, passwordHash)) ? null : { password: [words.passwordWrong] }
  }
  if (code !== undefined) return (await checkCode(call, actor.id, code)) ? null : { code: [words.codeWrong] }
  const hash = hashOf(challenge!)
  const asked = await countTry(db, hash, 'step-up', call.clock.now())
  const isRight =
    asked?.userId === actor.id &&
    (await checkPasskey(call, actor.id, asked.webauthn!, passkey!)) &&
    (await closeChallenge(db, hash, call.clock.now()))
  return isRight ? null : { passkey: [words.passkeyWrong] }
}
