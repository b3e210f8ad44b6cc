import { z } from 'zod'
import { endpoint, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentRegion } from './present.ts'
import { listRegions as queryRegions } from './queries.ts'
import { regionFilter, regionShape } from './schema.ts'

/** The list that every page's layout needs. */
const WHOLE = 100

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
    const isWhole = query.page === 1 && query.limit === WHOLE
    const { total, regions } = await (isWhole ? remember('regions', load) : load())
    return paged(regions.map(presentRegion), paginate(total, query))
  },
})

export const regionEndpoints = [listRegions]
