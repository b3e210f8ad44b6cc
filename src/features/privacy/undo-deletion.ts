import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { spendToken, voidTokens } from '../accounts/token-queries.ts'
import * as words from './api-words.id.ts'
import { lockAccount, setDeletion } from './queries.ts'

const USELESS = words.undoLinkOver

/** Cancels the deletion of the logged-in user's account; idempotent. */
export const undoDeletion = (write: Write, userId: number, now: Date): Promise<void> =>
  write((tx) => keepAccount(tx, userId, now))

/** Cancels it by the mailed link. @throws Failure 400 for an invalid one */
export function undoDeletionByLink(write: Write, token: string, now: Date): Promise<void> {
  return write(async (tx) => {
    const spent = await spendToken(tx, 'undo-deletion', hashOf(token), now)
    if (!spent) throw invalid({ token: [USELESS] })
    await keepAccount(tx, spent.userId, now)
  })
}

async function keepAccount(tx: Tx, userId: number, now: Date) {
  const account = await lockAccount(tx, userId)
  await voidTokens(tx, userId, ['deletion', 'undo-deletion'])
  if (!account?.deletionDueAt) return
  await setDeletion(tx, userId, null, false)
  await recordAudit(tx, account, { act: 'deletion undo', entity: 'user', entityId: userId })
  const { privacyLetters } = await lettersIn(account.language)
  await queueMail(tx, privacyLetters.deletionUndoneMail(`${userId}-${now.getTime()}`, account))
}
