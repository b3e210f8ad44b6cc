import type { RegionWire } from './schema.ts'

/** A region for the layouts (docs/reference/specification.md#3-entities), without its participants' names. */
export type Region = {
  id: number
  name: string
  provinceCode: string | null
  provinceName: string | null
  participantTotal: number
}

/** The region that a page is about. */
export type ChosenRegion = Region & { bpsCode: string | null }

export const toRegion = (wire: RegionWire): Region => ({
  id: wire.id,
  name: wire.title,
  provinceCode: wire.province_code,
  provinceName: wire.province_name,
  participantTotal: wire.partisipan_total,
})

export const toChosenRegion = (wire: RegionWire): ChosenRegion => ({
  ...toRegion(wire),
  bpsCode: wire.bps_code,
})

/** Order by number of institutions, highest first. */
export const byParticipants = (a: Region, b: Region): number =>
  b.participantTotal - a.participantTotal || a.name.localeCompare(b.name, 'id')
