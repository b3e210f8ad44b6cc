import { randomUUID } from 'node:crypto'
import type { Actor } from '#src/wire/actor.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { tokenOf } from './cookie.ts'
import { findActor, insertSession } from './queries.ts'
import { sessionIdOf, signSession } from './token.ts'

const DAY = 86_400_000
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export type Sessions = {
  /** Who sends this request; null for a guest or a session that has ended. One statement, none for guests. */
  resolve(headers: Headers): Promise<Actor | null>
  /** Opens a session and gives its token. Staff and admins get 12 hours, others 30 days. */
  open(user: { id: number; role: string }): Promise<string>
}

export function createSessions(options: { db: Db; clock: Clock; secret: string }): Sessions {
  const { db, clock, secret } = options
  return {
    async resolve(headers) {
      const token = tokenOf(headers)
      if (!token) return null
      const now = clock.now()
      const jti = await sessionIdOf(secret, token, now)
      if (!jti || !uuid.test(jti)) return null
      return (await findActor(db, jti, now)) ?? null
    },
    async open(user) {
      const now = clock.now()
      const life = user.role === 'member' ? 30 * DAY : DAY / 2
      const session = {
        jti: randomUUID(),
        userId: user.id,
        seenAt: now,
        expiresAt: new Date(now.getTime() + life),
      }
      await insertSession(db, session)
      return signSession(secret, { ...session, role: user.role })
    },
  }
}
