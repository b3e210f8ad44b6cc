import { between, chance, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Canvas, drawGround, drawSky, hills, sideOf, volcano } from './canvas.ts'
import type { SceneDyes } from './dyes.ts'
import { CELL, HEIGHT, PITCH, type Run, WIDTH } from './loom.ts'
import { drawPalm, drawTree } from './plants.ts'

/** Dyes of the school by cloth of the day: at dusk the flag must stand out, at night the walls. */
export const schoolDyes: Record<number, Partial<SceneDyes>> = {
  5: { sky: '#c9621a', line: '#eda536', cloud: '#eda536', sun: '#fff4dd', far: '#a94c3e', wall: '#8c2f27' },
  6: { roof: '#1d4488', wall: '#aecbf1', land: '#0d3f8c', soil: '#061735' },
  7: { roof: '#33705b', wall: '#e8f0df', land: '#1f4d40', soil: '#0a1d1a' },
}

/** The building: its middle, left edge, eaves, base and width. */
type School = { x: number; left: number; eaves: number; base: number; width: number; wall: string }

/** Height of the classrooms' wall. */
const WALL = 136

/** A school of three to five classrooms with its yard, and the flag by day. */
export function sekolah(canvas: Canvas): Point {
  const { loom, random, dyes } = canvas
  const ground = between(random, 0.7, 0.75) * HEIGHT
  const side = sideOf(random)
  const sun = { x: WIDTH / 2 + side * between(random, 20, 260), y: between(random, 0.18, 0.26) * HEIGHT }
  drawSky(canvas, { foot: ground, ...sun, radius: between(random, 56, 88) })
  drawGround(canvas, dyes.far, backdrop(canvas, ground), ground)
  drawGround(canvas, dyes.mid, hills(random, ground, between(random, 100, 150), 2.7), ground)
  loom.rect(dyes.land, 0, ground - 4, WIDTH, HEIGHT - ground + 10)
  for (let y = ground + 12; y < HEIGHT; y += 3 * PITCH) loom.broken(dyes.soil, y, [0, WIDTH], 4)
  drawTree(canvas, {
    x: WIDTH / 2 + side * between(random, 470, 540),
    y: ground + 30,
    height: between(random, 270, 350),
    width: between(random, 260, 330),
  })
  const width = between(random, 720, 820)
  const x = WIDTH / 2 + side * between(random, 10, 60)
  const base = ground + 34
  const wall = dyes.light === dyes.sky ? '#fff4dd' : dyes.light
  const school: School = { x, width, base, wall, left: x - width / 2, eaves: base - 14 - WALL }
  drawClassrooms(canvas, school, wholeBetween(random, 3, 5))
  drawRoof(canvas, school)
  drawPath(canvas, school, side)
  drawFlag(canvas, school, side)
  if (chance(random, 0.6))
    drawPalm(canvas, {
      x: WIDTH / 2 - side * between(random, 540, 580),
      y: ground + 40,
      height: between(random, 190, 250),
      lean: side * between(random, -40, 10),
    })
  // The half with the flag.
  return [x - side * 330, ground - 160]
}

function backdrop({ random }: Canvas, foot: number) {
  if (chance(random, 0.5)) return hills(random, foot, between(random, 190, 250), 2.1)
  const [rise, spread] = [between(random, 240, 300), between(random, 170, 230)]
  return volcano({ foot, rise, spread, x: between(random, 0.2, 0.8) * WIDTH })
}

