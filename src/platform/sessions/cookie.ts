const SESSION_COOKIE = 'jkl-session'

/** The cookie's value: hex of the session as JSON (docs/reference/specification.md#session-cookie). */
export const encodeSession = (token: string) =>
  Buffer.from(JSON.stringify({ token, authenticated: true })).toString('hex')

type Place = { isHttps: boolean }

/** The `Set-Cookie` line that stores a session until its absolute end. */
export const sessionCookie = (token: string, maxAgeSeconds: number, place: Place) =>
  line(encodeSession(token), maxAgeSeconds, place)

/** The `Set-Cookie` line that removes it. */
export const noSessionCookie = (place: Place) => line('', 0, place)

const line = (value: string, maxAge: number, { isHttps }: Place) =>
  `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

/** True if a request carries the session cookie, with any value. */
export const hasSessionCookie = (headers: Headers) =>
  new RegExp(`(?:^|; ?)${SESSION_COOKIE}=`).test(headers.get('cookie') ?? '')

/**
 * The `Set-Cookie` lines that remove the session cookie of a request; if two were sent, also all others that a page of
 * the domain, or of a path, may have set.
 */
export function noSessionCookies(place: Place, { headers, url }: Request): string[] {
  const { hostname, pathname } = new URL(url)
  if (!hasTwoSessionCookies(headers)) return [noSessionCookie(place)]
  const secure = place.isHttps ? '; Secure' : ''
  const remove = (where: string) => `${SESSION_COOKIE}=; ${where}; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
  const names = hostname.split('.')
  const domains = names.slice(0, -1).map((_, index) => names.slice(index).join('.'))
  const parts = pathname.split('/').slice(1)
  const paths = parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`
    return path === '/' ? [] : [path, `${path}/`]
  })
  return [
    noSessionCookie(place),
    ...domains.map((domain) => remove(`Domain=${domain}; Path=/`)),
    ...paths.slice(0, MOST_PATHS).map((path) => remove(`Path=${path}`)),
  ]
}
const MOST_PATHS = 8

const sessionCookies = new RegExp(`(?:^|; ?)${SESSION_COOKIE}=`, 'g')

/** True if more than one session cookie was sent: it is unknown which of them is genuine. */
const hasTwoSessionCookies = (headers: Headers) =>
  (headers.get('cookie')?.match(sessionCookies)?.length ?? 0) > 1

/** Token of a request: `Authorization: Bearer` first, else the only session cookie; null for neither. */
export function sentToken(headers: Headers): { token: string; isCookie: boolean } | null {
  const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(headers.get('authorization') ?? '')
  if (bearer) return { token: bearer[1]!, isCookie: false }
  if (hasTwoSessionCookies(headers)) return null
  const hex = new RegExp(`(?:^|; ?)${SESSION_COOKIE}=([0-9a-f]+)`).exec(headers.get('cookie') ?? '')?.[1]
  if (!hex) return null
  try {
    const session: unknown = JSON.parse(Buffer.from(hex, 'hex').toString())
    const token = (session as { token?: unknown } | null)?.token
    return typeof token === 'string' ? { token, isCookie: true } : null
  } catch {
    return null
  }
}
