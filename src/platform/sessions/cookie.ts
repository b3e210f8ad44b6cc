const SESSION_COOKIE = 'jkl-session'

/** The cookie's value: hex of the session as JSON (spec §9). */
export const encodeSession = (token: string) =>
  Buffer.from(JSON.stringify({ token, authenticated: true })).toString('hex')

/** The token in a request: `Authorization: Bearer` first, else the session cookie; null for neither. */
export function tokenOf(headers: Headers): string | null {
  const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(headers.get('authorization') ?? '')
  if (bearer) return bearer[1]!
  const hex = new RegExp(`(?:^|; ?)${SESSION_COOKIE}=([0-9a-f]+)`).exec(headers.get('cookie') ?? '')?.[1]
  if (!hex) return null
  try {
    const session: unknown = JSON.parse(Buffer.from(hex, 'hex').toString())
    const token = (session as { token?: unknown } | null)?.token
    return typeof token === 'string' ? token : null
  } catch {
    return null
  }
}
