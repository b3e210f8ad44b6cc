import type { KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'
const AUDIENCE = 'jejaring'
const TYPE = 'session+jwt'

export type SessionClaims = { userId: number; role: string; jti: string; expiresAt: Date }

/** Signs the token of a session; its `role` only informs clients, the server reads its own row. */
export const signSession = (key: KeyObject, { userId, role, jti, expiresAt }: SessionClaims) =>
  new SignJWT({ id: userId, role })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(String(userId))
    .setAudience(AUDIENCE)
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key)

/** Session id of a token signed by us with one of the keys, or null for any other text. */
export async function sessionIdOf(
  keys: readonly KeyObject[],
  token: string,
  now: Date,
): Promise<string | null> {
  for (const key of keys) {
    const jti = await sessionIdBy(key, token, now)
    if (jti) return jti
  }
  return null
}

async function sessionIdBy(key: KeyObject, token: string, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: now,
    })
    return payload.jti ?? null
  } catch {
    return null
  }
}
