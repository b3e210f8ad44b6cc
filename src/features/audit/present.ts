import type { CheckRow } from './chain-queries.ts'
import type { AuditRow } from './queries.ts'
import type { AuditWire, ChainWire } from './schema.ts'

export const presentLine = (row: AuditRow): AuditWire => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: named(row.actorId, row.actorName),
  actor_role: row.actorRole,
  act: row.act,
  entity: row.entity,
  entity_id: row.entityId,
  subject: named(row.subjectId, row.subjectName),
  detail: row.detail,
  network: row.network,
  request_id: row.requestId,
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
