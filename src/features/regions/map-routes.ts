import { Hono } from 'hono'
import { AN_HOUR, drawing, FOREVER } from '#src/platform/http/drawing.ts'
import { shadeOf } from '#src/wire/colour.ts'
import { COLOURS, coloursIn, paletteOf } from '../settings/brand-colours.ts'
import { mapColours as builtIn, drawMap, drawProvinces, type MapColours } from './draw-map.ts'

/** The map as image files, so that its shapes are not part of any script. */
export const mapRoutes = new Hono()
  .get('/cloth/map.svg', (c) => drawing(c, wideMap(), AN_HOUR))
  .get('/cloth/map-small.svg', (c) => drawing(c, smallMap(), AN_HOUR))
  .get(`/cloth/:colours{${COLOURS}}/:map{map(?:-small)?\\.svg}`, (c) => {
    const { colours, map } = c.req.param()
    return drawing(c, drawMap(map === 'map.svg' ? wide : small, mapColoursOf(colours)), FOREVER)
  })
  .get('/cloth/provinces.svg', (c) => drawing(c, provinces(), AN_HOUR))

/** About 4 px between wefts on a map 1190 px wide, and about 3 px on one of 390. */
const wide = { weft: 2.8, gap: 0.9 }
const small = { weft: 6, gap: 1.6 }
const wideMap = once(() => drawMap(wide))
const smallMap = once(() => drawMap(small))
const provinces = once(() => drawProvinces(0.9))

function once<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}

/** Land a little lighter than the hero, threads lighter still. */
function mapColoursOf(part: string): MapColours | undefined {
  const { deep } = paletteOf(coloursIn(part))
  if (deep === builtIn.deep) return
  return { deep, ground: shadeOf(deep, 0.25), thread: shadeOf(deep, 0.6, 0.6) }
}
