import { z } from 'zod'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { listAccountsOfPerson } from '#src/features/giving-desk/same-person-queries.ts'
import { created, endpoint, ok, paged, type Services } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { addProof } from './add-proof.ts'
import { listAllFunds, listFunds as queryFunds } from './fund-queries.ts'
import { presentDisbursement, presentFund } from './present.ts'
import { findDisbursement, listProofs, listDisbursements as queryDisbursements } from './queries.ts'
import { decideDisbursement, recordDisbursement, reverseDisbursement } from './record-disbursement.ts'
import {
  choicesShape,
  decision,
  disbursementParams,
  disbursementQuery,
  disbursementShape,
  fundQuery,
  fundShape,
  newDisbursement,
  proofBody,
  reversal,
} from './schema.ts'

export const listDisbursements = endpoint({
  where: 'GET /desk/disbursements',
  summary: 'Uang yang diteruskan kepada lembaga dan pihak lain, tanggal terbaru di depan',
  gate: staffOnly,
  query: disbursementQuery,
  answer: z.array(disbursementShape),
  isPaged: true,
  async run({ db, actor, payments, query }) {
    const isSimulating = countsSimulated(payments)
    const scope = { ...query, countsSimulated: isSimulating }
    const { rows, total } = await queryDisbursements(db, scope)
    const askers = rows.map(({ askedBy }) => askedBy)
    const by = { id: actor!.id, accounts: await listAccountsOfPerson(db, actor!.id, askers), isSimulating }
    return paged(
      rows.map((row) => presentDisbursement(row, by)),
      paginate(total, query),
    )
  },
})

export const listFunds = endpoint({
  where: 'GET /desk/disbursements/funds',
  summary: 'Saldo tiap tujuan donasi: yang diterima, dikembalikan dan diteruskan; yang minus di depan',
  gate: staffOnly,
  isReport: true,
  query: fundQuery,
  answer: z.array(fundShape),
  isPaged: true,
  async run({ db, payments, query }) {
    const { rows, total } = await queryFunds(db, { ...query, countsSimulated: countsSimulated(payments) })
    return paged(rows.map(presentFund), paginate(total, query))
  },
})

export const listChoices = endpoint({
  where: 'GET /desk/disbursements/choices',
  summary: 'Semua tujuan dengan saldonya, dan dokumen yang bisa menjadi bukti',
  gate: staffOnly,
  answer: choicesShape,
  async run({ db, payments }) {
    const [funds, documents] = await Promise.all([
      listAllFunds(db, countsSimulated(payments)),
      listProofs(db),
    ])
    return ok({
      funds: funds.map(presentFund),
      documents: documents.map(({ id, title, isPublic }) => ({ id, title, is_public: isPublic })),
    })
  },
})

/** @throws Failure 404 */
async function readOne({ db, payments }: Pick<Services, 'db' | 'payments'>, actorId: number, id: number) {
  const row = await findDisbursement(db, id)
  if (!row) throw notFound()
  const accounts = await listAccountsOfPerson(db, actorId, [row.askedBy])
  return presentDisbursement(row, { id: actorId, accounts, isSimulating: countsSimulated(payments) })
}

export const readDisbursement = endpoint({
  where: 'GET /desk/disbursements/{id}',
  summary: 'Satu penerusan dengan bukti, siapa yang mencatat dan siapa yang menyetujui',
  gate: staffOnly,
  params: disbursementParams,
  answer: disbursementShape,
  run: async ({ actor, params, ...services }) => ok(await readOne(services, actor!.id, params.id)),
})

export const postDisbursement = endpoint({
  where: 'POST /desk/disbursements',
  summary:
    'Catat uang yang diteruskan, paling banyak yang tersisa untuk tujuannya; jumlah besar diputuskan orang kedua',
  gate: staffOnly,
  proof: 'fresh',
  secondPerson: 'above-limit',
  securityEvent: 'money',
  body: newDisbursement,
  answer: disbursementShape,
  code: 201,
  failures: [409],
  async run({ actor, body, ...services }) {
    return created(await readOne(services, actor!.id, await recordDisbursement(services, actor!, body)))
  },
})

export const postDisbursementDecision = endpoint({
  where: 'POST /desk/disbursements/{id}/decision',
  summary: 'Putuskan penerusan atau pembatalan yang dicatat orang lain, atau tarik catatan sendiri',
  gate: staffOnly,
  proof: ({ body }) => body.approve,
  secondPerson: 'somebody-else',
  securityEvent: 'money',
  params: disbursementParams,
  body: decision,
  answer: disbursementShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await decideDisbursement(services, actor!, id, body)
    return ok(await readOne(services, actor!.id, id))
  },
})

export const postReversal = endpoint({
  where: 'POST /desk/disbursements/{id}/void',
  summary: 'Batalkan penerusan yang keliru dengan catatan balik; yang lama tetap tercatat',
  gate: staffOnly,
  proof: 'fresh',
  secondPerson: 'above-limit',
  securityEvent: 'money',
  params: disbursementParams,
  body: reversal,
  answer: disbursementShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await reverseDisbursement(services, actor!, id, body)
    return ok(await readOne(services, actor!.id, id))
  },
})

export const postProof = endpoint({
  where: 'POST /desk/disbursements/{id}/proof',
  summary: 'Lengkapi penerusan yang belum punya bukti; boleh diulang, yang sudah ada tidak diganti',
  gate: staffOnly,
  proof: 'none',
  params: disbursementParams,
  body: proofBody,
  answer: disbursementShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await addProof(services, actor!, id, body.proof_id)
    return ok(await readOne(services, actor!.id, id))
  },
})

export const disbursementEndpoints = [
  listDisbursements,
  listFunds,
  listChoices,
  readDisbursement,
  postDisbursement,
  postDisbursementDecision,
  postReversal,
  postProof,
]
