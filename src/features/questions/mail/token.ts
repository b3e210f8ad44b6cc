import { isKeyedText, keyedText } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'

const PURPOSE = 'forum mail'

/** What ends a member's letters of the forum: their number and a hash made with the server's secret. Nothing is stored. */
export const forumMailToken = (secret: SiteSecret, userId: number): string =>
  `${userId}.${keyedText(secret, PURPOSE, String(userId))}`

/** Whose letters a token ends; null for one that we did not make. */
export function readForumMailToken(secret: SiteSecret, token: string): number | null {
  const [, digits, hash] = /^([1-9][0-9]{0,14})\.([\w-]{43})$/.exec(token) ?? []
  if (!digits || !hash) return null
  return isKeyedText(secret, PURPOSE, digits, hash) ? Number(digits) : null
}
