import type { Actor } from '#src/wire/actor.ts'
import { canGovern, canSuspend } from './person-policy.ts'
import type { PersonDetail, PersonRow } from './queries.ts'
import type { PersonRowWire, PersonWire } from './schema.ts'

const named = (id: number | null, title: string | null) => (id && title ? { id, title } : null)

export const presentPersonRow = (row: PersonRow): PersonRowWire => ({
  id: row.id,
  email: row.email,
  nama_lengkap: row.name,
  phone: row.phone,
  organisasi: row.organisasi,
  partisipan: named(row.participantId, row.participantTitle),
  region: named(row.regionId, row.regionTitle),
  role: row.role,
  is_pic: row.isPic,
  is_moderator: row.isModerator,
  editor_regions: row.editsRegions,
  user_type: row.userType,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
})

export const presentPerson = (row: PersonDetail, actor: Actor): PersonWire => ({
  ...presentPersonRow(row),
  claim: named(row.claimId, row.claimTitle),
  activated_at: row.activatedAt?.toISOString() ?? null,
  deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
  suspension: row.suspendedAt && {
    at: row.suspendedAt.toISOString(),
    by: row.suspendedBy,
    reason: row.suspensionReason,
  },
  has_second_factor: row.hasSecondFactor,
  counts: { news: row.news, donations: row.donations, questions: row.questions },
  version: row.version,
  can: { suspend: canSuspend(actor, row), govern: canGovern(actor, row) },
})
