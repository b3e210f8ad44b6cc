import { z } from 'zod'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { editorsAndStaff, staffOnly } from '#src/platform/http/gates.ts'
import { deskScope, speaksFor } from '#src/wire/actor.ts'
import { paginate } from '#src/wire/pagination.ts'
import { createCampaign } from '../create-campaign.ts'
import { completeCampaign, postUpdate } from '../post-update.ts'
import { changeCampaign, changesMoney, requireOwnRegion } from './change-campaign.ts'
import { presentDeskCampaign, presentDeskRow } from './present.ts'
import { getAny, listAll, type SeenAtDesk } from './queries.ts'
import {
  campaignChange,
  completion,
  deskCampaignFilter,
  deskCampaignParams,
  deskCampaignRowShape,
  deskCampaignShape,
  newCampaign,
  newUpdate,
} from './schema.ts'
import { findByKey } from './write-queries.ts'

type Parts = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock' | 'payments' | 'actor'>

const seenBy = ({ clock, payments, actor }: Parts): SeenAtDesk => ({
  now: clock.now(),
  countsSimulated: countsSimulated(payments),
  scope: deskScope(actor!),
})
const read = async (parts: Parts, id: number) =>
  presentDeskCampaign(await getAny(parts.db, id, seenBy(parts)))

export const listDeskCampaigns = endpoint({
  where: 'GET /desk/campaigns',
  summary: 'Semua kampanye bagi sekretariat, bagi pengurus region yang untuk regionnya, draf dulu',
  gate: editorsAndStaff,
  query: deskCampaignFilter,
  answer: z.array(deskCampaignRowShape),
  isPaged: true,
  async run({ query, ...parts }) {
    const { rows, total } = await listAll(parts.db, query, seenBy(parts))
    return paged(rows.map(presentDeskRow), paginate(total, query))
  },
})

export const getDeskCampaign = endpoint({
  where: 'GET /desk/campaigns/{id}',
  summary: 'Satu kampanye bagi sekretariat, dengan kabarnya',
  gate: editorsAndStaff,
  params: deskCampaignParams,
  answer: deskCampaignShape,
  run: async ({ params, ...parts }) => ok(await read(parts, params.id)),
})

export const postCampaign = endpoint({
  where: 'POST /desk/campaigns',
  summary: 'Tulis kampanye baru; belum terbuka bagi siapa pun',
  gate: editorsAndStaff,
  proof: 'none',
  securityEvent: 'money',
  body: newCampaign,
  answer: deskCampaignShape,
  code: 201,
  async run({ body, ...parts }) {
    const { idempotency_key: key, ...text } = body
    const now = parts.clock.now()
    const by = parts.actor!
    const own = speaksFor(by)
    const { participant_id = own } = body
    const voice = { scope: deskScope(by), own, stays: [own] }
    requireOwnRegion(voice.scope, text)
    const id = await parts.write((tx) => createCampaign(tx, { ...text, participant_id, by, voice, now, key }))
    return created(await read(parts, id ?? (await findByKey(parts.db, by.id, key))!.id))
  },
})

export const patchCampaign = endpoint({
  where: 'PATCH /desk/campaigns/{id}',
  summary:
    'Ubah, buka, atau tutup sebuah kampanye; membuka, menutup, serta tujuan, region, izin, dan hari yang sudah tampil hanya sesudah memastikan diri; pengurus region hanya draf regionnya',
  gate: editorsAndStaff,
  proof: ({ db, actor, params: { id }, body }) =>
    changesMoney(db, { id, change: body, scope: deskScope(actor!) }),
  securityEvent: 'money',
  params: deskCampaignParams,
  body: campaignChange,
  answer: deskCampaignShape,
  failures: [409],
  async run({ params, body: change, ...parts }) {
    const { id } = params
    await parts.write((tx) => changeCampaign(tx, { id, change, by: parts.actor!, seen: seenBy(parts) }))
    return ok(await read(parts, id))
  },
})

export const postCampaignUpdate = endpoint({
  where: 'POST /desk/campaigns/{id}/updates',
  summary: 'Sampaikan kabar sebuah kampanye, di halamannya dan lewat surat kepada donatur yang memintanya',
  gate: staffOnly,
  proof: 'none',
  securityEvent: 'money',
  params: deskCampaignParams,
  body: newUpdate,
  answer: deskCampaignShape,
  code: 201,
  failures: [409],
  async run({ params, body: update, ...parts }) {
    const { id } = params
    await parts.write((tx) => postUpdate(tx, { id, update, by: parts.actor!, now: parts.clock.now() }))
    return created(await read(parts, id))
  },
})

export const postCompletion = endpoint({
  where: 'POST /desk/campaigns/{id}/completion',
  summary:
    'Selesaikan kampanye dengan laporannya, atau perbaiki laporan itu; suratnya sekali, dan kampanye tidak terbuka lagi',
  gate: staffOnly,
  proof: 'fresh',
  securityEvent: 'money',
  params: deskCampaignParams,
  body: completion,
  answer: deskCampaignShape,
  code: 201,
  failures: [409],
  async run({ params, body: report, ...parts }) {
    const { id } = params
    await parts.write((tx) => completeCampaign(tx, { id, report, by: parts.actor!, seen: seenBy(parts) }))
    return created(await read(parts, id))
  },
})

export const deskCampaignEndpoints = [
  listDeskCampaigns,
  getDeskCampaign,
  postCampaign,
  patchCampaign,
  postCampaignUpdate,
  postCompletion,
]
