import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#src/platform/secrets/seal.ts'

const PURPOSE = 'forum mail'

/** What ends a member's letters of the forum: their number and a hash made with the server's secret. Nothing is stored. */
export const forumMailToken = (secret: string, userId: number): string =>
  `${userId}.${keyedHash(secret, PURPOSE, String(userId)).toString('base64url')}`

/** Whose letters a token ends; null for one that we did not make. */
export function readForumMailToken(secret: string, token: string): number | null {
  const [, digits, hash] = /^([1-9][0-9]{0,14})\.([\w-]{43})$/.exec(token) ?? []
  if (!digits || !hash) return null
  const given = Buffer.from(hash, 'base64url')
  return timingSafeEqual(given, keyedHash(secret, PURPOSE, digits)) ? Number(digits) : null
}
