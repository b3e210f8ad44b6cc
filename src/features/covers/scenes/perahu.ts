import { between, chance, pick, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Boat, drawBoat } from './boats.ts'
import { type Canvas, drawGround, drawSea, drawSky, hills, sideOf, volcano } from './canvas.ts'
import { HEIGHT, WIDTH } from './loom.ts'

/** Boats on the sea: one large one, or a fleet. */
export function perahu(canvas: Canvas): Point {
  const { random, dyes, isNight, isWet } = canvas
  const horizon = between(random, 0.58, 0.68) * HEIGHT
  const side = sideOf(random)
  const sunX = WIDTH / 2 - side * between(random, 180, 330)
  const radius = between(random, 58, 92)
  const isLow = chance(random, 0.45) && !isNight
  const sunY = isLow ? horizon - radius * between(random, 0.1, 0.6) : between(random, 0.22, 0.34) * HEIGHT
  drawSky(canvas, { foot: horizon, x: sunX, y: sunY, radius })
  // A low sun stands before the open sea.
  if (!isLow) drawGround(canvas, dyes.far, islandOf(canvas, horizon, side), horizon)
  const headland = (x: number) => horizon - Math.max(0, 60 - ((x - WIDTH / 2 - side * 520) / 300) ** 2 * 60)
  drawGround(canvas, dyes.mid, headland, horizon)
  drawSea(canvas, horizon, isWet ? null : sunX)
  const boats = fleet(canvas, horizon, side)
  for (const boat of boats) drawBoat(canvas, boat)
  return [boats.at(-1)!.x, horizon - 100]
}

function islandOf({ random }: Canvas, horizon: number, side: 1 | -1) {
  return chance(random, 0.6)
    ? volcano({
        foot: horizon,
        rise: between(random, 110, 190),
        x: WIDTH / 2 - side * between(random, 330, 470),
        spread: between(random, 110, 170),
      })
    : hills(random, horizon, between(random, 60, 120), 2.4)
}

/** Far boats first. */
function fleet({ random }: Canvas, horizon: number, side: 1 | -1): Boat[] {
  const rig = pick(random, ['sandeq', 'pinisi', 'lete', 'lete', 'fleet'] as const)
  const small = { rig: 'lete', isNear: false, side } as const
  if (rig === 'fleet') {
    const far = range(0, wholeBetween(random, 2, 3)).map((index) => ({
      ...small,
      x: WIDTH / 2 - side * between(random, 120, 180) * (2 - index) + between(random, -30, 30),
      y: horizon + 6 + index * 12,
      size: 0.34 + 0.1 * index,
    }))
    const lead = { ...small, x: WIDTH / 2 + side * between(random, 150, 240), y: horizon + 88 }
    return [...far, { ...lead, size: between(random, 0.98, 1.1) }]
  }
  const companion = { ...small, x: WIDTH / 2 - side * between(random, 320, 420), y: horizon + 8, size: 0.3 }
  const lead = {
    rig,
    isNear: true,
    side,
    x: WIDTH / 2 + side * between(random, 90, 190),
    y: horizon + between(random, 64, 92),
    size: between(random, 1.12, 1.3),
  }
  return chance(random, 0.6) ? [companion, lead] : [lead]
}
