import { presentAs } from '#src/platform/http/present-as.ts'
import { imageOf } from '../../uploads/present-image.ts'
import type { DeskRegion, DeskRegionRow } from './queries.ts'
import { type DeskRegionRowWire, type DeskRegionWire, deskRegionRowShape, deskRegionShape } from './schema.ts'

export const presentDeskRegionRow = (row: DeskRegionRow): DeskRegionRowWire =>
  presentAs(deskRegionRowShape, row, { partisipan_total: row.participants })

export const presentDeskRegion = (row: DeskRegion): DeskRegionWire =>
  presentAs(deskRegionShape, row, { partisipan_total: row.participants, image: imageOf(row.image) })
