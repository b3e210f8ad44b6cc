import type { DeskRegion } from './queries.ts'
import type { DeskRegionWire } from './schema.ts'

export const presentDeskRegion = (row: DeskRegion): DeskRegionWire => ({
  id: row.id,
  title: row.title,
  position: row.position,
  province_code: row.provinceCode,
  bps_code: row.bpsCode,
  province_name: row.provinceName,
  partisipan_total: row.participants,
  version: row.version,
})
