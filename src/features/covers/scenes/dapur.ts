import { between, chance, pick } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Canvas, drawGround, drawSky, hills, sideOf } from './canvas.ts'
import { drawHearth } from './hearth.ts'
import { CELL, fine, HEIGHT, PITCH, type Run, rowAt, WIDTH } from './loom.ts'
import { drawPalm } from './plants.ts'

/** The house: its middle and half its width, its eaves, the ground, and how its wall is made. */
type Kitchen = { x: number; half: number; eaves: number; ground: number; isPlanked: boolean }

/** A kitchen in the evening: the lit window is the only bright thing. */
export function dapur(canvas: Canvas): Point {
  const { loom, random, dyes } = canvas
  const ground = between(random, 0.84, 0.87) * HEIGHT
  const side = sideOf(random)
  const moon = { x: WIDTH / 2 - side * between(random, 390, 470), y: between(random, 0.17, 0.26) * HEIGHT }
  drawSky(canvas, { foot: ground, ...moon, radius: between(random, 46, 74) })
  drawGround(canvas, dyes.far, hills(random, ground, between(random, 200, 270), 2), ground)
  drawGround(canvas, dyes.near, hills(random, ground, between(random, 80, 120), 3), ground)
  drawPalm(canvas, {
    x: WIDTH / 2 - side * between(random, 480, 550),
    y: ground + 10,
    height: between(random, 240, 310),
    lean: side * between(random, -30, 20),
  })
  loom.rect(dyes.soil, 0, ground - 4, WIDTH, HEIGHT - ground + 8)
  const kitchen = {
    x: WIDTH / 2 + side * between(random, 70, 130),
    half: between(random, 300, 340),
    eaves: between(random, 0.36, 0.4) * HEIGHT,
    ground,
    isPlanked: chance(random, 0.4),
  }
  const { x, half, eaves } = kitchen
  loom.rect(dyes.wall, x - half, eaves, 2 * half, ground - eaves + 6)
  drawWall(canvas, kitchen, eaves)
  for (const edge of [x - half, x + half - 16]) loom.rect(dyes.dark, edge, eaves, 16, ground - eaves + 6)
  drawRoof(canvas, kitchen, side)
  return [drawOpenings(canvas, kitchen), ground - 200]
}

/** The wall from `top` down: planks, or bamboo plaited two over, two under. */
function drawWall({ loom, dyes }: Canvas, { x, half, ground, isPlanked }: Kitchen, top: number) {
  const plank: Run[] = [[x - half, x + half]]
  const plait = range(0, 4).map((shift) =>
    range(0, Math.ceil(half / 24) + 1)
      .map((stitch): Run => {
        const from = x - half - 48 + shift * 12 + stitch * 48
        return [Math.max(from, x - half), Math.min(x + half, from + 20)]
      })
      .filter(([from, to]) => to > from),
  )
  const runsAt = (_: number, row: number) => (isPlanked ? (row % 4 ? [] : plank) : plait[row % 4]!)
  loom.fill(dyes.near, [top, ground], runsAt, { step: CELL })
}

/** One of five forms of roof, and smoke in fine threads. */
function drawRoof({ loom, random, dyes }: Canvas, { x, half, eaves }: Kitchen, side: 1 | -1) {
  const rise = between(random, 150, 180)
  const [left, right] = pick(random, [
    [0.55, 0.55],
    [0.2, 0.2],
    [0.78, 0.1],
    [0.1, 0.78],
    [0.86, 0.86],
  ] as const)
  loom.polygon(
    (row) => (row % 6 ? dyes.roof : dyes.far),
    [
      [x - half - 86, eaves + 34],
      [x - half * left, eaves - rise],
      [x + half * right, eaves - rise],
      [x + half + 86, eaves + 34],
    ],
    { step: 6, slack: 2 },
  )
  loom.rect(dyes.dark, x - half * left - 10, eaves - rise - 6, half * (left + right) + 20, 12)
  const chimney = x + (half * (right - left)) / 2
  for (const step of range(0, Math.floor((eaves - rise - 14) / PITCH))) {
    const middle = chimney + Math.sin(step / 5) * 16 - side * step * 2.6
    const breadth = 16 + step * 1.9
    const [from, to] = [breadth * between(random, 0.6, 1), breadth * between(random, 0.6, 1)]
    loom.span(rowAt(eaves - rise - 8) - step, middle - from, middle + to, fine(dyes.light))
  }
}

/** The window with the hearth behind it, perhaps a door, and their light on the ground. @returns the window's middle */
function drawOpenings(canvas: Canvas, kitchen: Kitchen): number {
  const { loom, random, dyes } = canvas
  const { x, half, eaves, ground } = kitchen
  const window = {
    x: x + pick(random, [-1, 1]) * between(random, 54, 80),
    half: between(random, 160, 180),
    top: eaves + 56,
    bottom: ground - 60,
  }
  const { half: reach, top, bottom } = window
  loom.rect(dyes.dark, window.x - reach - 14, top - 14, 2 * reach + 28, bottom - top + 32)
  loom.rect(dyes.glow, window.x - reach, top, 2 * reach, bottom - top)
  drawHearth(canvas, window)
  loom.rect(dyes.dark, window.x - reach - 14, bottom, 2 * reach + 28, 18)
  loom.rect(fine(dyes.glow), window.x - reach * 1.1, eaves + 34, reach * 2.2, 10)
  if (chance(random, 0.5)) {
    const door = x + (window.x >= x ? -1 : 1) * (half - 66)
    loom.rect(dyes.dark, door - 44, eaves + 50, 88, ground - eaves - 46)
    loom.rect(dyes.glow, door - 30, eaves + 62, between(random, 24, 56), ground - eaves - 58)
  }
  const bars = [
    [-1, -between(random, 0.3, 0.5)],
    [-between(random, 0.05, 0.15), between(random, 0.3, 0.6)],
    [between(random, 0.66, 0.75), 1],
  ] as const
  const light = (y: number, row: number): Run[] => {
    const share = (y - ground) / (HEIGHT - ground)
    const middle = window.x + (window.x - x) * share
    const breadth = reach * (0.9 + 0.5 * share)
    return row % 3 === 2 ? [] : bars.map(([from, to]) => [middle + breadth * from, middle + breadth * to])
  }
  loom.fill(dyes.glow, [ground + 4, HEIGHT], light, { slack: 10 })
  return window.x
}
