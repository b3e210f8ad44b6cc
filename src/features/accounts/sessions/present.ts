import type { SessionRow } from './queries.ts'
import type { SessionWire } from './schema.ts'

export const presentSession = (row: SessionRow, currentJti: string): SessionWire => ({
  id: row.id,
  device: row.device,
  created_at: row.createdAt.toISOString(),
  seen_at: row.seenAt.toISOString(),
  is_current: row.jti === currentJti,
})
