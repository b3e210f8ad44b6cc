import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Actor } from '#src/wire/actor.ts'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { VisitSession } from '../request-scope.ts'
import type { SiteSecret } from '../secrets/site-secret.ts'
import { sentToken } from './cookie.ts'
import { endSession, findSessionHolder, insertSession, touchSession } from './queries.ts'

const ALGORITHM = 'HS256'
const AUDIENCE = 'jejaring'
const TYPE = 'session+jwt'

type SessionClaims = { userId: number; role: string; jti: string; expiresAt: Date }

/** Signs the token of a session; its `role` only informs clients, the server reads its own row. */
const signSession = (key: KeyObject, { userId, role, jti, expiresAt }: SessionClaims) =>
  new SignJWT({ id: userId, role })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(String(userId))
    .setAudience(AUDIENCE)
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key)

/** Session id of a token signed by us with one of the keys, or null for any other text. */
async function sessionIdOf(keys: readonly KeyObject[], token: string, now: Date): Promise<string | null> {
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

const WEEK = 7 * DAY_MS
/** Absolute lifetime: sessions with rights over others are short (docs/reference/contract.md#session-token). */
const lifeOf = (role: string) => (role === 'member' ? 30 * DAY_MS : DAY_MS / 2)
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

type Opened = { token: string; jti: string; expiresAt: Date }

export type Sessions = {
  /** Actor and session of a request; null for a guest or an ended session. One statement, none for guests. */
  resolve(headers: Headers): Promise<{ actor: Actor; session: VisitSession } | null>
  /** Opens a session and returns its token. Staff and admins get 12 hours, others 30 days. */
  open(user: { id: number; role: string }, device: string, db?: Db): Promise<Opened>
  /** Ends the session of a request, if it is one of ours. */
  end(headers: Headers): Promise<void>
}

export function createSessions(options: { db: Db; clock: Clock; secret: SiteSecret }): Sessions {
  const { db, clock } = options
  // Created once: a plain string would be imported anew for every request.
  const keys = options.secret.map((one) => createSecretKey(one, 'utf8'))
  const idOf = async (token: string, now: Date) => {
    const jti = await sessionIdOf(keys, token, now)
    return jti && uuid.test(jti) ? jti : null
  }
  return {
    async resolve(headers) {
      const sent = sentToken(headers)
      if (!sent) return null
      const now = clock.now()
      const since = (then: Date) => now.getTime() - then.getTime()
      const jti = await idOf(sent.token, now)
      const holder = jti && (await findSessionHolder(db, jti, now))
      if (!holder) return null
      const { actor, createdAt, confirmedAt, seenAt, factorDueFrom, ...known } = holder
      // The session is older than its holder's current role allows.
      if (since(createdAt) >= lifeOf(actor.role)) return null
      // A cookie session without a profile fetch in a minute ends (docs/reference/contract.md#session-cookie).
      const isConfirmed = confirmedAt !== null
      if (sent.isCookie && !isConfirmed && since(createdAt) > MINUTE_MS) return null
      if (since(seenAt) > 10 * MINUTE_MS) await touchSession(db, jti, now)
      const mustSetUpFactor = factorDueFrom !== null && since(factorDueFrom) >= WEEK
      return { actor, session: { jti, isCookie: sent.isCookie, isConfirmed, mustSetUpFactor, ...known } }
    },
    async open(user, device, within = db) {
      const now = clock.now()
      const session = {
        jti: randomUUID(),
        userId: user.id,
        device,
        createdAt: now,
        seenAt: now,
        provenAt: now,
        expiresAt: new Date(now.getTime() + lifeOf(user.role)),
      }
      await insertSession(within, session)
      const token = await signSession(keys[0]!, { ...session, role: user.role })
      return { token, jti: session.jti, expiresAt: session.expiresAt }
    },
    async end(headers) {
      const sent = sentToken(headers)
      const jti = sent && (await idOf(sent.token, clock.now()))
      if (jti) await endSession(db, jti, clock.now())
    },
  }
}
