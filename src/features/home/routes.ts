import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { drawMap } from './draw-map.ts'

/** The map as a picture of its own, so that its shapes are no part of any script. */
export const homeRoutes = new Hono()
  .use('/cloth/:map{map(-small)?\\.svg}', etag({ weak: true }), compress())
  .get('/cloth/map.svg', (c) => c.body(wideMap(), 200, headers))
  .get('/cloth/map-small.svg', (c) => c.body(smallMap(), 200, headers))

const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }

/** Some 4 px from weft to weft on a map 1190 px wide, and some 3 px on one of 390. */
const wideMap = once(() => drawMap({ weft: 2.8, gap: 0.9 }))
const smallMap = once(() => drawMap({ weft: 6, gap: 1.6 }))

function once<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}
