import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { type Disbursement, readDisbursements } from './queries.ts'
import { disbursementFilter } from './schema.ts'
import { disbursementStatusWords } from './status-words.ts'

const columns: readonly [title: string, cell: (row: Disbursement) => Cell][] = [
  ['Nomor', (row) => row.id],
  ['Tanggal', (row) => row.paidOn],
  ['Keadaan', (row) => disbursementStatusWords[row.state]],
  ['Membatalkan nomor', (row) => row.reverses],
  ['Tujuan', (row) => targetWords({ type: row.designation, title: row.designationTitle })],
  ['Penerima', (row) => row.receiver],
  ['Jumlah (Rp)', (row) => (row.reverses === null ? row.amount : -row.amount)],
  ['Untuk', (row) => row.note],
  ['Bukti', (row) => row.proofTitle],
  ['Bukti terbuka untuk umum', (row) => (row.proofId === null ? null : row.proofIsPublic ? 'ya' : 'tidak')],
  ['Dicatat oleh', (row) => row.askedByName],
  ['Dicatat (WIB)', (row) => row.askedAt],
  ['Diputuskan oleh', (row) => row.decidedByName],
  ['Diputuskan (WIB)', (row) => row.decidedAt],
  ['Simulasi', (row) => (row.isSimulation ? 'ya' : 'tidak')],
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
