import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'
import type { Db } from '../database/connect.ts'

export type SecurityEvent = {
  at: Date
  kind: SecurityEventKind
  outcome: SecurityOutcome
  /** Method and path below `/v1`. */
  operation: string
  userId: number | null
  network: string | null
  device: string
  times: number
}

export const insertSecurityEvents = (db: Db, events: readonly SecurityEvent[]) =>
  db.insertInto('securityEvents').values(events).execute()
