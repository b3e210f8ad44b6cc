import map from '@svg-maps/indonesia'
import type { Point } from '#src/ui/map-geometry.ts'

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
