import { coverImage } from '../../covers/model.ts'
import { imageOf } from '../../uploads/present-image.ts'
import type { ParticipantDetail, ParticipantRow } from './queries.ts'
import type { ParticipantRowWire, ParticipantWire } from './schema.ts'

export const presentParticipantRow = (row: ParticipantRow): ParticipantRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  email: row.email,
  description_1: row.description1,
  description_2: row.description2,
  total_member: row.totalMember,
  image: imageOf(row.image) ?? coverImage(row.coverFamily, row.coverSeed),
  id_region: row.regionId,
  title_region: row.regionTitle,
})

export const presentParticipant = (row: ParticipantDetail): ParticipantWire => ({
  ...presentParticipantRow(row),
  address: row.address,
  founded: row.founded,
  image_alt: row.image ? row.imageAlt : '',
})
