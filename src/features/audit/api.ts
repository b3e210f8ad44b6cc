import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { adminOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { findCheck } from './chain-queries.ts'
import { checkAudit } from './check-chain.ts'
import { presentCheck, presentLine } from './present.ts'
import { listKinds, listAudit as queryAudit } from './queries.ts'
import { auditQuery, auditShape, chainShape } from './schema.ts'

export const listAudit = endpoint({
  where: 'GET /desk/audit',
  summary: 'Jejak audit, terbaru dulu; dengan subject dan reads=1: siapa melihat data orang itu',
  gate: adminOnly,
  query: auditQuery,
  answer: z.array(auditShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await queryAudit(db, query)
    return paged(rows.map(presentLine), paginate(total, query))
  },
})

export const readChain = endpoint({
  where: 'GET /desk/audit/chain',
  summary: 'Kapan rantai jejak audit terakhir diperiksa, dan apa hasilnya',
  gate: adminOnly,
  answer: chainShape,
  async run({ db }) {
    const [check, kinds] = await Promise.all([findCheck(db), listKinds(db)])
    return ok({ check: presentCheck(check), ...kinds })
  },
})

export const postAuditCheck = endpoint({
  where: 'POST /desk/audit/checks',
  summary: 'Periksa rantai jejak audit sekarang; hasilnya ada beberapa saat kemudian',
  gate: adminOnly,
  answer: z.object({}),
  async run({ write }) {
    await write((tx) => tx.later(checkAudit, {}))
    return ok({})
  },
})

export const auditEndpoints = [listAudit, readChain, postAuditCheck]
