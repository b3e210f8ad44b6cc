import { tooMany, unauthorized } from '#src/platform/http/failures.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { DAY_SECONDS } from '#src/wire/duration.ts'
import type { AnyCall } from '../factors/create-challenge.ts'

type Counting = Pick<AnyCall, 'limits' | 'captcha' | 'visit' | 'passwords'>

const WAIT_SECONDS = 15 * 60

/** Keyed by the given address, so that unknown ones are treated like known ones. */
const accountKey = (email: string) => hashOf(email).toString('base64url')
const keysOf = (email: string, { address }: Counting['visit']) => ({
  'login account': accountKey(email),
  'login address': networkOf(address),
})

/**
 * Login rate limit (`src/limits.ts`). Counts an attempt before its password is checked, so that concurrent attempts count too. Many failures require the
 * captcha, which lets a login go on; fifty a day require a password reset by mail.
 * @returns attempts left before the captcha is required
 * @throws Failure 429 if the network's failures require the captcha, 400 if the account's do, both with
 * `data:{captcha_required:true}`; 429 with `data:{reset_required:true}` past the ceiling of the account
 */
export async function countLoginAttempt(
  call: Counting,
  email: string,
  solution: string | undefined,
): Promise<number> {
  const { limits, captcha, visit } = call
  const keys = keysOf(email, visit)
  const reached = await limits.reached({ ...keys, ...ceilingOf(email) })
  if (reached.has('login account day')) throw overCeiling()
  if (reached.has('login address') && !solution) throw tooMany(WAIT_SECONDS, { captcha_required: true })
  if (reached.size) await captcha.require('login', solution)
  const left = await limits.countHits(keys)
  // Concurrent attempts have used up the limit, so the captcha is required after all.
  if (left < 0 && !reached.size) await captcha.require('login', solution)
  if ((await limits.countHits(ceilingOf(email))) < 0) throw overCeiling()
  return left
}

const ceilingOf = (email: string) => ({ 'login account day': accountKey(email) })
const overCeiling = () => tooMany(DAY_SECONDS, { reset_required: true })

/** The same response for every failure; says if the captcha is required from now on. */
export function failureOf({ visit, passwords }: Counting, left: number) {
  passwords.suspects.add(networkOf(visit.address))
  return unauthorized(left <= 0 ? { captcha_required: true } : {})
}

/** Undoes the count after a correct password: resets the account's, and clears the network's suspicion. */
export async function forgiveLoginTry({ limits, visit, passwords }: Counting, email: string) {
  passwords.suspects.remove(networkOf(visit.address))
  await limits.uncount({ 'login address': networkOf(visit.address), ...ceilingOf(email) })
  await limits.reset('login account', accountKey(email))
}

/** Lifts the daily ceiling after a password reset by mail. */
export const liftCeiling = (limits: Counting['limits'], email: string) =>
  limits.reset('login account day', accountKey(email))
