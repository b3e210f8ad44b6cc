import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentRegion, presentRegionDetail } from './present.ts'
import { getRegion as queryRegion, listRegions as queryRegions } from './queries.ts'
import { regionBy, regionDetailShape, regionFilter, regionParams, regionShape } from './schema.ts'

/** Query for all regions, which every page's layout needs (docs/reference/contract.md#filters). */
const whole = { page: 1, limit: 100 }

export const listRegions = endpoint({
  where: 'GET /region',
  summary: 'Region dengan lembaga partisipannya; limit=100 memuat semua',
  gate: everyone,
  query: regionFilter,
  answer: z.array(regionShape),
  isPaged: true,
  tags: ['regions'],
  async run({ db, query, remember }) {
    const load = () => queryRegions(db, query)
    const isWhole = query.page === whole.page && query.limit === whole.limit
    const { total, regions } = await (isWhole ? remember('regions', load) : load())
    return paged(regions.map(presentRegion), paginate(total, query))
  },
})

export const getRegion = endpoint({
  where: 'GET /region/{id}',
  summary:
    'Satu region dengan lembaga partisipannya, menurut nomor atau (dengan slug=1) menurut slug; yang sudah digabung dijawab dengan region penerusnya',
  gate: everyone,
  params: regionParams,
  query: regionBy,
  answer: regionDetailShape,
  tags: ['regions'],
  async run({ db, params, query }) {
    return ok(presentRegionDetail(await queryRegion(db, itemBy(params, query)), query.lang))
  },
})

export const regionEndpoints = [listRegions, getRegion]
