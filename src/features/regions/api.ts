import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentRegion } from './present.ts'
import { listRegions as queryRegions } from './queries.ts'
import { regionFilter, regionParams, regionShape } from './schema.ts'

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
  summary: 'Satu region dengan lembaga partisipannya',
  gate: everyone,
  params: regionParams,
  answer: regionShape,
  tags: ['regions'],
  async run({ db, params, remember }) {
    const { regions } = await remember('regions', () => queryRegions(db, whole))
    const region = regions.find(({ id }) => id === params.id)
    if (!region) throw notFound()
    return ok(presentRegion(region))
  },
})

export const regionEndpoints = [listRegions, getRegion]
