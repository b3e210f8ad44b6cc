import type { SecurityEventRow } from './queries.ts'
import type { OwnEventWire, SecurityEventWire } from './schema.ts'

export const presentOwnEvent = (row: SecurityEventRow): OwnEventWire => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  outcome: row.outcome,
  device: row.device,
  network: row.network,
  times: row.times,
})

export const presentSecurityEvent = (row: SecurityEventRow): SecurityEventWire => ({
  ...presentOwnEvent(row),
  user: row.userId === null ? null : { id: row.userId, name: row.userName ?? 'tidak dikenal' },
  operation: row.operation,
})
