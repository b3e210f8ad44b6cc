import { between, chance, pick, type Random, wholeBetween } from '../prng.ts'
import { range } from '../shapes.ts'
import type { SceneDyes } from './dyes.ts'
import { CELL, fine, HEIGHT, type Loom, PITCH, ROWS, type Run, rowAt, WIDTH } from './loom.ts'

/** Tools that every part of a scene is drawn with. */
export type Canvas = {
  loom: Loom
  random: Random
  dyes: SceneDyes
  isNight: boolean
  /** Rain hides sun, moon and stars; `drawRain` lays it over the finished scene. */
  isWet: boolean
}

/** The side that a scene leans to: its far parts stand opposite. */
export const sideOf = (random: Random): 1 | -1 => (chance(random, 0.5) ? 1 : -1)

type Sky = { foot: number; x: number; y: number; radius: number }

/** The sky down to `foot`: wefts, stars, clouds, and the sun or moon with its middle at `x`, `y`. */
export function drawSky(canvas: Canvas, { foot, ...orb }: Sky) {
  const { loom, random, dyes, isNight, isWet } = canvas
  drawWefts(canvas, Math.ceil(foot / PITCH))
  if (isNight && !isWet)
    for (const _ of range(0, 26)) {
      const x = between(random, 20, WIDTH - 20)
      loom.span(rowAt(between(random, 10, foot * 0.75)), x, x + pick(random, [4, 4, 6, 10]), dyes.light)
    }
  if (!isWet) {
    if (isNight && chance(random, 0.6)) drawCrescent(canvas, orb)
    else loom.ellipse(dyes.sun, [orb.x, orb.y], [orb.radius, orb.radius], { step: CELL, slack: 4 })
  }
  const clouds = isWet ? 3 : isNight ? wholeBetween(random, 0, 1) : wholeBetween(random, 1, 3)
  for (const _ of range(0, clouds)) {
    const x = between(random, -60, WIDTH - 200)
    const y = isWet ? between(random, 20, foot * 0.4) : between(random, 40, foot * 0.55)
    drawCloud(canvas, x, y, isWet ? between(random, 420, 800) : between(random, 170, 380))
  }
}

/** Wefts at an even distance, or closing towards the horizon or the top. */
function drawWefts({ loom, random, dyes }: Canvas, rows: number) {
  const style = wholeBetween(random, 0, 2)
  if (style === 0) {
    for (const row of range(0, rows)) if (row % 5 === 0) loom.span(row, 0, WIDTH, dyes.line)
    return
  }
  for (let [at, step] = [0, 1]; at < rows; at += step, step += 0.75) {
    const row = Math.round(at)
    const colour = row > rows / 2 ? fine(dyes.line) : dyes.line
    loom.span(style === 1 ? rows - 1 - row : row, 0, WIDTH, colour)
  }
}

function drawCrescent({ loom, random, dyes }: Canvas, { x, y, radius }: Omit<Sky, 'foot'>) {
  const side = sideOf(random)
  const shade = { x: x + side * radius * 0.44, y: y - radius * 0.16, radius: radius * 0.88 }
  const half = (at: number, middle: number, reach: number) =>
    Math.sqrt(Math.max(0, reach ** 2 - (at - middle) ** 2))
  const runAt = (at: number): Run[] => {
    const moon = half(at, y, radius)
    const hidden = half(at, shade.y, shade.radius)
    if (hidden === 0) return [[x - moon, x + moon]]
    return side > 0
      ? [[x - moon, Math.min(x + moon, shade.x - hidden)]]
      : [[Math.max(x - moon, shade.x + hidden), x + moon]]
  }
  loom.fill(dyes.sun, [y - radius, y + radius], runAt, { step: CELL, slack: 2 })
}

