import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { editorsAndStaff } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { changeContent } from '../../content/change-content.ts'
import { contentParams } from '../../content/schema.ts'
import { mailingContent } from '../writing/mailing-content.ts'
import * as words from './api-words.id.ts'
import { type Audience, countAudience, type Segment } from './audience-queries.ts'
import { beginSending } from './begin-sending.ts'
import { getSend, retryRefused, type SendState, updateSendState } from './queries.ts'
import { countRecipients, listReasons } from './recipient-queries.ts'
import {
  audienceShape,
  pauseBody,
  type SendingWire,
  scheduleBody,
  segmentBody,
  sendingShape,
} from './schema.ts'
import { sendMailings } from './send-mailings.ts'

const MOST_REASONS = 8

export const postAudience = endpoint({
  where: 'POST /desk/mailings/audience',
  summary: 'Berapa orang akan menerima surat, dan siapa tidak: belum setuju, alamatnya menolak, terhapus',
  gate: editorsAndStaff,
  body: segmentBody,
  answer: audienceShape,
  async run({ db, body, actor }) {
    const scope = deskScope(actor!)
    const details = { ...body, region_id: null, archive: null }
    await mailingContent.details!.require!(db, details, { scope, own: null, stays: [] })
    return ok(presentAudience(await countAudience(db, body, scope)))
  },
})

export const getSending = endpoint({
  where: 'GET /desk/mailings/{id}/sending',
  summary: 'Pengiriman satu surat: berapa terkirim, menunggu, ditolak, dan mengapa',
  gate: editorsAndStaff,
  params: contentParams,
  answer: sendingShape,
  run: async ({ db, params, actor }) => ok(await readSending(db, params.id, actor!)),
})

const scheduleMailing = endpoint({
  where: 'POST /desk/mailings/{id}/schedule',
  summary: 'Kirim surat sekarang, atau pada waktu yang dipilih',
  gate: editorsAndStaff,
  params: contentParams,
  body: scheduleBody,
  answer: sendingShape,
  failures: [409],
  async run({ params: { id }, body: { version, publish_at }, actor, ...call }) {
    const by = actor!
    const { state } = await getSend(call.db, id, deskScope(by))
    if (state) throw invalid({ status: [words.wasSent] })
    const isPublished = publish_at === undefined
    const wish = isPublished
      ? { version, status: 'published' as const }
      : { version, status: 'scheduled' as const, publish_at }
    const now = call.clock.now()
    await call.write(async (tx) => {
      const { text } = await changeContent(tx, mailingContent, { id, change: wish, by, now })
      await beginSending(tx, { id, segment: text.details as Segment, isPublished, now })
    })
    return ok(await readSending(call.db, id, by))
  },
})

/** Ways from the states of a sending to others; one that goes on gathers first who is not gathered yet. */
const ways: Record<
  'paused' | 'running' | 'stopped',
  { from: readonly SendState[]; to: SendState; act: string }
> = {
  paused: { from: ['gathering', 'running'], to: 'paused', act: 'pause sending' },
  running: { from: ['paused'], to: 'gathering', act: 'resume sending' },
  stopped: { from: ['gathering', 'running', 'paused'], to: 'stopped', act: 'stop sending' },
}

export const pauseMailing = endpoint({
  where: 'POST /desk/mailings/{id}/pause',
  summary: 'Jeda, lanjutkan, atau hentikan pengiriman satu surat; yang dihentikan tidak dikirim lagi',
  gate: editorsAndStaff,
  params: contentParams,
  body: pauseBody,
  answer: sendingShape,
  failures: [409],
  async run({ params: { id }, body, actor, ...call }) {
    const by = actor!
    const { state } = await getSend(call.db, id, deskScope(by))
    const { from, to, act } = ways[body.state]
    const isThere = state === to || (body.state === 'running' && state === 'running')
    if (!isThere)
      await call.write(async (tx) => {
        const now = call.clock.now()
        if (!(await updateSendState(tx, id, { from, to, by: by.id, now })))
          throw conflict({ current: await readSending(tx, id, by) })
        if (body.state === 'running') await retryRefused(tx, id, now)
        await recordAudit(tx, by, { act, entity: 'mailing', entityId: id })
        await tx.later(sendMailings, {})
      })
    return ok(await readSending(call.db, id, by))
  },
})

async function readSending(db: Db, id: number, by: Actor): Promise<SendingWire> {
  const scope = deskScope(by)
  const send = await getSend(db, id, scope)
  const { leftOut, ...others } = await countRecipients(db, id)
  const counts = { ...others, left_out: leftOut }
  const status = send.status as SendingWire['status']
  if (!send.state) {
    const audience = presentAudience(await countAudience(db, send.segment, scope))
    return presentAs(sendingShape, send, { status, list: send.listName, counts, reasons: [], audience })
  }
  const reasons = (await listReasons(db, id, MOST_REASONS)) as SendingWire['reasons']
  return presentAs(sendingShape, send, { status, list: send.listName, counts, reasons, audience: null })
}

const presentAudience = ({ total, leftOut }: Audience) => ({
  total,
  left_out: { no_consent: leftOut.noConsent, bounced: leftOut.bounced, erased: leftOut.erased },
})

export const sendingEndpoints = [postAudience, getSending, scheduleMailing, pauseMailing]
