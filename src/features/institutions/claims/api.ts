import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { picsEditorsAndStaff } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { decideClaim } from './decide-claim.ts'
import { presentClaim } from './present.ts'
import { getClaim, listClaims as queryClaims } from './queries.ts'
import { claimDecision, claimFilter, claimParams, claimShape } from './schema.ts'

export const listClaims = endpoint({
  where: 'GET /desk/claims',
  summary:
    'Siapa yang menyatakan diri anggota sebuah lembaga: bagi PIC lembaganya sendiri, bagi pengurus region lembaga regionnya, bagi sekretariat semua',
  gate: picsEditorsAndStaff,
  query: claimFilter,
  answer: z.array(claimShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await queryClaims(db, actor!, query)
    return paged(rows.map(presentClaim), paginate(total, query))
  },
})

const readClaim = endpoint({
  where: 'GET /desk/claims/{id}',
  summary: 'Satu pernyataan keanggotaan',
  gate: picsEditorsAndStaff,
  params: claimParams,
  answer: claimShape,
  run: async ({ db, actor, params }) => ok(presentClaim(await getClaim(db, actor!, params.id))),
})

export const postClaimDecision = endpoint({
  where: 'POST /desk/claims/{id}/decision',
  summary: 'Pastikan atau tolak bahwa seseorang anggota lembaga',
  gate: picsEditorsAndStaff,
  proof: ({ body }) => body.decision === 'confirm',
  securityEvent: 'duty',
  params: claimParams,
  body: claimDecision,
  answer: claimShape,
  failures: [409],
  async run({ write, clock, place, actor, params, body }) {
    const decision = { ...params, ...body, by: actor!, via: 'desk', now: clock.now(), place } as const
    return ok(presentClaim(await write((tx) => decideClaim(tx, decision))))
  },
})

export const claimEndpoints = [listClaims, readClaim, postClaimDecision]
