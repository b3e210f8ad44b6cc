import { adminOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
import { type AuditRow, readAudit } from './queries.ts'
import { auditFilter } from './schema.ts'

const columns: readonly [title: string, cell: (row: AuditRow) => Cell][] = [
  [titles.number, (row) => row.id],
  [titles.time, (row) => row.at],
  [titles.actorNumber, (row) => row.actorId],
  [titles.actor, (row) => row.actorName],
  [titles.role, (row) => row.actorRole],
  [titles.act, (row) => row.act],
  [titles.kind, (row) => row.entity],
  [titles.entityNumber, (row) => row.entityId],
  [titles.subjectNumber, (row) => row.subjectId],
  [titles.subject, (row) => row.subjectName],
  [titles.details, (row) => JSON.stringify(row.detail)],
  [titles.network, (row) => row.network],
  [titles.requestNumber, (row) => row.requestId],
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
