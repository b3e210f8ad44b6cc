import { isKeyedText, keyedText } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'forum mail'

/**
 * Token that unsubscribes a user from forum mail: user id and a hash keyed by the server's secret. Nothing is stored.
 */
export const forumMailToken = (secret: SiteSecret, userId: number): string =>
  `${userId}.${keyedText(secret, PURPOSE, String(userId))}`

/** User id of an unsubscribe token; null for a forged one. */
export function readForumMailToken(secret: SiteSecret, token: string): number | null {
  const [, digits, hash] = /^([1-9][0-9]{0,14})\.([\w-]{43})$/.exec(token) ?? []
  if (!digits || !hash) return null
  return isKeyedText(secret, PURPOSE, digits, hash) ? Number(digits) : null
}
