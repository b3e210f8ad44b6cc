import type { DeskParticipantRow } from './queries.ts'
import type { DeskParticipantRowWire } from './schema.ts'

export const presentDeskRow = (row: DeskParticipantRow): DeskParticipantRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  id_region: row.regionId,
  title_region: row.regionTitle,
  total_member: row.totalMember,
  pics_total: row.pics,
  members_total: row.members,
  claims_total: row.claims,
  has_change: row.hasChange,
  updated_at: row.updatedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
})
