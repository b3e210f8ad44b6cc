import { forbidden, unauthorized } from '#src/platform/http/failures.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { recordAccount, setCookie } from '#src/platform/request-scope.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { sessionCookie } from '#src/platform/sessions/cookie.ts'
import { deviceOf } from '#src/platform/sessions/device.ts'
import { endSession } from '#src/platform/sessions/queries.ts'
import { hasDuty } from '#src/wire/actor.ts'
import { closeChallenge, countTry as countChallengeTry, isLastTry } from '../factors/challenge-queries.ts'
import { checkCode, checkPasskey } from '../factors/check-factor.ts'
import { type AnyCall, createChallenge } from '../factors/create-challenge.ts'
import { requestOptions } from '../factors/passkeys.ts'
import { factorDueAt } from '../factors/present.ts'
import { getFactors, recordFactorPrompt, waysOf } from '../factors/queries.ts'
import { countLoginAttempt, failureOf, forgiveLoginTry } from './count-login-attempts.ts'
import { findLogin, findPerson, type Person } from './queries.ts'
import type { LoginBody } from './schema.ts'

/**
 * Single entry point for all logins.
 * @returns the token of a new session; its cookie is set on the response
 * @throws Failure 401 with `data:{second_factor,challenge}` if a second factor is needed, `data:{challenge_ended}` if
 * that took too long, otherwise for a wrong address or password alike; 400 and 429 if the captcha is required; 429 with
 * `data:{reset_required}` past the ceiling of the account; 403 with `data:{activation_required}` or `data:{suspended}`
 * after the right password; 503 if too many wait
 */
export const logIn = (call: AnyCall, body: LoginBody) =>
  body.challenge === undefined
    ? withPassword(call, { email: body.email!, password: body.password!, captcha: body.captcha })
    : withFactor(call, { ...body, challenge: body.challenge })

type Credentials = { email: string; password: string; captcha: string | undefined }

async function withPassword(call: AnyCall, { email, password, captcha }: Credentials) {
  const { db, passwords, clock } = call
  passwords.requireRoom()
  const left = await countLoginAttempt(call, email, captcha)
  const found = await findLogin(db, email, clock.now())
  recordAccount(found.id)
  const stored = found.id ? found.passwordHash : found.waitingHash
  if (!(await passwords.verify(password, stored))) throw failureOf(call, left)
  await forgiveLoginTry(call, email)
  if (!found.id) throw forbidden({ activation_required: true })
  const person = found as Person
  refuseInactive(person)
  const factors = await getFactors(db, person.id)
  const ways = waysOf(factors)
  if (!ways.length) return enter(call, person)
  const { challenge, webauthn } = await createChallenge(call, person.id, 'login')
  throw unauthorized({
    second_factor: ways,
    challenge,
    ...(factors.passkeys.length && { passkey: await requestOptions(call.place, webauthn, factors.passkeys) }),
  })
}

async function withFactor(call: AnyCall, { challenge, code, passkey }: LoginBody & { challenge: string }) {
  const { db, clock, limits, visit } = call
  const hash = hashOf(challenge)
  const asked = await countChallengeTry(db, hash, 'login', clock.now())
  if (!asked) throw unauthorized({ challenge_ended: true })
  recordAccount(asked.userId)
  const isRight = code
    ? await checkCode(call, asked.userId, code)
    : await checkPasskey(call, asked.userId, asked.webauthn!, passkey!)
  if (!isRight) {
    await limits.countHits({ 'login address': networkOf(visit.address) })
    if (isLastTry(asked)) throw unauthorized({ challenge_ended: true })
    throw unauthorized({ second_factor: waysOf(await getFactors(db, asked.userId)), challenge })
  }
  const person = await findPerson(db, asked.userId)
  if (!person || !(await closeChallenge(db, hash, clock.now()))) throw unauthorized({ challenge_ended: true })
  refuseInactive(person)
  return enter(call, person)
}

/** The reason is given only after the right password. */
function refuseInactive(person: Person) {
  if (!person.activatedAt) throw forbidden({ activation_required: true })
  if (person.suspendedAt) throw forbidden({ suspended: true })
}

/** Opens a session; ends the browser's previous one. */
async function enter({ write, sessions, clock, place, visit }: AnyCall, person: Person) {
  const now = clock.now()
  const { opened, dueAt } = await write(async (tx) => {
    if (visit.session?.isCookie) await endSession(tx, visit.session.jti, now)
    const askedAt = hasDuty(person) && !person.isDemo ? (person.factorAskedAt ?? now) : null
    if (askedAt !== person.factorAskedAt) await recordFactorPrompt(tx, person.id, askedAt)
    return {
      opened: await sessions.open(person, deviceOf(visit.userAgent), tx),
      dueAt: factorDueAt({ ...person, factorAskedAt: askedAt }, await getFactors(tx, person.id)),
    }
  })
  const seconds = Math.floor((opened.expiresAt.getTime() - now.getTime()) / 1_000)
  setCookie(sessionCookie(opened.token, seconds, place))
  return { token: opened.token, second_factor_due_at: dueAt?.toISOString() ?? null }
}
