import { z } from 'zod'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { createCampaign } from '../create-campaign.ts'
import type { Seen } from '../queries.ts'
import { postUpdate } from '../updates/post-update.ts'
import { changeCampaign, changesMoney } from './change-campaign.ts'
import { presentDeskCampaign, presentDeskRow } from './present.ts'
import { getAny, listAll } from './queries.ts'
import {
  campaignChange,
  deskCampaignFilter,
  deskCampaignParams,
  deskCampaignRowShape,
  deskCampaignShape,
  newCampaign,
  newUpdate,
} from './schema.ts'
import { findByKey } from './write-queries.ts'

type Parts = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock' | 'payments'>

const seenBy = ({ clock, payments }: Parts): Seen => ({
  now: clock.now(),
  countsSimulated: countsSimulated(payments),
})
const read = async (parts: Parts, id: number) =>
  presentDeskCampaign(await getAny(parts.db, id, seenBy(parts)))

export const listDeskCampaigns = endpoint({
  where: 'GET /desk/campaigns',
  summary: 'Semua kampanye bagi sekretariat, draf dulu',
  gate: staffOnly,
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
  gate: staffOnly,
  params: deskCampaignParams,
  answer: deskCampaignShape,
  run: async ({ params, ...parts }) => ok(await read(parts, params.id)),
})

export const postCampaign = endpoint({
  where: 'POST /desk/campaigns',
  summary: 'Tulis kampanye baru; belum terbuka bagi siapa pun',
  gate: staffOnly,
  proof: 'none',
  securityEvent: 'money',
  body: newCampaign,
  answer: deskCampaignShape,
  code: 201,
  async run({ body, actor, ...parts }) {
    const { idempotency_key: key, ...text } = body
    const now = parts.clock.now()
    const id = await parts.write((tx) => createCampaign(tx, { ...text, by: actor!, now, key }))
    return created(await read(parts, id ?? (await findByKey(parts.db, actor!.id, key))!.id))
  },
})

export const patchCampaign = endpoint({
  where: 'PATCH /desk/campaigns/{id}',
  summary:
    'Ubah, buka, atau tutup sebuah kampanye; membuka, menutup, serta tujuan, region, izin, dan hari yang sudah tampil hanya sesudah memastikan diri',
  gate: staffOnly,
  proof: ({ db, params, body }) => changesMoney(db, params.id, body),
  securityEvent: 'money',
  params: deskCampaignParams,
  body: campaignChange,
  answer: deskCampaignShape,
  failures: [409],
  async run({ params, body: change, actor, ...parts }) {
    const { id } = params
    await parts.write((tx) => changeCampaign(tx, { id, change, by: actor!, seen: seenBy(parts) }))
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
  async run({ params, body: update, actor, ...parts }) {
    const { id } = params
    await parts.write((tx) => postUpdate(tx, { id, update, by: actor!, now: parts.clock.now() }))
    return created(await read(parts, id))
  },
})

export const deskCampaignEndpoints = [
  listDeskCampaigns,
  getDeskCampaign,
  postCampaign,
  patchCampaign,
  postCampaignUpdate,
]
