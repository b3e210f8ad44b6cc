import { recordAudit } from '#src/platform/database/audit.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { endSessions, proveSession } from '#src/platform/sessions/queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { AnyCall } from '../factors/create-challenge.ts'
import { notifyOwner } from '../factors/notify-owner.ts'
import { RESEMBLES, resembles } from '../password-policy.ts'
import { voidTokens } from '../token-queries.ts'
import * as words from './api-words.id.ts'
import { countStepUp, forgiveStepUpTry } from './count-step-up.ts'
import { findPassword, updatePassword } from './queries.ts'

type Inside = AnyCall & { actor: Actor }
type Change = { current: string; password: string }

/**
 * Changes the password, given the old one. Ends the person's other sessions and notifies them by mail.
 * @throws Failure 400 for a wrong old or an unfit new one, 409 where it was changed meanwhile, 429 after five wrong
 * ones
 */
export async function changePassword(call: Inside, { current, password }: Change): Promise<void> {
  const { db, write, passwords, clock, place, actor, visit } = call
  const { jti } = visit.session!
  await countStepUp(call)
  const { passwordHash, email, namaLengkap } = await findPassword(db, actor.id)
  if (!(await passwords.verify(current, passwordHash)))
    throw invalid({ current: [words.currentPasswordWrong] })
  await forgiveStepUpTry(call)
  if (current === password) throw invalid({ password: [words.newPasswordIsOld] })
  if (resembles(password, { email, name: namaLengkap })) throw invalid({ password: [RESEMBLES] })
  const changed = await passwords.hash(password)
  const now = clock.now()
  await write(async (tx) => {
    if (!(await updatePassword(tx, actor.id, { from: passwordHash!, to: changed }, now))) throw conflict()
    await endSessions(tx, actor.id, now, jti)
    await voidTokens(tx, actor.id, ['reset'])
    await proveSession(tx, jti, now)
    await recordAudit(tx, actor, { act: 'change password', entity: 'user', entityId: actor.id })
    await notifyOwner(tx, place, actor.id, 'password changed')
  })
}
