import { Hono } from 'hono'
import { AN_HOUR, drawing, FOREVER } from '#src/platform/http/drawing.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { brandStyle, COLOURS, coloursIn, paletteOf } from '../settings/brand-colours.ts'
import { drawCloth } from './draw-cloth.ts'
import { drawSelvedge } from './selvedge.ts'
import { drawTornCloth } from './torn-cloth.ts'

/** One notation per number, so that no two addresses name one drawing. */
const NUMBER = '[1-9][0-9]{0,9}'

/** Drawings by the server; an address names the same drawing for ever. */
export const coverRoutes = new Hono()
  .get(`/cover/:cloth{[a-z]+(?:-[a-z]+)?}/:seed{(?:0|${NUMBER})}/:size{${NUMBER}x${NUMBER}\\.svg}`, (c) => {
    const { cloth, seed, size } = c.req.param()
    const [width = 0, height = 0] = size.split(/[x.]/).map(Number)
    if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE) throw notFound()
    if (Number(seed) > MAX_SEED) throw notFound()
    const svg = drawCloth({ name: cloth, seed: Number(seed), width, height })
    if (!svg) throw notFound()
    return drawing(c, svg, FOREVER)
  })
  .get('/cloth/selvedge.svg', (c) => drawing(c, drawSelvedge(), AN_HOUR))
  .get('/cloth/torn.svg', (c) => drawing(c, drawTornCloth(544, 480), AN_HOUR))
  .get(`/cloth/:colours{${COLOURS}}/selvedge.svg`, (c) =>
    drawing(c, drawSelvedge(paletteOf(coloursIn(c.req.param('colours')))), FOREVER),
  )
  .get(`/cloth/:colours{${COLOURS}}/:style{look(?:-polos)?\\.css}`, (c) => {
    const { colours, style } = c.req.param()
    const css = brandStyle(colours, style === 'look-polos.css')
    return c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER })
  })

const MIN_SIDE = 10
const MAX_SIDE = 1_600
const MAX_SEED = 0xffff_ffff
