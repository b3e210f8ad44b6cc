import type { Translations } from '#src/ui/head.tsx'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import type { RegionDetailWire, RegionWire } from './schema.ts'

/** A region for the layouts (docs/reference/specification.md#3-entities), without its participants' names. */
export type Region = {
  id: number
  slug: string
  name: string
  provinceCode: string | null
  participantTotal: number
}

/** The region that a page is about. */
export type ChosenRegion = Region & {
  lang?: Language | undefined
  translations?: Translations | undefined
  provinceName: string | null
  bpsCode: string | null
  /** HTML; empty for none. */
  content: string
  email: string | null
  phone: string | null
  /** Address of its office; empty for none. */
  address: string
  image: ImageWire | null
}

export const toRegion = (wire: RegionWire): Region => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.title,
  provinceCode: wire.province_code,
  participantTotal: wire.partisipan_total,
})

export const toChosenRegion = (wire: RegionDetailWire): ChosenRegion => ({
  ...toRegion(wire),
  lang: wire.lang,
  translations: translationsIn(wire),
  provinceName: wire.province_name,
  bpsCode: wire.bps_code,
  content: wire.content,
  email: wire.email,
  phone: wire.phone,
  address: wire.address,
  image: wire.image,
})

/** Order by number of institutions, highest first. */
export const byParticipants = (a: Region, b: Region): number =>
  b.participantTotal - a.participantTotal || a.name.localeCompare(b.name, 'id')
