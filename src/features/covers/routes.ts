import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { notFound } from '#src/platform/http/failures.ts'
import { drawCover, type Motif } from './draw-cover.ts'
import { type CoverFamily, coverFamilies } from './families.ts'
import { drawMark } from './mark.ts'
import { drawSelvedge } from './selvedge.ts'
import { drawTornCloth } from './torn-cloth.ts'

/** Drawings made by the server; an address names its drawing for ever. */
export const coverRoutes = new Hono()
  .get('/cover/:cloth/:seed{[0-9]{1,10}}/:size{[0-9]{2,4}x[0-9]{2,4}\\.svg}', (c) => {
    const { cloth, seed, size } = c.req.param()
    const [family = '', motif] = cloth.split('-')
    const [width = 0, height = 0] = size.split(/[x.]/).map(Number)
    if (!isFamily(family) || (motif && motif !== 'bentang')) throw notFound()
    if (Math.max(width, height) > MAX_SIDE || Number(seed) > MAX_SEED) throw notFound()
    const drawing = { family, seed: Number(seed), width, height, ...(motif && { motif: motif as Motif }) }
    return picture(c, drawCover(drawing), FOREVER)
  })
  .get('/cloth/selvedge.svg', (c) => picture(c, drawSelvedge(), HOUR))
  .get('/cloth/torn.svg', (c) => picture(c, drawTornCloth(544, 480), HOUR))
  .get('/favicon.svg', (c) => picture(c, drawMark(), HOUR))
  .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))

const MAX_SIDE = 1_600
const MAX_SEED = 0xffff_ffff
const FOREVER = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

const isFamily = (name: string): name is CoverFamily => Object.hasOwn(coverFamilies, name)

function picture(c: Context, svg: string, cacheControl: string) {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const isGzip = c.req.header('accept-encoding')?.includes('gzip')
  const body = isGzip ? new Uint8Array(gzipSync(svg)) : svg
  return c.body(body, 200, {
    ...headers,
    'content-type': 'image/svg+xml',
    ...(isGzip && { 'content-encoding': 'gzip' }),
  })
}
