import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { atDesk } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { listPledges } from '../queries.ts'
import { presentDeskPledge } from './present.ts'
import { countPledges, narrowedTo } from './queries.ts'
import { deskPledgeShape, deskPledgesQuery, deskPledgeTotalsShape } from './schema.ts'

export const listDeskPledges = endpoint({
  where: 'GET /desk/pledges',
  summary: 'Janji donasi bulanan beserta donaturnya; yang masih berjalan lebih dulu',
  gate: atDesk,
  query: deskPledgesQuery,
  answer: z.array(deskPledgeShape),
  isPaged: true,
  async run({ db, query, clock }) {
    const { rows, total } = await listPledges(db, { where: narrowedTo(query), now: clock.now(), ...query })
    return paged(rows.map(presentDeskPledge), paginate(total, query))
  },
})

export const readPledgeTotals = endpoint({
  where: 'GET /desk/pledges/totals',
  summary: 'Banyaknya janji menurut keadaannya, dan jumlah yang dijanjikan setiap bulan',
  gate: atDesk,
  answer: deskPledgeTotalsShape,
  run: async ({ db }) => ok(await countPledges(db)),
})

export const deskPledgeEndpoints = [listDeskPledges, readPledgeTotals]
