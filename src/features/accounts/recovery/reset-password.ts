import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { CallOf, Services } from '#src/platform/http/endpoint.ts'
import { Failure } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { recordAccount } from '#src/platform/request-scope.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import type { Role } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { liftCeiling } from '../login/count-login-attempts.ts'
import { RESEMBLES, resembles } from '../password-policy.ts'
import { requestOriginOf } from '../request-origin.ts'
import { spendToken, voidTokens } from '../token-queries.ts'
import * as words from './api-words.id.ts'
import { findResetLink, setPassword } from './queries.ts'
import type { passwordReset } from './schema.ts'

type Call = CallOf<undefined, undefined, typeof passwordReset>

/**
 * Sets a new password by a link, once. Ends every session and voids requests made within them.
 * @throws Failure 400 with `data:{reason, next}` for a used, expired or unknown link
 */
export async function resetPassword({ db, write, clock, limits, passwords, place, visit, body }: Call) {
  const now = clock.now()
  const hash = hashOf(body.token)
  const owner = await getOwner(db, hash, now)
  if (resembles(body.password, owner)) throw refused({ password: [RESEMBLES] })
  const passwordHash = await passwords.hash(body.password)
  await write(async (tx) => {
    if (!(await spendToken(tx, 'reset', hash, now))) throw refusedLink('used')
    const { userId, email, name, role } = owner
    await liftCeiling(limits.within(tx), email)
    await limits.within(tx).reset('step-up person day', userId)
    await setPassword(tx, userId, passwordHash, now)
    await endSessions(tx, userId, now)
    await voidTokens(tx, userId, ['email-change', 'deletion'])
    const actor = { id: userId, role: role as Role }
    await recordAudit(tx, actor, { act: 'reset-password', entity: 'user', entityId: userId })
    const key = `password-changed-${hash.toString('hex').slice(0, 32)}`
    const reader = { key, to: email, name, asked: requestOriginOf(visit, now), publicUrl: place.publicUrl }
    const { recoveryLetters } = await lettersIn(owner.language)
    await queueMail(tx, recoveryLetters.passwordChangedMail(reader))
  })
  return { changed: true as const }
}

async function getOwner(db: Services['db'], hash: Buffer, now: Date) {
  const link = await findResetLink(db, hash)
  if (!link) throw refusedLink('unknown')
  recordAccount(link.userId)
  if (link.usedAt) throw refusedLink('used')
  if (link.expiresAt <= now) throw refusedLink('expired')
  return link
}

const links = {
  unknown: [words.resetLinkUnknown, 'forget'],
  used: [words.resetLinkUsed, 'login'],
  expired: [words.resetLinkOver, 'forget'],
} as const

function refusedLink(reason: keyof typeof links) {
  const [message, next] = links[reason]
  return refused({ token: [message] }, { reason, next })
}

const refused = (errors: FieldErrors, data?: Record<string, string>) => new Failure(400, { errors, data })
