import { tooMany, unauthorized } from '#src/platform/http/failures.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import type { AnyCall } from '../factors/ask-challenge.ts'

type Counting = Pick<AnyCall, 'limits' | 'captcha' | 'visit' | 'passwords'>

const WAIT_SECONDS = 15 * 60
const DAY_SECONDS = 86_400

/** Counted by the address that was given, so an unknown one is treated as a known one. */
const accountKey = (email: string) => hashOf(email).toString('base64url')
const keysOf = (email: string, { address }: Counting['visit']) => ({
  'login account': accountKey(email),
  'login address': networkOf(address),
})

/**
 * Counts a try before its password is looked at, so that tries at the same moment count too. Many failures ask for
 * the captcha, which lets a login go on; fifty in a day do not: then a new password by mail is the way in.
 * @returns how many tries are left before the captcha is due
 * @throws Failure 429 where the network's failures call for the captcha, 400 where the account's do, both with
 * `data:{captcha_required:true}`; 429 with `data:{reset_required:true}` past the ceiling of the account
 */
export async function countTry(call: Counting, email: string, solution: string | undefined): Promise<number> {
  const { limits, captcha, visit } = call
  const keys = keysOf(email, visit)
  const reached = await limits.reached({ ...keys, ...ceilingOf(email) })
  if (reached.has('login account day')) throw overCeiling()
  if (reached.has('login address') && !solution) throw tooMany(WAIT_SECONDS, { captcha_required: true })
  if (reached.size) await captcha.require('login', solution)
  const left = await limits.note(keys)
  // Others tried at this moment, and the captcha is due after all.
  if (left < 0 && !reached.size) await captcha.require('login', solution)
  if ((await limits.note(ceilingOf(email))) < 0) throw overCeiling()
  return left
}

const ceilingOf = (email: string) => ({ 'login account day': accountKey(email) })
const overCeiling = () => tooMany(DAY_SECONDS, { reset_required: true })

/** The one answer to a failure, which says whether the captcha is due from now on. */
export function failureOf({ visit, passwords }: Counting, left: number) {
  passwords.suspects.note(networkOf(visit.address))
  return unauthorized(left <= 0 ? { captcha_required: true } : {})
}

/** A right password was no failure, and ends the count of the account; the network is no suspect any more. */
export async function forgiveLoginTry({ limits, visit, passwords }: Counting, email: string) {
  passwords.suspects.forgive(networkOf(visit.address))
  await limits.giveBack({ 'login address': networkOf(visit.address), ...ceilingOf(email) })
  await limits.forget('login account', accountKey(email))
}

/** Lets in who set a new password by mail, however often others tried. */
export const liftCeiling = (limits: Counting['limits'], email: string) =>
  limits.forget('login account day', accountKey(email))
