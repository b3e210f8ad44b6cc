import { between, chance, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Canvas, drawGround, drawMist, drawSky, hills } from './canvas.ts'
import type { SceneDyes } from './dyes.ts'
import { CELL, curve, HEIGHT, type Run, WIDTH } from './loom.ts'
import { drawFern } from './plants.ts'

/** The light that shows between the trees, which no trunk may hide. */
type Light = { x: number; radius: number }

/** Dyes of the forest by cloth of the day: green at noon, deeper depths at dusk and night. */
export const forestDyes: Record<number, Partial<SceneDyes>> = {
  2: { sky: '#f2a43c', line: '#d8851c', sun: '#fff4dd', far: '#d8851c', dark: '#12312a', light: '#fff4dd' },
  3: { sky: '#e8f0df', line: '#f2a43c', sun: '#f2a43c', dark: '#12312a', cloud: '#f2a43c', sea: '#1456b8' },
  5: { sky: '#c9621a', line: '#eda536', sun: '#fff4dd', mid: '#8c2f27', near: '#551814', frond: '#551814' },
  6: { mid: '#1456b8', frond: '#0d3f8c' },
}

/** Trunks in three depths under a canopy, with a stream or a path of light. */
export function hutan(canvas: Canvas): Point {
  const { loom, random, dyes, isNight } = canvas
  const floor = between(random, 0.8, 0.86) * HEIGHT
  const sun = { x: between(random, 0.3, 0.7) * WIDTH, radius: between(random, 64, 104) }
  drawSky(canvas, { foot: floor, ...sun, y: between(random, 0.36, 0.52) * HEIGHT })
  drawGround(canvas, dyes.far, hills(random, floor, between(random, 180, 260), 2.2), floor)
  drawFarTrees(canvas, floor, sun)
  drawMist(canvas, floor - 70, 5)
  drawMist(canvas, floor - 150, 3)
  const base = isNight ? dyes.frond : dyes.near
  drawMiddleTrees(canvas, { floor, base, sun })
  const turn = between(random, 0, 6)
  drawGround(canvas, base, (x) => floor - 26 - 18 * Math.sin(x / 140 + turn) - 10 * Math.sin(x / 41))
  if (isNight || chance(random, 0.5)) drawStream(canvas, floor)
  else
    for (let y = floor + 5; y < HEIGHT - 20; y += 10) {
      const from = between(random, 0, WIDTH * 0.7)
      loom.broken(dyes.land, y, [from, from + between(random, 120, 420)])
    }
  drawGreatTrunks(canvas, sun)
  drawCanopy(canvas, sun)
  for (const _ of range(0, 4))
    drawFern(canvas, between(random, 0, WIDTH), HEIGHT + 6, between(random, 70, 130))
  return [sun.x, HEIGHT / 2]
}

const isInLight = ({ isWet }: Canvas, x: number, { x: sunX, radius }: Light, margin: number) =>
  !isWet && Math.abs(x - sunX) < radius + margin

function drawFarTrees(canvas: Canvas, floor: number, sun: Light) {
  const { loom, random, dyes } = canvas
  const count = wholeBetween(random, 7, 10)
  for (const index of range(0, count)) {
    const x = ((index + between(random, 0.1, 0.9)) * WIDTH) / count
    const height = between(random, 190, 330)
    if (isInLight(canvas, x, sun, 64)) continue
    loom.rect(dyes.mid, x - 6, floor - height * 0.9, 12, height * 0.9)
    const [reachX, reachY] = [between(random, 70, 112), between(random, 28, 44)]
    loom.ellipse(dyes.mid, [x, floor - height], [reachX, reachY], { slack: 9 })
    const top: Point = [x + between(random, -40, 40), floor - height - 24]
    loom.ellipse(dyes.mid, top, [between(random, 44, 66), 26], { slack: 9 })
  }
}

type Middle = { floor: number; base: string; sun: Light }

function drawMiddleTrees(canvas: Canvas, { floor, base, sun }: Middle) {
  const { loom, random } = canvas
  const count = wholeBetween(random, 4, 6)
  for (const index of range(0, count)) {
    const x = ((index + between(random, 0.1, 0.9)) * WIDTH) / count
    const half = between(random, 12, 18)
    if (isInLight(canvas, x, sun, 30)) continue
    const trunk = (y: number): Run[] => {
      const share = (floor + 16 - y) / (floor + 60)
      const middle = x + Math.sin(share * 2.4 + index) * 8
      const breadth = half * (1.25 - 0.45 * share)
      return [[middle - breadth, middle + breadth]]
    }
    loom.fill(base, [0, floor + 16], trunk)
    const crown: Point = [x + between(random, -60, 60), between(random, 60, 130)]
    loom.ellipse(base, crown, [between(random, 120, 190), between(random, 34, 56)], { slack: 10 })
  }
}

