import { between, chance, pick, wholeBelow, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import { type Canvas, drawSky } from './canvas.ts'
import { HEIGHT, type Run, rowAt, WIDTH } from './loom.ts'
import { drawShrubs } from './plants.ts'

const FLOOR = 40

type Block = { left: number; right: number; top: number; ground: number; floors: number; wall: string }

/** Blocks of flats over low roofs, with the street in front. */
export function rusun(canvas: Canvas): Point {
  const { loom, random, dyes, isNight } = canvas
  const ground = between(random, 0.87, 0.9) * HEIGHT
  const slots = pick(random, [
    [
      [0.05, 0.46],
      [0.53, 0.95],
    ],
    [
      [0.03, 0.3],
      [0.35, 0.66],
      [0.71, 0.98],
    ],
  ] as const)
  const sunX = (slots.length === 2 ? 0.495 : pick(random, [0.325, 0.685])) * WIDTH + between(random, -30, 30)
  const sun = { x: sunX, y: between(random, 0.18, 0.3) * HEIGHT, radius: between(random, 60, 96) }
  drawSky(canvas, { foot: ground, ...sun })
  drawCity(canvas, ground)
  const walls = isNight
    ? [dyes.wall, dyes.soil, dyes.wall]
    : [
        dyes.light === dyes.sky ? '#fff4dd' : dyes.light,
        dyes.wall === dyes.sky ? dyes.land : dyes.wall,
        dyes.land,
      ]
  const lead = wholeBelow(random, slots.length)
  for (const [index, [from, to]] of slots.entries()) {
    const floors = index === lead ? wholeBetween(random, 10, 11) : wholeBetween(random, 6, 9)
    drawBlock(canvas, {
      left: from * WIDTH + between(random, -14, 14),
      right: to * WIDTH + between(random, -14, 14),
      top: ground - floors * FLOOR - 20,
      ground,
      floors,
      wall: walls[(index + lead) % walls.length]!,
    })
  }
  drawShrubs(canvas, ground, WIDTH)
  drawLowRoofs(canvas, ground)
  loom.rect(dyes.dark, 0, ground - 4, WIDTH, HEIGHT - ground + 8)
  loom.rect(isNight ? dyes.far : dyes.land, 0, ground + 4, WIDTH, 6)
  const marks = range(0, 11).map((index): Run => [20 + index * 110, 76 + index * 110])
  loom.fill(isNight ? dyes.glow : dyes.light, [ground + 30, ground + 36], () => marks, { step: 2 })
  return [((slots[lead]![0] + slots[lead]![1]) / 2) * WIDTH, ground - 240]
}

/** Far towers, some with a mast and at night with lights, and nearer houses before them. */
function drawCity({ loom, random, dyes, isNight }: Canvas, ground: number) {
  for (let x = -20; x < WIDTH; x += between(random, -6, 24)) {
    const [width, height] = [between(random, 50, 130), between(random, 150, 330)]
    loom.rect(dyes.far, x, ground - height, width, height)
    if (chance(random, 0.3)) loom.rect(dyes.far, x + width * 0.45, ground - height - 50, 6, 50)
    if (isNight)
      for (const _ of range(0, 5)) {
        const light = x + between(random, 4, width - 18)
        loom.span(rowAt(ground - between(random, 20, height - 12)), light, light + 10, dyes.light)
      }
    x += width
  }
  for (let x = -40; x < WIDTH; x += between(random, 0, 60)) {
    const [width, height] = [between(random, 70, 160), between(random, 70, 170)]
    loom.rect(dyes.mid, x, ground - height, width, height)
    x += width
  }
}

function drawBlock(canvas: Canvas, block: Block) {
  const { loom, random, dyes, isNight } = canvas
  const { left, right, top, ground, floors, wall } = block
  loom.rect(wall, left, top, right - left, ground - top)
  for (const floor of range(0, floors)) drawGallery(canvas, block, top + 18 + floor * FLOOR)
  const stair = left + (right - left) * pick(random, [0.06, 0.5, 0.86])
  loom.rect(wall, stair, top, 36, ground - top)
  for (const floor of range(0, floors))
    loom.rect(isNight ? dyes.glow : dyes.dark, stair + 13, top + 20 + floor * FLOOR, 10, 10)
  loom.rect(dyes.dark, left - 6, top - 8, right - left + 12, 12)
  drawRoofTop(canvas, block)
}

/** One floor's gallery in shade: doors, lit windows, washing over the rail. */
function drawGallery(
  { loom, random, dyes, isNight, isWet }: Canvas,
  { left, right, wall }: Block,
  y: number,
) {
  const rail = wall === dyes.land ? dyes.soil : isNight ? dyes.far : dyes.land
  const other = dyes.sea === wall ? dyes.frond : dyes.sea
  const washing = isNight
    ? [dyes.far, dyes.mid, dyes.light]
    : [dyes.glow, dyes.light, '#b02a1f', dyes.land, other].filter(
        (colour) => colour !== wall && colour !== rail,
      )
  loom.rect(dyes.dark, left + 10, y, right - left - 20, 20)
  for (let x = left + 20; x < right - 30; x += 34) {
    const lot = random()
    if (isNight || isWet) {
      if (lot < 0.56) loom.rect(lot < 0.44 ? dyes.glow : dyes.light, x, y, 18, 15)
    } else if (lot < 0.5) loom.rect(wall, x, y, 12, 20)
    if (chance(random, 0.26)) loom.rect(pick(random, washing), x + 4, y + 10, pick(random, [10, 16, 22]), 15)
  }
  loom.rect(rail, left, y + 20, right - left, 5)
}

/** Water tanks, and often an aerial. */
function drawRoofTop({ loom, random, dyes, isNight }: Canvas, { left, right, top }: Block) {
  const colours = [dyes.glow, dyes.frond, dyes.sea].filter((colour) => colour !== dyes.sky)
  const tank = isNight ? dyes.dark : pick(random, colours)
  for (const index of range(0, wholeBetween(random, 1, 3))) {
    const x = left + (right - left) * (0.16 + 0.22 * index) + between(random, 0, 16)
    for (const leg of [4, 32]) loom.rect(dyes.dark, x + leg, top - 24, 6, 16)
    loom.rect(tank, x, top - 62, 42, 40)
    loom.rect(tank, x + 6, top - 68, 30, 6)
  }
  if (chance(random, 0.4)) return
  const aerial = right - between(random, 40, 90)
  loom.rect(dyes.dark, aerial, top - 90, 4, 90)
  for (const bar of [80, 68, 56]) loom.span(rowAt(top - bar), aerial - 22, aerial + 26, dyes.dark)
}

/** The kampung at the feet of the blocks. */
function drawLowRoofs({ loom, random, dyes, isNight }: Canvas, ground: number) {
  const wall = isNight ? dyes.mid : dyes.land === dyes.sky ? dyes.light : dyes.land
  const tiles = isNight || dyes.roof === dyes.dark ? dyes.near : '#8c2f27'
  const opening = isNight ? dyes.glow : dyes.dark
  for (let x = between(random, -60, 0); x < WIDTH; x += between(random, -8, 70)) {
    const [width, rise, height] = [
      between(random, 120, 200),
      between(random, 40, 58),
      between(random, 34, 44),
    ]
    const eaves = ground - height
    loom.rect(wall, x + 12, eaves, width - 24, height)
    loom.rect(opening, x + width * between(random, 0.25, 0.4), eaves + 12, 18, height - 12)
    loom.rect(opening, x + width * between(random, 0.55, 0.68), eaves + 12, 20, 16)
    loom.polygon(
      tiles,
      [
        [x, eaves + 4],
        [x + 34, eaves - rise],
        [x + width - 34, eaves - rise],
        [x + width, eaves + 4],
      ],
      { step: 6 },
    )
    x += width
  }
}
