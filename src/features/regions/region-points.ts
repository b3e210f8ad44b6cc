import type { MapPoint } from '#src/ui/map-points.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Region } from './model.ts'
import { provinceCentres } from './province-centres.ts'
import * as words from './words.id.ts'

/** True for a region of a province. The national one has none: it is not on the map and not counted as a region. */
export const isOnMap = ({ provinceCode }: Pick<Region, 'provinceCode'>): boolean => provinceCode !== null

/** The regions of a province as map points, along the thread; several in one province are side by side. */
export const toMapPoints = (regions: readonly Region[]): MapPoint[] =>
  provinceCentres.flatMap(([code, [x, y]]) =>
    regions
      .filter(({ provinceCode }) => provinceCode === code)
      .map(({ id, slug, name, participantTotal: total }, i) => ({
        id,
        to: paths.region(slug),
        x: x + i * APART,
        y,
        title: words.regionNamed(name),
        subtitle: words.participants(total),
        total,
      })),
  )

/** Distance in map units of two regions of one province. */
const APART = 8
