import { between, chance, pick, wholeBelow, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Canvas, drawGround, drawSea, drawSky, hills } from './canvas.ts'
import type { SceneDyes } from './dyes.ts'
import { drawHouse, type House, type Roof, roofs } from './houses.ts'
import { HEIGHT, PITCH, rowAt, WIDTH } from './loom.ts'
import { drawPalm } from './plants.ts'

/** Dyes of the village by cloth of the night: pale roofs must not melt into the hills. */
export const villageDyes: Record<number, Partial<SceneDyes>> = {
  6: { far: '#0d3f8c', mid: '#0a2350', wall: '#1456b8' },
  7: { mid: '#1f4d40' },
}

/** Traits that the houses of one village share. */
type Village = Pick<House, 'wall' | 'seam' | 'trim' | 'tiles'> & { ground: number; isOnWater: boolean }

/** Houses on stilts, on land or on water, a row behind and two or three in front. */
export function kampung(canvas: Canvas): Point {
  const { random, dyes, isWet } = canvas
  const ground = between(random, 0.72, 0.78) * HEIGHT
  const count = wholeBetween(random, 2, 3)
  const x = (count === 2 ? 0.49 : pick(random, [0.335, 0.665])) * WIDTH + between(random, -30, 30)
  const sun = { x, y: between(random, 0.18, 0.3) * HEIGHT, radius: between(random, 54, 86) }
  drawSky(canvas, { foot: ground, ...sun })
  drawGround(canvas, dyes.far, hills(random, ground, between(random, 210, 280), 2), ground)
  drawGround(canvas, dyes.mid, hills(random, ground, between(random, 110, 160), 2.6), ground)
  const roof = pick(random, roofs)
  const village = villageOf(canvas, ground)
  for (const _ of range(0, wholeBetween(random, 1, 3))) {
    const palm = { x: between(random, 40, WIDTH - 40), lean: between(random, -60, 60) }
    const height = between(random, 230, 330)
    if (Math.abs(palm.x + palm.lean - sun.x) > sun.radius + 110)
      drawPalm(canvas, { ...palm, y: ground, height })
  }
  if (village.isOnWater) drawSea(canvas, ground - 8, isWet ? null : sun.x)
  else drawLand(canvas, ground)
  drawRowBehind(canvas, village, roof)
  const places = drawFront(canvas, { village, roof, count })
  if (village.isOnWater) drawReflections(canvas, ground, places)
  if (chance(random, 0.6)) {
    const edge = between(random, 20, 70)
    drawPalm(canvas, {
      x: sun.x > WIDTH / 2 ? edge : WIDTH - edge,
      y: ground + 90,
      height: between(random, 330, 420),
      lean: between(random, -30, 30),
    })
  }
  return [places[count - 2]!, ground - 150]
}

function villageOf({ random, dyes, isNight }: Canvas, ground: number): Village {
  const wall = !isNight && (dyes.wall === dyes.mid || dyes.wall === dyes.foam) ? '#c9621a' : dyes.wall
  return {
    wall,
    seam: isNight ? dyes.dark : wall === dyes.soil ? dyes.land : dyes.soil,
    trim: isNight ? dyes.far : dyes.glow,
    tiles: dyes.roof,
    ground,
    isOnWater: chance(random, 0.5),
  }
}

function drawLand(canvas: Canvas, ground: number) {
  const { loom, random, dyes } = canvas
  loom.rect(dyes.land, 0, ground - 8, WIDTH, HEIGHT - ground + 10)
  for (let y = ground + 2; y < HEIGHT; y += 2 * PITCH)
    loom.broken(dyes.soil, y, [between(random, -100, 200), WIDTH], 5)
  const turn = between(random, 0, 6)
  drawGround(canvas, dyes.near, (x) => HEIGHT - 34 - 14 * Math.sin(x / 150 + turn))
}

function drawRowBehind(canvas: Canvas, village: Village, roof: Roof) {
  const { random, dyes, isNight } = canvas
  const other = chance(random, 0.25) ? 'limas' : roof
  const count = wholeBetween(random, 2, 4)
  const shift = between(random, 60, 260)
  for (const index of range(0, count))
    drawHouse(canvas, {
      ...village,
      wall: isNight ? dyes.mid : village.wall,
      x: (shift + (index * (WIDTH - 60)) / count) % WIDTH,
      y: village.ground + 12,
      size: 0.52,
      roof: other,
      deep: 0,
    })
}

type Front = { village: Village; roof: Roof; count: number }

/** The houses in front, one of them nearer than the others. @returns their middles */
function drawFront(canvas: Canvas, { village, roof, count }: Front): number[] {
  const { random, dyes, isNight } = canvas
  const { ground, isOnWater } = village
  const shares = count === 2 ? [0.26, 0.72] : [0.17, 0.5, 0.83]
  const stray = count === 2 ? 0.05 : 0.025
  const places = shares.map((share) => (share + between(random, -stray, stray)) * WIDTH)
  const scale = count === 2 ? between(random, 1.4, 1.52) : between(random, 1.2, 1.26)
  const fit = { menara: 0.84, pelana: count === 2 ? 0.92 : 0.8, limas: 1, lipat: 1 }[roof]
  const lead = wholeBelow(random, count)
  // At night dark walls would melt into the hills: they stand out by pale roofs.
  const lit = { wall: dyes.dark, seam: dyes.far, trim: dyes.light, tiles: dyes.wall }
  for (const [index, x] of places.entries())
    drawHouse(canvas, {
      ...village,
      ...(isNight && roof !== 'lipat' ? lit : {}),
      x,
      y: ground + (isOnWater ? 66 : 74) + (index === lead ? 16 : 0),
      size: scale * fit * (index === lead ? 1.08 : 0.9),
      roof,
      deep: isOnWater ? 10 : 0,
    })
  return places
}

function drawReflections({ loom, random, dyes, isNight }: Canvas, ground: number, places: readonly number[]) {
  for (let y = ground + 90; y < HEIGHT; y += PITCH)
    for (const place of places) {
      if (chance(random, 0.5)) continue
      const half = between(random, 40, 120)
      const middle = place + between(random, -30, 30)
      const colour = chance(random, 0.25) && isNight ? dyes.glow : dyes.dark
      loom.span(rowAt(y), middle - half, middle + half, colour)
    }
}
