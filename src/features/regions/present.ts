import type { RegionRow } from './queries.ts'
import type { RegionWire } from './schema.ts'

export const presentRegion = (row: RegionRow): RegionWire => ({
  id: row.id,
  title: row.title,
  province_code: row.provinceCode,
  bps_code: row.bpsCode,
  province_name: row.provinceName,
  partisipan: row.participants,
  partisipan_total: row.participants.length,
})
