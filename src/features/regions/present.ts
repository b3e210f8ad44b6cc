import { presentAs } from '#src/platform/http/present-as.ts'
import type { Language } from '#src/wire/language.ts'
import { presentLanguages } from '../languages/present.ts'
import { describedImage } from '../uploads/present-image.ts'
import type { RegionDetail, RegionRow } from './queries.ts'
import { type RegionDetailWire, type RegionWire, regionDetailShape, regionShape } from './schema.ts'

const institutionsOf = ({ participants }: RegionRow) => ({
  partisipan: participants,
  partisipan_total: participants.length,
})

export const presentRegion = (row: RegionRow): RegionWire => presentAs(regionShape, row, institutionsOf(row))

export const presentRegionDetail = (row: RegionDetail, lang: Language | undefined): RegionDetailWire =>
  presentAs(regionDetailShape, row, {
    ...institutionsOf(row),
    image: describedImage(row),
    translations: undefined,
    ...presentLanguages('region', row, lang),
  })
