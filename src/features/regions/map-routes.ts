import { Hono } from 'hono'
import { AN_HOUR, drawing } from '#src/platform/http/drawing.ts'
import { drawMap, drawProvinces } from './draw-map.ts'

/** The map as image files, so that its shapes are not part of any script. */
export const mapRoutes = new Hono()
  .get('/cloth/map.svg', (c) => drawing(c, wideMap(), AN_HOUR))
  .get('/cloth/map-small.svg', (c) => drawing(c, smallMap(), AN_HOUR))
  .get('/cloth/provinces.svg', (c) => drawing(c, provinces(), AN_HOUR))

/** About 4 px between wefts on a map 1190 px wide, and about 3 px on one of 390. */
const wideMap = once(() => drawMap({ weft: 2.8, gap: 0.9 }))
const smallMap = once(() => drawMap({ weft: 6, gap: 1.6 }))
const provinces = once(() => drawProvinces(0.9))

function once<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}
