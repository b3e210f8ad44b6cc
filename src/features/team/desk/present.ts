import { imageOf } from '../../uploads/present-image.ts'
import type { DeskMember } from './queries.ts'
import type { DeskMemberWire } from './schema.ts'

export const presentDeskMember = (row: DeskMember): DeskMemberWire => ({
  id: row.id,
  name: row.name,
  title: row.title,
  flag: row.flag,
  about: row.about,
  lembaga: row.lembaga,
  region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
  wa_number: row.waNumber ?? '',
  linkedin: row.linkedin ?? '',
  facebook: row.facebook ?? '',
  instagram: row.instagram ?? '',
  twitter: row.twitter ?? '',
  position: row.position,
  image: imageOf(row.image),
  image_alt: row.imageAlt,
  image_x: row.imageX,
  image_y: row.imageY,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
})
