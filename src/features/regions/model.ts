import type { RegionWire } from './schema.ts'

/** A region as the layouts need it (spec §3), without its participants' names. */
export type Region = {
  id: number
  name: string
  provinceCode: string | null
  provinceName: string | null
  participantTotal: number
}

export const toRegion = (wire: RegionWire): Region => ({
  id: wire.id,
  name: wire.title,
  provinceCode: wire.province_code,
  provinceName: wire.province_name,
  participantTotal: wire.partisipan_total,
})
