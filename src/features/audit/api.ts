import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { adminOnly } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { paginate } from '#src/wire/pagination.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { type CheckRow, findCheck } from './chain-queries.ts'
import { checkAudit } from './check-chain.ts'
import { type AuditRow, listKinds, listAudit as queryAudit } from './queries.ts'
import { type AuditWire, auditQuery, auditShape, type ChainWire, chainShape } from './schema.ts'

const presentLine = (row: AuditRow): AuditWire =>
  presentAs(auditShape, row, {
    actor: named(row.actorId, row.actorName),
    subject: named(row.subjectId, row.subjectName),
  })

const named = (id: number | null, name: string | null) =>
  id ? { id, name: name ?? sharedWords.unknownPerson } : null

const presentCheck = (row: CheckRow | undefined): ChainWire['check'] =>
  row
    ? {
        at: row.at.toISOString(),
        lines: row.lines,
        wrong: row.wrong,
        first_wrong: row.firstWrong,
        head: row.headHash.toString('hex'),
      }
    : null

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