function drawStream({ loom, random, dyes }: Canvas, floor: number) {
  const source = between(random, 0.35, 0.65) * WIDTH
  const ripple = dyes.sea === dyes.sky ? dyes.far : dyes.sea
  const runAt = (y: number): Run[] => {
    const share = (y - floor + 18) / (HEIGHT - floor + 18)
    const middle = source + Math.sin(share * 5) * 70 * (1 - share * 0.3)
    const half = 26 + 210 * share ** 1.6
    return [[middle - half, middle + half]]
  }
  const colourOf = (row: number) => (row % 3 === 1 ? ripple : dyes.light)
  loom.fill(colourOf, [floor - 18, HEIGHT], runAt, { step: 6, slack: 9 })
}

/** Two or three near trunks with buttress roots. */
function drawGreatTrunks(canvas: Canvas, sun: Light) {
  const { loom, random, dyes, isWet } = canvas
  const places = chance(random, 0.5)
    ? [between(random, 0.08, 0.22), between(random, 0.76, 0.92)]
    : [
        between(random, 0.05, 0.14),
        between(random, 0.4, 0.52) + (sun.x > WIDTH / 2 ? -0.12 : 0.12),
        between(random, 0.86, 0.95),
      ]
  const bark = dyes.frond === dyes.dark ? dyes.mid : dyes.frond
  for (const place of places) {
    const [x, half, foot] = [place * WIDTH, between(random, 30, 44), HEIGHT - between(random, 10, 50)]
    const flare = (y: number) => Math.max(0, (y / foot - 0.62) / 0.38) ** 2.2
    const trunk = (y: number): Run[] => {
      const breadth = half * (0.85 + (0.2 * y) / foot + flare(y) * 2.3)
      return [[x - breadth, x + breadth]]
    }
    loom.fill(dyes.dark, [0, foot], trunk, { step: 6, slack: 3 })
    for (const beside of isWet ? [0.2] : [-0.45, 0.2]) {
      const seam = (y: number, row: number): Run[] => {
        const middle = x + beside * half * (1 + flare(y) * 2)
        return (row + Math.round(beside * 20) + 9) % 5 < 3 ? [[middle - 3, middle + 4]] : []
      }
      loom.fill(bark, [110, foot - 14], seam, { step: CELL })
    }
    for (const side of [-1, 1]) {
      const reach = side * half
      const root = curve([x + reach, foot - 60], [x + reach * 2, foot - 10], [x + reach * 3.9, foot + 8])
      loom.brush(dyes.dark, root, [14, 6])
    }
  }
}

/** The leaves overhead, with light in them, and vines hanging down. */
function drawCanopy({ loom, random, dyes }: Canvas, sun: Light) {
  const dips = range(0, 26).map(() => between(random, -22, 30))
  const edge = (x: number) => {
    const dip = dips[Math.max(0, Math.min(25, Math.floor(x / 48)))]!
    return 64 + dip + (116 * Math.abs(x - sun.x)) / WIDTH
  }
  loom.band(dyes.dark, () => 0, edge, { step: 12, slack: 8, loose: 0.2 })
  const glints = (y: number, row: number): Run[] =>
    row % 2
      ? []
      : range(0, 5)
          .map((): Run => {
            const x = between(random, 0, WIDTH)
            return [x, x + between(random, 24, 80)]
          })
          .filter(([from, to]) => Math.min(edge(from), edge(to)) > y + 18)
  loom.fill(dyes.frond === dyes.dark ? dyes.mid : dyes.frond, [10, 180], glints, { step: CELL })
  for (const _ of range(0, wholeBetween(random, 4, 8))) {
    const x = between(random, 30, WIDTH - 30)
    const vine = (_: number, row: number): Run[] => [row % 5 === 0 ? [x - 8, x + 12] : [x, x + 4]]
    loom.fill(dyes.dark, [60, edge(x) + between(random, 40, 190)], vine, { step: CELL })
  }
}
