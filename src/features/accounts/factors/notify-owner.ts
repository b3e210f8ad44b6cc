import { randomUUID } from 'node:crypto'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { SecurityChange } from './mails.ts'
import { findOwner } from './owner-queries.ts'

/** Mails the account's owner about a change of login factors, in the transaction of the change. */
export async function notifyOwner(
  tx: Tx,
  { publicUrl }: SiteOrigin,
  userId: number,
  change: SecurityChange,
): Promise<void> {
  const { email: to, namaLengkap: name, language } = await findOwner(tx, userId)
  const { securityLetters } = await lettersIn(language)
  const reader = { key: `security-${userId}-${randomUUID()}`, to, name, publicUrl }
  await queueMail(tx, securityLetters.securityMail(reader, change))
}
