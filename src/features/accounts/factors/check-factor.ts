import { tooMany } from '#src/platform/http/failures.ts'
import { HOUR_SECONDS } from '#src/wire/duration.ts'
import type { AnyCall } from './create-challenge.ts'
import { findPasskey, recordPasskeyUse } from './passkey-queries.ts'
import { counterAfter } from './passkeys.ts'
import { findTotp, spendRecoveryCode, spendTotpStep } from './queries.ts'
import { readRecoveryCode, recoveryHashes } from './recovery-codes.ts'
import type { PasskeyAnswer } from './schema.ts'
import { openTotp, stepOf } from './totp.ts'

type FactorCall = Pick<AnyCall, 'db' | 'clock' | 'limits' | 'place' | 'secret'>

/**
 * Verifies an app code or a recovery code, and uses it up. The attempt is counted before the check.
 * @throws Failure 429 for app codes after many wrong ones: recovery codes and passkeys still work
 */
export async function checkCode(call: FactorCall, userId: number, typed: string): Promise<boolean> {
  const { db, clock, limits, secret } = call
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) {
    const code = readRecoveryCode(typed)
    return code !== null && spendRecoveryCode(db, userId, recoveryHashes(secret, userId, code), clock.now())
  }
  const tries = { 'totp person': userId, 'totp person day': userId }
  if ((await limits.countHits(tries)) < 0) throw tooMany(HOUR_SECONDS)
  const totp = await findTotp(db, userId)
  const step = totp?.confirmedAt && stepOf(openTotp(secret, userId, totp.secret), digits, clock.now())
  if (!step || !(await spendTotpStep(db, userId, step))) return false
  await limits.uncount(tries)
  return true
}

/** True if one of the person's passkeys signed the challenge. */
export async function checkPasskey(
  { db, clock, place }: FactorCall,
  userId: number,
  webauthn: string,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const passkey = await findPasskey(db, userId, answer.id)
  if (!passkey) return false
  const counter = await counterAfter(place, webauthn, answer, passkey)
  return (
    counter !== null && recordPasskeyUse(db, passkey.id, { from: passkey.counter, to: counter }, clock.now())
  )
}
