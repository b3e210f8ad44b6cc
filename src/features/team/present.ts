import type { TeamRow } from './queries.ts'
import type { TeamWire } from './schema.ts'

const kinds = ['linkedin', 'facebook', 'instagram', 'twitter'] as const

export const presentTeamMember = (row: TeamRow): TeamWire => ({
  id: row.id,
  name: row.name,
  title: row.title,
  about: row.about,
  image: null,
  lembaga: row.lembaga,
  region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
  wa_number: row.waNumber,
  linkedin: row.linkedin,
  facebook: row.facebook,
  instagram: row.instagram,
  twitter: row.twitter,
  social_media: kinds.flatMap((type) => (row[type] ? [{ type, url: row[type] }] : [])),
  flag: row.flag,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
})
