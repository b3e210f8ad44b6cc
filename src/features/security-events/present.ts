import { presentAs } from '#src/platform/http/present-as.ts'
import type { SecurityEventRow } from './queries.ts'
import { type OwnEventWire, ownEventShape, type SecurityEventWire, securityEventShape } from './schema.ts'

export const presentOwnEvent = (row: SecurityEventRow): OwnEventWire => presentAs(ownEventShape, row)

export const presentSecurityEvent = (row: SecurityEventRow): SecurityEventWire =>
  presentAs(securityEventShape, row, {
    user: row.userId === null ? null : { id: row.userId, name: row.userName ?? 'tidak dikenal' },
  })
