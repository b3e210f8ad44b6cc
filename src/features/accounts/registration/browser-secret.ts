import { timingSafeEqual } from 'node:crypto'
import { sentCookies, setCookie } from '#src/platform/request-scope.ts'
import { hashOf, newSecret } from '#src/platform/secrets/one-use.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'

/** With `__Host-` no other host of the domain can set it. */
const nameOf = ({ isHttps }: SiteOrigin) => (isHttps ? '__Host-jkl-register' : 'jkl-register')

/** Gives the browser that registers a secret for as long as its registration waits. @returns the hash to keep of it */
export function markBrowser(origin: SiteOrigin, seconds: number): Buffer {
  const { text, hash } = newSecret()
  const secure = origin.isHttps ? '; Secure' : ''
  setCookie(`${nameOf(origin)}=${text}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
  return hash
}

/** True where the secret of the browser that registered came along, once: of two nobody knows whose they are. */
export function isSameBrowser(origin: SiteOrigin, kept: Buffer | null): boolean {
  const [sent, ...others] = sentCookies(nameOf(origin))
  return kept !== null && sent !== undefined && !others.length && timingSafeEqual(kept, hashOf(sent))
}
