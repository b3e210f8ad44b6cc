import type { VisitRow } from './queries.ts'
import type { VisitWire } from './schema.ts'

export const presentVisit = (row: VisitRow): VisitWire => ({
  id: row.id,
  user: { id: row.userId, nama_lengkap: row.namaLengkap },
  path: row.path,
  title: row.title,
  created_at: row.createdAt.toISOString(),
})
