import type { Db } from '#src/platform/database/connect.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { insertNewsletterToken } from './newsletter-queries.ts'

/** Unsubscribe link of every newsletter; valid for two years, without login. */
export async function newsletterLink(db: Db, userId: number, publicUrl: string, now: Date) {
  const { text, hash } = newSecret()
  await insertNewsletterToken(db, userId, hash, now)
  return `${publicUrl}${furtherPaths.unsubscribe}#${text}`
}
