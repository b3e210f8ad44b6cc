import { presentAs } from '#src/platform/http/present-as.ts'
import type { DeskParticipantRow } from './queries.ts'
import { type DeskParticipantRowWire, deskParticipantRowShape } from './schema.ts'

export const presentDeskRow = (row: DeskParticipantRow): DeskParticipantRowWire =>
  presentAs(deskParticipantRowShape, row, {
    id_region: row.regionId,
    title_region: row.regionTitle,
    pics_total: row.pics,
    members_total: row.members,
    claims_total: row.claims,
  })
