import { randomUUID } from 'node:crypto'
import type { Actor } from '#src/wire/actor.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { VisitSession } from '../request-scope.ts'
import { sentToken } from './cookie.ts'
import { findHolder, insertSession, touchSession } from './queries.ts'
import { sessionIdOf, signSession } from './token.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export type Opened = { token: string; jti: string; expiresAt: Date }

export type Sessions = {
  /** Who sends this request; null for a guest or a session that has ended. One statement, none for guests. */
  resolve(headers: Headers): Promise<{ actor: Actor; session: VisitSession } | null>
  /** Opens a session and gives its token. Staff and admins get 12 hours, others 30 days. */
  open(user: { id: number; role: string }, device: string, db?: Db): Promise<Opened>
}

export function createSessions(options: { db: Db; clock: Clock; secret: string }): Sessions {
  const { db, clock, secret } = options
  return {
    async resolve(headers) {
      const sent = sentToken(headers)
      if (!sent) return null
      const now = clock.now()
      const jti = await sessionIdOf(secret, sent.token, now)
      if (!jti || !uuid.test(jti)) return null
      const holder = await findHolder(db, jti, now)
      if (!holder) return null
      const { actor, createdAt, confirmedAt, seenAt, provenAt } = holder
      // A cookie that no profile fetch confirmed within a minute ends (contract §5).
      const isConfirmed = confirmedAt !== null
      if (sent.isCookie && !isConfirmed && now.getTime() - createdAt.getTime() > MINUTE) return null
      if (now.getTime() - seenAt.getTime() > 10 * MINUTE) await touchSession(db, jti, now)
      return { actor, session: { jti, isCookie: sent.isCookie, isConfirmed, provenAt } }
    },
    async open(user, device, within = db) {
      const now = clock.now()
      const life = user.role === 'member' ? 30 * DAY : DAY / 2
      const session = {
        jti: randomUUID(),
        userId: user.id,
        device,
        createdAt: now,
        seenAt: now,
        provenAt: now,
        expiresAt: new Date(now.getTime() + life),
      }
      await insertSession(within, session)
      const token = await signSession(secret, { ...session, role: user.role })
      return { token, jti: session.jti, expiresAt: session.expiresAt }
    },
  }
}
