import { tooMany, unauthorized } from '#src/platform/http/failures.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import type { AnyCall } from '../factors/ask-challenge.ts'

type Counting = Pick<AnyCall, 'limits' | 'captcha' | 'visit' | 'passwords'>

const WAIT_SECONDS = 15 * 60

/** Counted by the address that was given, so an unknown one is treated as a known one. */
const accountKey = (email: string) => hashOf(email).toString('base64url')
const keysOf = (email: string, { address }: Counting['visit']) => ({
  'login account': accountKey(email),
  'login address': networkOf(address),
})

/**
 * Asks for the captcha after many failures. It never shuts anyone out: solved, a login goes on.
 * @throws Failure 429 where the network's failures call for it, 400 where the account's do, both with
 * `data:{captcha_required:true}`
 */
export async function passFailures(call: Counting, email: string, solution: string | undefined) {
  const { limits, captcha, visit } = call
  const reached = await limits.reached(keysOf(email, visit))
  if (reached.has('login address') && !solution) throw tooMany(WAIT_SECONDS, { captcha_required: true })
  if (reached.size) await captcha.require('login', solution)
}

/** Counts a failure. @returns the one answer to it, which says whether the captcha is due from now on */
export async function countFailure({ limits, visit, passwords }: Counting, email: string) {
  passwords.suspects.note(networkOf(visit.address))
  const left = await limits.note(keysOf(email, visit))
  return unauthorized(left <= 0 ? { captcha_required: true } : {})
}

/** A right password ends the count of the account; the network's goes on, but it is no suspect any more. */
export function forgetFailures({ limits, visit, passwords }: Counting, email: string) {
  passwords.suspects.forgive(networkOf(visit.address))
  return limits.forget('login account', accountKey(email))
}
