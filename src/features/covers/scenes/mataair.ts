import { luminance } from '#src/wire/colour.ts'
import { between, chance, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Canvas, drawGround, drawSky, hills, sideOf } from './canvas.ts'
import { CELL, curve, HEIGHT, PITCH, ROWS, type Run, rowAt, WIDTH } from './loom.ts'
import { drawBanyan, drawTaro } from './plants.ts'

/** A spring: where the water falls (`x`), which way the picture leans, the rock's edge, the pool's far bank. */
type Spring = { x: number; side: 1 | -1; head: number; pool: number; edge: (x: number) => number }

/** A spring below a waringin, its pool, and jars waiting on the bank. */
export function mataair(canvas: Canvas): Point {
  const { random, dyes, isNight } = canvas
  const side = sideOf(random)
  const x = WIDTH / 2 + side * between(random, 0, 90)
  const pool = between(random, 0.72, 0.75) * HEIGHT
  const sun = { x: x + side * between(random, 170, 330), y: between(random, 0.17, 0.22) * HEIGHT }
  drawSky(canvas, { foot: pool, ...sun, radius: between(random, 56, 84) })
  drawGround(canvas, dyes.far, hills(random, pool - 60, between(random, 190, 240), 1.9), pool)
  drawGround(canvas, dyes.mid, hills(random, pool - 60, between(random, 90, 140), 2.6), pool)
  const head = between(random, 0.42, 0.46) * HEIGHT
  const spring = { x, side, head, pool, edge: rockEdge(canvas, { x, side, head }) }
  drawRock(canvas, spring)
  const treeX = x - side * between(random, 240, 290)
  drawBanyan(canvas, treeX, spring.edge(treeX) + 24, between(random, 1, 1.1))
  drawRoots(canvas, treeX, spring)
  // The rings are pale, so the water is not.
  const water = isNight ? dyes.land : luminance(dyes.foam) > 0.7 ? dyes.sea : dyes.foam
  drawPool(canvas, spring, water)
  drawFall(canvas, spring)
  drawBank(canvas, spring)
  return [(x + treeX) / 2, head + 35]
}

/** Two walls in ledges of 30 px that sink to where the water comes out. */
function rockEdge({ random }: Canvas, { x: fall, side, head }: Omit<Spring, 'pool' | 'edge'>) {
  let rough = 0
  const ledges = range(0, 44).map((index) => {
    rough = rough * 0.7 + between(random, -8, 8)
    const beside = (index * 30 - 45 - fall) * side
    const rise = beside < 0 ? Math.min(1, -beside / 260) * 46 : Math.min(1, beside / 420) ** 1.2 * 74
    return head - rise + rough
  })
  return (x: number) => ledges[Math.max(0, Math.min(43, Math.floor((x + 60) / 30)))]!
}

function drawRock({ loom, random, dyes, isNight }: Canvas, { pool, edge }: Spring) {
  const rock = isNight ? dyes.soil : dyes.near === dyes.dark ? dyes.mid : dyes.near
  loom.band(rock, edge, pool + 10, { step: 30 })
  for (const _ of range(0, 15)) {
    const x = between(random, -60, WIDTH - 60)
    const y = between(random, edge(x + 60) + 40, pool - 20)
    const length = between(random, 110, 300)
    for (const step of range(0, 3))
      loom.span(rowAt(y) + step, x + step * 26, x + length - step * 34, dyes.dark)
  }
  loom.band(dyes.frond, edge, (x) => edge(x) + 14, { step: 30 })
}

function drawRoots({ loom, random, dyes }: Canvas, x: number, { side, edge }: Spring) {
  const y = edge(x)
  for (const [beside, down, breadth] of [
    [-92, 56, 15],
    [-44, 116, 17],
    [10, 150, 18],
    [56, 104, 17],
    [112, 60, 15],
  ] as const) {
    const reach = side * beside
    const tip = [x + reach * between(random, 1.1, 1.4), y + down + between(random, 0, 40)] as const
    loom.brush(
      dyes.dark,
      curve([x + reach * 0.3, y + 10], [x + reach, y + down * 0.3], tip),
      [breadth, 4],
      90,
    )
  }
}

