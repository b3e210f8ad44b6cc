import { timingSafeEqual } from 'node:crypto'
import { sentCookie, setCookie } from '#src/platform/request-scope.ts'
import { hashOf, newSecret } from '#src/platform/secrets/one-use.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'

const COOKIE = 'jkl-register'

/** Gives the browser that registers a secret for as long as its registration waits. @returns the hash to keep of it */
export function markBrowser({ isHttps }: SiteOrigin, seconds: number): Buffer {
  const { text, hash } = newSecret()
  setCookie(
    `${COOKIE}=${text}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  )
  return hash
}

/** True where the secret of the browser that registered came along. */
export function isSameBrowser(kept: Buffer | null): boolean {
  const sent = sentCookie(COOKIE)
  return kept !== null && sent !== null && timingSafeEqual(kept, hashOf(sent))
}
