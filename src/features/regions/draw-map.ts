import map from '@svg-maps/indonesia'
import { mapSize, type Point } from '#src/ui/map-geometry.ts'
import { shapes } from './province-shapes.ts'

/** Coast of an island, closed; in map units from the map's upper left corner. */
export type Ring = readonly Point[]

/** Top of the map's own box (its viewBox is `0 29 793 288`). */
const TOP = 29

/** The 34 shapes of the map by their name there (`id-ac`), each as its islands' rings. */
export const provinceShapes = (): Map<string, Ring[]> =>
  new Map(map.locations.map(({ id, path }) => [id, toRings(path)]))

/** Parses path data of relative lines, which is all that this map has. */
function toRings(path: string): Ring[] {
  let [x, y] = [0, -TOP]
  return path
    .split('m')
    .slice(1)
    .map((line) => {
      const steps = line.match(/-?[\d.]+/g)!.map(Number)
      const ring: Point[] = []
      for (let i = 0; i < steps.length; i += 2) {
        x += steps[i]!
        y += steps[i + 1]!
        ring.push([x, y])
      }
      // A closed ring returns the pen to its start.
      ;[x, y] = ring[0]!
      return ring
    })
}

/** The ring without points nearer than `gap` to the last kept one. */
export function coarser(ring: Ring, gap: number): Ring {
  const kept: Point[] = []
  for (const point of ring) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap) kept.push(point)
  }
  return kept
}

export const mapColours = { deep: '#0a2350', ground: '#12346f', thread: '#5d8fd8' }
export type MapColours = typeof mapColours

/** Drawn in tenths of a map unit, so that paths have whole numbers only. */
const FINE = 10

/** Distance of weft lines, and minimum distance of two points of a coast, in map units. */
export type Weave = { weft: number; gap: number }

/**
 * The archipelago as cloth: islands hatched with weft lines, provinces separated by a fine line.
 */
export function drawMap({ weft, gap }: Weave, { deep, ground, thread } = mapColours): string {
  const [width, height, pitch] = [mapSize.width, mapSize.height, weft].map((units) => units * FINE)
  const land = [...provinceShapes().values()].map((rings) => toLand(rings, gap))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mapSize.width}" height="${mapSize.height}" ` +
    `viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `<pattern id="weft" width="${width}" height="${pitch}" patternUnits="userSpaceOnUse">` +
    `<path fill="${ground}" d="M0 0h${width}v${pitch}H0z"/>` +
    `<path stroke="${thread}" stroke-width="${0.56 * pitch!}" d="M0 ${pitch! / 2}h${width}"/></pattern>` +
    `<path fill="url(#weft)" stroke="${deep}" stroke-width="3" d="${land.join('')}"/></svg>`
  )
}

/** The shapes separately, referenced by name (`#p53`, the Kemendagri code) and filled where used. */
export function drawProvinces(gap: number): string {
  const rings = provinceShapes()
  const land = Object.entries(shapes).map(
    ([code, name]) =>
      `<path id="p${code}" transform="scale(.1)" d="${toLand(rings.get(`id-${name}`)!, gap)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${land.join('')}</svg>`
}

const toLand = (rings: readonly Ring[], gap: number) =>
  rings.map((ring) => toPath(coarser(ring, gap))).join('')

/** Path data of a ring; empty for an island of fewer than three points. */
function toPath(ring: Ring): string {
  if (ring.length < 3) return ''
  const fine = ring.map(([x, y]) => [Math.round(x * FINE), Math.round(y * FINE)] as const)
  const steps = fine.map(([x, y], i) => (i === 0 ? [x, y] : [x - fine[i - 1]![0], y - fine[i - 1]![1]]))
  const [start, ...others] = steps.map(([x, y]) => `${x}${y! < 0 ? '' : ' '}${y}`)
  return `M${start}l${others.map((step) => (step.startsWith('-') ? step : ` ${step}`)).join('')}z`
}
