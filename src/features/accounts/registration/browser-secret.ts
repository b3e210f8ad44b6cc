import { timingSafeEqual } from 'node:crypto'
import { sentCookies, setCookie } from '#src/platform/request-scope.ts'
import { hashOf, newSecret } from '#src/platform/secrets/one-use.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'

/** `__Host-` prevents other hosts of the domain from setting it. */
const nameOf = ({ isHttps }: SiteOrigin) => (isHttps ? '__Host-jkl-register' : 'jkl-register')

/** Sets a secret cookie in the registering browser for the life of the registration. @returns the hash to store */
export function markBrowser(origin: SiteOrigin, seconds: number): Buffer {
  const { text, hash } = newSecret()
  const secure = origin.isHttps ? '; Secure' : ''
  setCookie(`${nameOf(origin)}=${text}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
  return hash
}

/** True if exactly one cookie with the registering browser's secret was sent; two are ambiguous. */
export function isSameBrowser(origin: SiteOrigin, kept: Buffer | null): boolean {
  const [sent, ...others] = sentCookies(nameOf(origin))
  return kept !== null && sent !== undefined && !others.length && timingSafeEqual(kept, hashOf(sent))
}
