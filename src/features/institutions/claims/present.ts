import type { ClaimRow } from './queries.ts'
import type { ClaimWire } from './schema.ts'

export const presentClaim = (row: ClaimRow): ClaimWire => ({
  id: row.id,
  status: row.status,
  partisipan: { id: row.participantId, title: row.participantTitle, has_pic: row.hasPic },
  user: {
    id: row.userId,
    nama_lengkap: row.userName,
    email: row.email,
    organisasi: row.organisasi,
    region: row.region,
  },
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: row.decidedBy && { id: row.decidedBy.id, nama_lengkap: row.decidedBy.name },
})
