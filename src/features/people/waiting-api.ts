import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { sendActivation } from '../accounts/registration/send-activation.ts'
import { requestOriginOf } from '../accounts/request-origin.ts'
import { unsetToken } from './import/queries.ts'
import { sendInvitations } from './import/send-invitation.ts'
import { resend, type WaitingWire, waitingQuery, waitingShape } from './schema.ts'
import { findWaiting, listWaiting as queryWaiting, type WaitingRow } from './waiting-queries.ts'

const presentWaiting = (row: WaitingRow): WaitingWire => ({
  kind: row.kind,
  email: row.email,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
})

export const listWaiting = endpoint({
  where: 'GET /desk/registrations',
  summary: 'Pendaftaran dan undangan yang belum diaktifkan, terbaru dulu',
  gate: staffOnly,
  query: waitingQuery,
  answer: z.array(waitingShape),
  isPaged: true,
  async run({ db, clock, query }) {
    const { rows, total } = await queryWaiting(db, { ...query, now: clock.now() })
    return paged(rows.map(presentWaiting), paginate(total, query))
  },
})

export const resendActivation = endpoint({
  where: 'POST /desk/registrations/resend',
  summary: 'Kirim ulang e-mail aktivasi atau undangan ke alamat yang menunggu',
  gate: staffOnly,
  body: resend,
  answer: z.object({ sent: z.literal(true) }),
  failures: [404, 429],
  async run({ db, write, limits, clock, actor, visit, body: { email } }) {
    const now = clock.now()
    const kind = await findWaiting(db, email, now)
    if (!kind) throw notFound()
    await limits.take('mail address pause', email)
    await limits.take('mail address', email)
    await write(async (tx) => {
      if (kind === 'invitation') {
        await unsetToken(tx, email)
        await tx.later(sendInvitations, {})
      } else {
        const key = `activation-${randomUUID()}`
        await tx.later(sendActivation, { key, email, registeredAt: null, asked: requestOriginOf(visit, now) })
      }
      await recordAudit(tx, actor, {
        act: `resend ${kind === 'invitation' ? kind : 'activation'}`,
        entity: kind,
      })
    })
    return ok({ sent: true as const })
  },
})

export const waitingEndpoints = [listWaiting, resendActivation]