function drawClassrooms(canvas: Canvas, { left, eaves, base, width, wall }: School, count: number) {
  const { loom, random, dyes, isNight, isWet } = canvas
  loom.rect(wall, left, eaves, width, WALL)
  loom.rect(
    isNight ? dyes.soil : dyes.wall === wall ? dyes.mid : dyes.wall,
    left,
    eaves + WALL - 34,
    width,
    34,
  )
  const room = width / count
  for (const index of range(0, count)) {
    const start = left + index * room
    loom.rect(dyes.roof, start + room * 0.1, eaves + 26, room * 0.24, WALL - 26)
    loom.rect(wall, start + room * 0.21, eaves + 36, 4, WALL - 46)
    const isLit = (isNight || isWet) && chance(random, 0.85)
    loom.rect(isLit ? dyes.glow : dyes.dark, start + room * 0.44, eaves + 30, room * 0.46, 44)
    loom.rect(wall, start + room * 0.66, eaves + 30, 5, 44)
    loom.rect(wall, start + room * 0.44, eaves + 47, room * 0.46, 5)
  }
  loom.rect(dyes.dark, left - 40, base - 14, width + 80, 14)
  loom.rect(dyes.light === wall ? dyes.soil : dyes.light, left - 54, base, width + 108, 6)
  for (const post of range(0, count + 1))
    loom.rect(dyes.dark, left - 26 + (post * (width + 44)) / count, eaves - 6, 8, WALL)
}

function drawRoof({ loom, random, dyes, isNight }: Canvas, { left, eaves, width }: School) {
  const rise = between(random, 112, 140)
  const { roof, dark, far, mid, near } = dyes
  const seam = isNight || roof === dark ? far : near === roof || near === dark ? mid : '#551814'
  const edge: Point[] = [
    [left - 58, eaves + 10],
    [left + 60, eaves - rise],
    [left + width - 60, eaves - rise],
    [left + width + 58, eaves + 10],
  ]
  loom.polygon((row) => (row % 4 ? roof : seam), edge, { step: 6 })
  loom.rect(dark, left - 62, eaves + 5, width + 124, 10)
  loom.rect(dark, left + 52, eaves - rise - 4, width - 104, 9)
}

function drawPath({ loom, dyes }: Canvas, { x, base }: School, side: 1 | -1) {
  const runAt = (y: number, row: number): Run[] => {
    const share = (y - base) / (HEIGHT - base)
    const [middle, half] = [x - side * 60 * share, 34 + 130 * share]
    return row % 3 === 2 ? [] : [[middle - half, middle + half]]
  }
  const colour = dyes.light === dyes.land ? dyes.soil : dyes.light
  loom.fill(colour, [base + 6, HEIGHT], runAt, { step: 6, slack: 5 })
}

/** The pole with its foot. The flag flies from sunrise to sunset, and hangs in the rain. */
function drawFlag(canvas: Canvas, { x, width, base }: School, side: 1 | -1) {
  const { loom, random, dyes, isNight, isWet } = canvas
  const place = x - side * (width / 2 - between(random, -30, 90))
  // The whole flag stays in the picture, also where its sides are cropped.
  const poleX = Math.min(960, Math.max(240, place))
  // Near enough to the school that a wide cover shows all of it: half a flag is none.
  const top = between(random, 150, 168)
  const foot = base + 54
  const pole = isNight || dyes.sky === '#1456b8' ? dyes.light : dyes.dark
  loom.rect(pole, poleX - 5, top, 10, foot - top)
  loom.rect(pole, poleX - 12, top - 10, 24, 10)
  loom.rect(dyes.dark, poleX - 46, foot, 92, 10)
  loom.rect(dyes.light === dyes.land ? dyes.dark : dyes.light, poleX - 32, foot - 10, 64, 10)
  if (isNight) return
  const wave = between(random, 0, 6)
  const runAt = (y: number): Run[] => {
    const end = poleX - side * ((isWet ? 134 : 168) + Math.sin(y / 17 + wave) * 9)
    const start = poleX - side * 4
    return [[Math.min(start, end), Math.max(start, end)]]
  }
  const colourOf = (row: number) => ((row + 0.5) * PITCH < top + 59 ? '#b02a1f' : '#fff4dd')
  loom.fill(colourOf, [top + 4, top + 114], runAt, { step: 2 * CELL })
}
