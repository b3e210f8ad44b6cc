import type { Tx } from '#src/platform/database/write.ts'
import { recordFormerAddress } from '../former-addresses/queries.ts'
import { followAddress } from '../mailings/subscriber-queries.ts'
import { clearMailAddress, updateEmail } from './email-queries.ts'
import { voidTokens } from './token-queries.ts'

/**
 * Gives an account another address: links in the old mailbox are voided, letters sent there lose it, and
 * subscriptions go along.
 * @returns the former address and the person's name, or undefined when another account has the new one
 */
export async function replaceEmail(tx: Tx, { userId, email }: { userId: number; email: string }, now: Date) {
  const former = await updateEmail(tx, userId, email, now)
  if (!former) return undefined
  await recordFormerAddress(tx, { userId, email: former.email }, now)
  await clearMailAddress(tx, former.email)
  await followAddress(tx, { userId, email }, now)
  await voidTokens(tx, userId, ['reset', 'deletion', 'email-change'])
  return former
}
