import { z } from 'zod'
import { endpoint, paged } from '#src/platform/http/endpoint.ts'
import { adminOnly, signedInBeforeFactor } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { deviceNamed } from '#src/platform/sessions/words.id.ts'
import { paginate } from '#src/wire/pagination.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { listSecurityEvents, type SecurityEventRow } from './queries.ts'
import {
  type OwnEventWire,
  ownEventShape,
  ownEventsQuery,
  type SecurityEventWire,
  securityEventShape,
  securityEventsQuery,
} from './schema.ts'

const presentOwnEvent = (row: SecurityEventRow): OwnEventWire =>
  presentAs(ownEventShape, row, { device: deviceNamed(row.device) })

const presentSecurityEvent = (row: SecurityEventRow): SecurityEventWire =>
  presentAs(securityEventShape, row, {
    device: deviceNamed(row.device),
    user: row.userId === null ? null : { id: row.userId, name: row.userName ?? sharedWords.unknownPerson },
  })

export const listOwnEvents = endpoint({
  where: 'GET /auth/security-events',
  summary: 'Login, percobaan yang gagal, dan permintaan yang ditolak pada akun sendiri, terbaru dulu',
  gate: signedInBeforeFactor,
  query: ownEventsQuery,
  answer: z.array(ownEventShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listSecurityEvents(db, { ...query, user: actor!.id })
    return paged(rows.map(presentOwnEvent), paginate(total, query))
  },
})

export const listDeskEvents = endpoint({
  where: 'GET /desk/security-events',
  summary: 'Kejadian keamanan semua akun, terbaru dulu',
  gate: adminOnly,
  query: securityEventsQuery,
  answer: z.array(securityEventShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listSecurityEvents(db, query)
    return paged(rows.map(presentSecurityEvent), paginate(total, query))
  },
})

export const securityEventEndpoints = [listOwnEvents, listDeskEvents]