function drawCloud({ loom, random, dyes }: Canvas, x: number, y: number, width: number) {
  const rows = wholeBetween(random, 3, 5)
  for (const row of range(0, rows)) {
    const isFoot = row === rows - 1
    const margin = isFoot ? 0 : Math.abs(row - rows * 0.6) * 0.14
    const from = x + width * (margin + between(random, 0, 0.14))
    const to = x + width * (1 - margin - between(random, 0, 0.2))
    loom.span(rowAt(y) + row, from, to, row % 2 && !isFoot ? fine(dyes.cloud) : dyes.cloud)
  }
}

/** Slanting drops over the whole picture, as a pattern of 240 px. */
export function drawRain({ random, dyes }: Canvas, id: string): string {
  const size = 240
  const isPale = ['#f8e6d6', '#d6e5f9', '#efe7d7'].includes(dyes.sky)
  const drops = range(0, 5).flatMap((drop) => {
    const y = ((drop * 2) % 5) * 45 + wholeBetween(random, 0, 3) * PITCH
    return range(0, 7).map((step) => {
      const [left, top] = [(drop * 48 + size - step * 4) % size, (y + step * PITCH) % size]
      return `M${left} ${top}h4v4h-4z`
    })
  })
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<path fill="${isPale ? '#1456b8' : dyes.light}" d="${drops.join('')}"/></pattern>` +
    `<path fill="url(#${id})" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`
  )
}

/** The skyline of so many hills over `foot`, the highest about `rise` above it. */
export function hills(random: Random, foot: number, rise: number, count: number): (x: number) => number {
  const space = WIDTH / count
  const summits = range(-1, Math.ceil(count) + 1).map((index) => ({
    x: (index + between(random, 0.15, 0.85)) * space,
    rise: rise * between(random, 0.55, 1),
    spread: space * between(random, 0.24, 0.38),
  }))
  return (x) =>
    foot - Math.max(...summits.map((top) => top.rise / (1 + (Math.abs(x - top.x) / top.spread) ** 1.5)))
}

type Volcano = { foot: number; rise: number; x: number; spread: number }

/** The skyline of one volcano with its crater. */
export const volcano =
  ({ foot, rise, x: middle, spread }: Volcano) =>
  (x: number): number => {
    const beside = Math.abs(x - middle) - spread * 0.14
    return beside < 0
      ? foot - rise * (x > middle ? 0.95 : 0.93)
      : foot - rise / (1 + (beside / spread) ** 1.35)
  }

/** Ground with a rough edge: hills, banks, floors. */
export function drawGround({ loom }: Canvas, colour: string, skyline: (x: number) => number, foot = HEIGHT) {
  loom.band(colour, skyline, foot, { step: 6, slack: 8, loose: 0.14 })
}

/** Fine wefts that rise from `y`. */
export function drawMist({ loom, random, dyes }: Canvas, y: number, count: number) {
  for (const step of range(0, count)) {
    const from = between(random, -200, WIDTH * 0.6)
    loom.broken(fine(dyes.light), y - step * PITCH, [from, from + between(random, 360, 900)])
  }
}

/** Water down to the lower edge, and on it the way of light below a sun or moon at `sunX`. */
export function drawSea({ loom, random, dyes }: Canvas, y: number, sunX: number | null) {
  const first = rowAt(y)
  for (const row of range(first, ROWS)) {
    const depth = (row - first) / (ROWS - first)
    const rhythm = depth < 0.25 ? 2 : depth < 0.6 ? 3 : 4
    const isCrest = (row - first) % rhythm === 1
    loom.span(row, 0, WIDTH, isCrest ? dyes.foam : dyes.sea)
    if (isCrest || chance(random, 0.5)) continue
    for (const _ of range(0, wholeBetween(random, 1, 3))) {
      const x = between(random, 0, WIDTH)
      loom.span(row, x, x + between(random, 24, 130), dyes.foam)
    }
  }
  if (sunX === null) return
  for (const row of range(first, ROWS)) {
    const depth = (row - first) / (ROWS - first)
    if (chance(random, 0.15 + depth * 0.3)) continue
    const half = (18 + 70 * depth) * between(random, 0.5, 1.2)
    const x = sunX + between(random, -16, 16) * (1 + depth)
    loom.span(row, x - half, x + half, dyes.sun)
  }
}
