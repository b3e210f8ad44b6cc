import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { listPledges } from '../queries.ts'
import { revokeLinksAtDesk } from '../revoke-links.ts'
import { pledgeParams } from '../schema.ts'
import { presentDeskPledge } from './present.ts'
import { countPledges, narrowedTo } from './queries.ts'
import { deskPledgeShape, deskPledgesQuery, deskPledgeTotalsShape } from './schema.ts'

export const listDeskPledges = endpoint({
  where: 'GET /desk/pledges',
  summary: 'Janji donasi bulanan beserta donaturnya; yang masih berjalan lebih dulu',
  gate: staffOnly,
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
  gate: staffOnly,
  isReport: true,
  answer: deskPledgeTotalsShape,
  run: async ({ db }) => ok(await countPledges(db)),
})

export const revokeDeskPledgeLinks = endpoint({
  where: 'POST /desk/pledges/{id}/link-revocation',
  summary: 'Matikan tautan donasi bulanan seorang tamu; tautan baru dikirim kepadanya',
  gate: staffOnly,
  // Moves no money, and the new link goes to the guest only.
  proof: 'none',
  securityEvent: 'money',
  params: pledgeParams,
  answer: z.object({}),
  async run({ actor, params, ...services }) {
    await revokeLinksAtDesk(services, actor!, params.id)
    return ok({})
  },
})

export const deskPledgeEndpoints = [listDeskPledges, readPledgeTotals, revokeDeskPledgeLinks]
