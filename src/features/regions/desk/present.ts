import { presentAs } from '#src/platform/http/present-as.ts'
import type { DeskRegion } from './queries.ts'
import { type DeskRegionWire, deskRegionShape } from './schema.ts'

export const presentDeskRegion = (row: DeskRegion): DeskRegionWire =>
  presentAs(deskRegionShape, row, { partisipan_total: row.participants })