/** The pool from bank to bank, and three rings where the water lands. */
function drawPool({ loom, random, dyes, isNight }: Canvas, { x, pool }: Spring, water: string) {
  const first = rowAt(pool)
  for (const row of range(first, ROWS)) {
    loom.span(row, 0, WIDTH, water)
    if ((row - first) % 4 === 3) loom.broken(isNight ? dyes.soil : dyes.far, row * PITCH + 1, [0, WIDTH], 4)
  }
  loom.rect(dyes.dark, 0, pool - 4, WIDTH, 10)
  const middle = pool + 26
  const disc = (colour: string, y: number, reachX: number, reachY: number) => {
    const runAt = (at: number): Run[] => {
      const half = reachX * Math.sqrt(Math.max(0, 1 - ((at - y) / reachY) ** 2))
      return [[x - half, x + half]]
    }
    loom.fill(colour, [pool + 5, y + reachY], runAt, { step: 12 })
  }
  for (const ring of [3, 2, 1]) {
    const reachX = 30 + ring * between(random, 92, 112)
    const reachY = 6 + ring * 25
    disc(dyes.light, middle, reachX, reachY)
    disc(water, middle - 3, reachX - 12, reachY - 6)
    for (const _ of range(0, 3)) {
      const gap = x + between(random, -0.9, 0.9) * reachX
      loom.rect(water, gap, middle, 30, reachY + 4)
    }
  }
}

/** The water: a dark mouth, then three ledges, each a little wider and set aside. */
function drawFall({ loom, random, dyes, isNight }: Canvas, { x, side, head, pool }: Spring) {
  const half = between(random, 34, 44)
  const top = head + 40
  const ledge = (pool + 8 - top) / 3
  const shift = between(random, 8, 16) * side
  loom.ellipse(isNight ? dyes.far : dyes.frond, [x - shift, top + 4], [half * 2.5, 44], { step: 12 })
  loom.ellipse(dyes.dark, [x - shift, top + 12], [half * 2.1, 36], { step: 12 })
  for (const step of range(0, 3)) {
    const reach = half * (1 + step * 0.34)
    const [middle, y] = [x + shift * (step - 1), top + ledge * step]
    for (const beside of [-1, 1]) {
      const stone = [middle + beside * (reach + 22), y + ledge - 2] as const
      loom.ellipse(isNight ? dyes.mid : dyes.leaf, stone, [46, 15], { step: 8 })
    }
    const runAt = (_: number, row: number): Run[] => [
      [middle - reach - (row % 3 === 0 ? 6 : 0), middle + reach + (row % 4 === 1 ? 6 : 0)],
    ]
    loom.fill(dyes.light, [y, y + ledge + (step === 2 ? 26 : 2)], runAt, { step: CELL })
  }
  const strand = isNight ? dyes.land : dyes.sea === dyes.light ? dyes.far : dyes.sea
  for (const index of range(0, 4))
    for (let y = top + 10 + (index % 2) * 22; y < pool - 10; y += 52)
      loom.rect(strand, x + (index - 1.5) * half * 0.5, y, 6, 34)
  loom.ellipse(dyes.light, [x + shift, pool + 30], [half * 3, 14], { step: 6, slack: 6 })
}

/** The near bank: jars on one side, taro on the other. */
function drawBank(canvas: Canvas, { x, side }: Spring) {
  const { loom, random, dyes } = canvas
  const middle = x - side * 470
  const bank = (at: number) => HEIGHT + 4 - 92 * Math.max(0, 1 - Math.abs(at - middle) / 330) ** 0.6
  loom.band(dyes.leaf, bank, HEIGHT, { step: 24, slack: 4 })
  const grass = (y: number, row: number): Run[] => {
    const from = middle - between(random, 60, 190)
    return row % 3 || y <= bank(from) + 8 ? [] : [[from, middle + between(random, 40, 160)]]
  }
  loom.fill(dyes.frond, [HEIGHT - 90, HEIGHT], grass, { step: CELL })
  const isStaggered = chance(random, 0.5)
  for (const index of range(0, wholeBetween(random, 1, 3))) {
    const jarX = x - side * (510 - index * 92)
    const isBack = index % 2 === Number(isStaggered)
    drawJar(canvas, jarX, bank(jarX) + (isBack ? 16 : 30), isBack ? 1.1 : 1.28)
  }
  drawTaro(canvas, x + side * between(random, 430, 500), HEIGHT + 10, between(random, 0.95, 1.15))
}

function drawJar({ loom, dyes, isNight }: Canvas, x: number, y: number, size: number) {
  const clay = isNight ? dyes.glow : '#c9621a'
  const shade = isNight ? dyes.soil : '#8c2f27'
  loom.ellipse(clay, [x, y - 38 * size], [42 * size, 32 * size], { step: CELL })
  loom.rect(clay, x - 13 * size, y - 86 * size, 26 * size, 30 * size)
  loom.rect(shade, x - 24 * size, y - 92 * size, 48 * size, 10 * size)
  loom.rect(clay, x - 22 * size, y - 12 * size, 44 * size, 12 * size)
  const rings: Run[] = [[x - 38 * size, x + 38 * size]]
  loom.fill(shade, [y - 50 * size, y - 30 * size], (_, row) => (row % 2 ? [] : rings), { step: CELL })
}
