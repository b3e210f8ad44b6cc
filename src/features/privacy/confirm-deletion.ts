import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import type { linkToken } from '#src/wire/link-token.ts'
import { renewToken, spendToken } from '../accounts/token-queries.ts'
import * as words from './api-words.id.ts'
import { type Account, lockAccount, lockAdmins, setDeletion } from './queries.ts'

const GRACE_MS = 7 * DAY_MS
const USELESS = words.deletionLinkOver

/**
 * Starts the seven days before the account is deleted, and mails its owner how to undo that.
 * @returns the deletion time
 * @throws Failure 400 for an invalid link, 409 for the last admin
 */
export function confirmDeletion(call: CallOf<undefined, undefined, typeof linkToken>): Promise<Date> {
  const { body, clock, place, write } = call
  const now = clock.now()
  return write(async (tx) => {
    const spent = await spendToken(tx, 'deletion', hashOf(body.token), now)
    if (!spent) throw invalid({ token: [USELESS] })
    await lockAdmins(tx)
    const account = await lockAccount(tx, spent.userId)
    if (!account) throw invalid({ token: [USELESS] })
    if (account.isLastAdmin) throw conflict({ reason: 'last_admin' })
    const dueAt = account.deletionDueAt ?? new Date(now.getTime() + GRACE_MS)
    await setDeletion(tx, account.id, dueAt, spent.detail.keepsByline ?? false)
    await tellHowToUndo(tx, account, dueAt, { now, publicUrl: place.publicUrl })
    await recordAudit(tx, account, { act: 'deletion begin', entity: 'user', entityId: account.id })
    return dueAt
  })
}

async function tellHowToUndo(
  tx: Tx,
  account: Account,
  dueAt: Date,
  { now, publicUrl }: { now: Date; publicUrl: string },
) {
  const secret = await renewToken(tx, {
    kind: 'undo-deletion',
    userId: account.id,
    now,
    lifeMs: dueAt.getTime() - now.getTime(),
  })
  const { privacyLetters } = await lettersIn(account.language)
  const key = `${account.id}-${now.getTime()}`
  await queueMail(tx, privacyLetters.deletionBegunMail(key, account, { dueAt, publicUrl, secret }))
}
