import { z } from 'zod'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { paginate } from '#src/wire/pagination.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { presentCampaign, presentCampaignRow } from './present.ts'
import { getKnown, listDonors, listKnown } from './queries.ts'
import {
  campaignBy,
  campaignDonorShape,
  campaignFilter,
  campaignParams,
  campaignRowShape,
  campaignShape,
  donorsQuery,
} from './schema.ts'

export const listCampaigns = endpoint({
  where: 'GET /campaigns',
  summary:
    'Kampanye yang dibuka, yang akan datang, dan yang sudah selesai; state memilih salah satunya, dan sort=nearest mendahulukan yang lembaga (for_participant) atau regionnya (for_region) sama, lalu yang paling dekat tujuannya',
  gate: everyone,
  query: campaignFilter,
  answer: z.array(campaignRowShape),
  isPaged: true,
  tags: ['campaigns', 'regions', 'participants'],
  async run({ db, clock, payments, query, remember }) {
    const isSimulated = countsSimulated(payments)
    const now = clock.now()
    const only = await translatedOnly({ db, remember })
    const { rows, total } = await listKnown(db, { ...query, only }, { now, countsSimulated: isSimulated })
    return paged(
      rows.map((row) => presentCampaignRow(row, isSimulated, now)),
      paginate(total, query),
    )
  },
})

export const getCampaign = endpoint({
  where: 'GET /campaigns/{id}',
  summary: 'Satu kampanye dengan kabarnya, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: campaignParams,
  query: campaignBy,
  answer: campaignShape,
  tags: ['campaigns', 'regions', 'participants', 'news', 'blog', 'giving-report'],
  async run({ db, clock, payments, params, query }) {
    const isSimulated = countsSimulated(payments)
    const now = clock.now()
    const campaign = await getKnown(db, itemBy(params, query), { now, countsSimulated: isSimulated })
    return ok(presentCampaign(campaign, isSimulated, now, query.lang))
  },
})

export const listCampaignDonors = endpoint({
  where: 'GET /campaigns/{id}/donors',
  summary: 'Donatur sebuah kampanye yang mau disebut, terbaru dulu; nama dan bulan saja, tanpa jumlah',
  gate: everyone,
  params: campaignParams,
  query: donorsQuery,
  answer: z.array(campaignDonorShape),
  isPaged: true,
  tags: ['campaigns'],
  async run({ db, payments, params, query }) {
    const pages = { page: query.page, limit: query.limit, countsSimulated: countsSimulated(payments) }
    const { rows, total } = await listDonors(db, itemBy(params, query), pages)
    return paged(
      rows.map(({ name, month }) => ({ name, month })),
      paginate(total, query),
    )
  },
})

export const campaignEndpoints = [listCampaigns, getCampaign, listCampaignDonors]
