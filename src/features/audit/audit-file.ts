import { adminOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { type AuditRow, readAudit } from './queries.ts'
import { auditFilter } from './schema.ts'

const columns: readonly [title: string, cell: (row: AuditRow) => Cell][] = [
  ['Nomor', (row) => row.id],
  ['Waktu (WIB)', (row) => row.at],
  ['Nomor pelaku', (row) => row.actorId],
  ['Pelaku', (row) => row.actorName],
  ['Peran', (row) => row.actorRole],
  ['Perbuatan', (row) => row.act],
  ['Jenis', (row) => row.entity],
  ['Nomor jenis', (row) => row.entityId],
  ['Nomor pemilik data', (row) => row.subjectId],
  ['Pemilik data', (row) => row.subjectName],
  ['Rincian', (row) => JSON.stringify(row.detail)],
  ['Jaringan', (row) => row.network],
  ['Nomor permintaan', (row) => row.requestId],
]

/** Export of the filtered audit log as a file. */
export const auditFile = listFile({
  path: deskPaths.exportAudit,
  page: deskPaths.audit,
  gate: adminOnly,
  query: auditFilter,
  name: 'jejak-audit',
  entity: 'audit',
  columns,
  rows: ({ db, query }) => readAudit(db, query),
})
