import { between, chance, pick, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Canvas, drawGround, drawMist, drawSky, hills, sideOf, volcano } from './canvas.ts'
import { CELL, HEIGHT, type Run, WIDTH } from './loom.ts'
import { drawPalm } from './plants.ts'

/** A terrace: its field is woven down to `lip`, its wall below that. Closer ones have greater `depth` (0 to 1). */
type Terrace = { lip: (x: number) => number; wall: number; depth: number; crop: string }

/** Edges are laid to columns of so many px. */
const STEP = 24

/** Terraced fields on a slope, a hill or in a valley, with a hut and palms. */
export function ladang(canvas: Canvas): Point {
  const { random, dyes } = canvas
  const top = between(random, 0.37, 0.44) * HEIGHT
  const side = sideOf(random)
  const sun = { x: WIDTH / 2 - side * between(random, 240, 440), y: between(random, 0.18, 0.26) * HEIGHT }
  drawSky(canvas, { foot: top + 100, ...sun, radius: between(random, 52, 84) })
  const mountain = {
    foot: top + 90,
    rise: between(random, 190, 250),
    x: WIDTH / 2 - side * between(random, -60, 330),
    spread: between(random, 150, 210),
  }
  drawGround(canvas, dyes.far, volcano(mountain), top + 190)
  drawGround(canvas, dyes.mid, hills(random, top + 130, between(random, 100, 150), 2.3), top + 240)
  drawMist(canvas, top + 80, 4)
  const slope = slopeOf(canvas, side)
  const turn = between(random, 0, 6)
  const crest = (x: number) => top + 58 + slope(x) * 150 + 10 * Math.sin(x / 90 + turn)
  const terraces = terracesOf(canvas, top + 86, slope)
  for (const terrace of terraces.toReversed()) drawTerrace(canvas, terrace, crest)
  const hutX = WIDTH / 2 + side * between(random, 150, 330)
  const row = terraces[wholeBetween(random, 1, 2)]!
  for (const index of range(0, wholeBetween(random, 2, 4))) {
    const x = hutX - side * (90 + index * between(random, 50, 110))
    drawPalm(canvas, {
      x,
      y: row.lip(x) - 4,
      height: between(random, 180, 260),
      lean: between(random, -40, 40),
    })
  }
  drawHut(canvas, hutX, row.lip(hutX) - 6, between(random, 1.15, 1.35))
  return [hutX - side * 80, row.lip(hutX) - 20]
}

/** Rise (below 0) and fall of the ground from left to right. */
function slopeOf({ random }: Canvas, side: number): (x: number) => number {
  const across = (x: number) => (x - WIDTH / 2) / WIDTH
  if (chance(random, 0.5)) return (x) => -side * across(x) * 1.5
  if (chance(random, 0.5)) return (x) => (across(x) - side * 0.14) ** 2 * 5.2 - 0.7
  return (x) => 0.5 - (across(x) - side * 0.1) ** 2 * 4.4
}

/** Terraces from the farthest to the one at the lower edge; each is a row of bays that bulge towards us. */
function terracesOf(canvas: Canvas, top: number, slope: (x: number) => number): Terrace[] {
  const { random } = canvas
  const crops = cropsOf(canvas)
  const count = wholeBetween(random, 7, 8)
  let y = top
  const terraces = range(0, count).map((index): Terrace => {
    const depth = index / (count - 1)
    const bay = between(random, 250, 330) + 280 * depth
    const shift = between(random, 0, bay)
    const bulge = 18 + 34 * depth
    const height = y
    y += 30 + 40 * depth
    const lip = (x: number) => {
      const place = (((x + shift) % bay) / bay) * 2 - 1
      const bow = 1 - Math.abs(place) ** 3.4 - 0.5 + place * 0.22
      return height + slope(x) * (150 - 84 * depth) + bulge * bow
    }
    return { lip, wall: 12 + 20 * depth, depth, crop: crops[index % crops.length]! }
  })
  return [...terraces, { lip: () => HEIGHT + 90, wall: 0, depth: 1, crop: crops[count % crops.length]! }]
}

/** The crops of the terraces in turn. */
function cropsOf({ random, dyes, isNight }: Canvas): string[] {
  const { land, soil, frond, near, light } = dyes
  if (isNight) {
    return pick(random, [
      [light, land, soil],
      [land, light, land],
    ])
  }
  // On blue cloth the pale thread would be snow.
  if (dyes.sky === '#1456b8') {
    return pick(random, [
      [land, frond, soil],
      [frond, land, near],
      [land, frond, land, light],
    ])
  }
  return pick(random, [
    [land, light, frond],
    [frond, land, light],
    [land, soil, light],
  ])
}

function drawTerrace(canvas: Canvas, { lip, wall, depth, crop }: Terrace, crest: (x: number) => number) {
  const { loom, dyes, isNight, isWet } = canvas
  const { light, land, soil, frond, leaf, dark } = dyes
  const rim = crop === frond ? land : isNight ? dyes.foam : frond
  loom.band(isNight ? dark : leaf, crest, (x) => lip(x) + wall, { step: STEP })
  loom.band(rim, crest, lip, { step: STEP })
  loom.band(crop, crest, (x) => lip(x) - 7, { step: STEP })
  const seed = crop === light ? (isNight ? land : frond) : crop === land ? (isNight ? light : soil) : land
  const gap = isWet ? 6 : depth < 0.5 ? 3 : 5
  const columns = range(0, WIDTH / STEP).map((index) => {
    const middle = index * STEP + STEP / 2
    return { x: index * STEP, from: crest(middle) + 6, to: lip(middle) - 12 }
  })
  const stitches = (y: number, row: number): Run[] => {
    if (row % gap) return []
    const shift = row % (2 * gap) ? STEP / 2 : 0
    return columns
      .filter(({ from, to }) => y >= from && y <= to)
      .map(({ x }): Run => [x + shift, x + shift + 10])
  }
  loom.fill(seed, [0, HEIGHT], stitches, { step: CELL })
}

function drawHut({ loom, dyes, isNight }: Canvas, x: number, y: number, size: number) {
  for (const beside of [-34, 30])
    loom.rect(dyes.dark, x + beside * size, y - 60 * size, 6 * size + 2, 60 * size)
  const wall = dyes.wall === dyes.sky ? dyes.soil : dyes.wall === dyes.mid ? dyes.glow : dyes.wall
  loom.rect(wall, x - 38 * size, y - 64 * size, 78 * size, 34 * size)
  loom.rect(isNight ? dyes.glow : dyes.dark, x - 12 * size, y - 58 * size, 24 * size, 26 * size)
  const roof = [
    [-64, -58],
    [-20, -112],
    [22, -112],
    [66, -58],
  ].map(([across = 0, up = 0]) => [x + across * size, y + up * size] as const)
  loom.polygon(dyes.roof, roof)
}
