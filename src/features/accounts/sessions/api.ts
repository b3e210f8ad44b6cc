import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { signedInBeforeFactor } from '#src/platform/http/gates.ts'
import { setCookie } from '#src/platform/request-scope.ts'
import { noSessionCookie } from '#src/platform/sessions/cookie.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import { deviceNamed } from '#src/platform/sessions/words.id.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { endOwnSession, listSessions, type SessionRow } from './queries.ts'
import { type SessionWire, sessionShape } from './schema.ts'

const presentSession = (row: SessionRow, currentJti: string): SessionWire => ({
  id: row.id,
  device: deviceNamed(row.device),
  created_at: row.createdAt.toISOString(),
  seen_at: row.seenAt.toISOString(),
  is_current: row.jti === currentJti,
})

export const readSessions = endpoint({
  where: 'GET /auth/sessions',
  summary: 'Perangkat yang sedang masuk ke akun sendiri',
  gate: signedInBeforeFactor,
  answer: z.array(sessionShape),
  async run({ db, actor, visit, clock }) {
    const rows = await listSessions(db, actor!.id, clock.now())
    return ok(rows.map((row) => presentSession(row, visit.session!.jti)))
  },
})

export const endOtherSessions = endpoint({
  where: 'DELETE /auth/sessions',
  summary: 'Keluarkan semua perangkat lain',
  gate: signedInBeforeFactor,
  securityEvent: 'sessions',
  answer: z.object({}),
  async run({ db, actor, visit, clock }) {
    await endSessions(db, actor!.id, clock.now(), visit.session!.jti)
    return ok({})
  },
})

export const endOneSession = endpoint({
  where: 'DELETE /auth/sessions/{id}',
  summary: 'Keluarkan satu perangkat',
  gate: signedInBeforeFactor,
  securityEvent: 'sessions',
  params: z.object({ id: idNumber }),
  answer: z.object({}),
  async run({ db, actor, visit, clock, place, params }) {
    const jti = await endOwnSession(db, actor!.id, params.id, clock.now())
    if (jti === visit.session!.jti) setCookie(noSessionCookie(place))
    return ok({})
  },
})

export const sessionEndpoints = [readSessions, endOtherSessions, endOneSession]
