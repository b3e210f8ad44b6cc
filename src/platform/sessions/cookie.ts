const SESSION_COOKIE = 'jkl-session'

/** The cookie's value: hex of the session as JSON (spec §9). */
export const encodeSession = (token: string) =>
  Buffer.from(JSON.stringify({ token, authenticated: true })).toString('hex')

type Place = { isHttps: boolean }

/** The `Set-Cookie` line that keeps a session until its absolute end. */
export const sessionCookie = (token: string, maxAgeSeconds: number, place: Place) =>
  line(encodeSession(token), maxAgeSeconds, place)

/** The `Set-Cookie` line that removes it. */
export const noSessionCookie = (place: Place) => line('', 0, place)

const line = (value: string, maxAge: number, { isHttps }: Place) =>
  `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

/** Whether a request carries the session cookie, whatever is in it. */
export const hasSessionCookie = (headers: Headers) =>
  new RegExp(`(?:^|; ?)${SESSION_COOKIE}=`).test(headers.get('cookie') ?? '')

/** The token in a request: `Authorization: Bearer` first, else the session cookie; null for neither. */
export function sentToken(headers: Headers): { token: string; isCookie: boolean } | null {
  const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(headers.get('authorization') ?? '')
  if (bearer) return { token: bearer[1]!, isCookie: false }
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
