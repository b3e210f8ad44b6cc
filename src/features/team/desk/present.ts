import { presentAs } from '#src/platform/http/present-as.ts'
import { imageOf } from '../../uploads/present-image.ts'
import type { DeskMember } from './queries.ts'
import { type DeskMemberWire, deskMemberShape } from './schema.ts'

export const presentDeskMember = (row: DeskMember): DeskMemberWire =>
  presentAs(deskMemberShape, row, {
    region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
    wa_number: row.waNumber ?? '',
    linkedin: row.linkedin ?? '',
    facebook: row.facebook ?? '',
    instagram: row.instagram ?? '',
    twitter: row.twitter ?? '',
    image: imageOf(row.image),
  })
