import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Write } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import type { Actor } from '#src/wire/actor.ts'
import { replaceEmail } from '../replace-email.ts'
import { spendToken } from '../token-queries.ts'
import * as words from './api-words.id.ts'

const USELESS = words.emailLinkOver
const OTHER_ACCOUNT = words.emailLinkOfOther

/**
 * Replaces the address after confirmation by a mailed link; links in the old mailbox are voided. A login is required
 * too: a mistyped address would otherwise give a stranger the account.
 * @throws Failure 400 for an invalid link, or one requested from another account
 */
export function confirmEmailChange(write: Write, actor: Actor, token: string, now: Date): Promise<void> {
  return write(async (tx) => {
    const hash = hashOf(token)
    const spent = await spendToken(tx, 'email-change', hash, now)
    if (spent && spent.userId !== actor.id) throw invalid({ token: [OTHER_ACCOUNT] })
    const email = spent?.detail.email
    const former = spent && email ? await replaceEmail(tx, { userId: spent.userId, email }, now) : undefined
    if (!spent || !email || !former) throw invalid({ token: [USELESS] })
    const { profileLetters } = await lettersIn(former.language)
    await queueMail(tx, profileLetters.emailChangedMail(hash.toString('hex').slice(0, 32), former))
    await recordAudit(tx, actor, { act: 'email change', entity: 'user', entityId: spent.userId })
  })
}
