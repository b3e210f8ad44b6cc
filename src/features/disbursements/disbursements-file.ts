import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
import { type Disbursement, readDisbursements } from './queries.ts'
import { disbursementFilter } from './schema.ts'
import { disbursementStatusWords } from './status-words.ts'

const columns: readonly [title: string, cell: (row: Disbursement) => Cell][] = [
  [titles.number, (row) => row.id],
  [titles.date, (row) => row.paidOn],
  [titles.state, (row) => disbursementStatusWords[row.state]],
  [titles.reverses, (row) => row.reverses],
  [titles.designation, (row) => targetWords({ type: row.designation, title: row.designationTitle })],
  [titles.receiver, (row) => row.receiver],
  [titles.amount, (row) => (row.reverses === null ? row.amount : -row.amount)],
  [titles.whatFor, (row) => row.note],
  [titles.proof, (row) => row.proofTitle],
  [titles.proofIsPublic, (row) => (row.proofId === null ? null : row.proofIsPublic ? titles.yes : titles.no)],
  [titles.enteredBy, (row) => row.askedByName],
  [titles.enteredAt, (row) => row.askedAt],
  [titles.decidedBy, (row) => row.decidedByName],
  [titles.decidedAt, (row) => row.decidedAt],
  [titles.simulation, (row) => (row.isSimulation ? titles.yes : titles.no)],
]

/** Export of disbursements. */
export const disbursementsFile = listFile({
  path: deskPaths.exportDisbursements,
  page: deskPaths.disbursements,
  gate: staffOnly,
  query: disbursementFilter,
  name: 'penerusan',
  entity: 'disbursements',
  columns,
  rows: ({ db, payments, query }) =>
    readDisbursements(db, { ...query, countsSimulated: countsSimulated(payments) }),
})
