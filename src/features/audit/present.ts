import { presentAs } from '#src/platform/http/present-as.ts'
import type { CheckRow } from './chain-queries.ts'
import type { AuditRow } from './queries.ts'
import { type AuditWire, auditShape, type ChainWire } from './schema.ts'

export const presentLine = (row: AuditRow): AuditWire =>
  presentAs(auditShape, row, {
    actor: named(row.actorId, row.actorName),
    subject: named(row.subjectId, row.subjectName),
  })

const named = (id: number | null, name: string | null) => (id ? { id, name: name ?? 'tidak dikenal' } : null)

export const presentCheck = (row: CheckRow | undefined): ChainWire['check'] =>
  row
    ? {
        at: row.at.toISOString(),
        lines: row.lines,
        wrong: row.wrong,
        first_wrong: row.firstWrong,
        head: row.headHash.toString('hex'),
      }
    : null
