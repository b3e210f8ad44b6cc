import { between, chance, wholeBelow, wholeBetween } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import type { Canvas } from './canvas.ts'
import { CELL, fine, PITCH, type Run, rowAt } from './loom.ts'

type Window = { x: number; half: number; top: number; bottom: number }

/** Things that hang and stand in a lit window, dark against the fire. */
export function drawHearth(canvas: Canvas, window: Window) {
  const { loom, random, dyes } = canvas
  const { x, half, top, bottom } = window
  const fire = dyes.glow === '#f28a1e' ? '#f6ae55' : '#fff4dd'
  const flames: Run[] = [[x - half, x + half]]
  loom.fill(fire, [bottom - 58, bottom - 12], (_, row) => (row % 2 ? flames : []), { step: CELL })
  drawUtensils(canvas, window)
  loom.rect(dyes.dark, x - half, bottom - 12, 2 * half, 14)
  const size = between(random, 0.95, 1.15)
  const pot = { x: x + between(random, -50, 50), y: bottom - 12, size }
  if (chance(random, 0.5)) drawSteamer(canvas, pot)
  else drawPot(canvas, pot)
  const jug = pot.x + (pot.x > x ? -1 : 1) * between(random, 100, 116)
  loom.ellipse(dyes.dark, [jug, bottom - 34], [26, 30], { step: CELL })
  loom.rect(dyes.dark, jug - 8, bottom - 86, 16, 40)
  if (chance(random, 0.5)) loom.rect(dyes.dark, jug - 14, bottom - 92, 28, 8)
  for (const step of range(0, 9)) {
    const y = bottom - 132 * size - step * PITCH
    const middle = pot.x + Math.sin(step / 2) * 8
    if (y > top + 84) loom.span(rowAt(y), middle - 12, middle + 14, fine('#fff4dd'))
  }
}

/** Ladles, strings of onions and pans on a rail. */
function drawUtensils({ loom, random, dyes: { dark } }: Canvas, { x, half, top }: Window) {
  const rail = top + 14
  loom.rect(dark, x - half, rail, 2 * half, 5)
  const count = wholeBetween(random, 3, 6)
  for (const index of range(0, count)) {
    const middle = x - half + ((index + 0.7) * 2 * half) / (count + 0.4)
    const length = between(random, 30, 48)
    const kind = wholeBelow(random, 3)
    loom.rect(dark, middle - 3, rail, 6, length)
    if (kind === 0) loom.ellipse(dark, [middle, rail + length], [13, 12], { step: CELL })
    else if (kind === 1)
      for (const bulb of range(0, 3))
        loom.ellipse(dark, [middle + (bulb % 2 ? 5 : -4), rail + 6 + length - bulb * 13], [10, 8], {
          step: CELL,
        })
    else loom.rect(dark, middle - 9, rail - 14 + length, 18, 24)
  }
}

type Pot = { x: number; y: number; size: number }

/** Dandang: a tall steamer with the cone of rice. */
function drawSteamer({ loom, dyes }: Canvas, { x, y, size }: Pot) {
  const edge = [
    [44, 0],
    [50, -28],
    [22, -54],
    [44, -88],
    [40, -88],
    [6, -114],
  ].map(([across = 0, down = 0]) => [across * size, down * size] as const)
  const right = edge.map(([across, down]): Point => [x + across, y + down])
  const left = edge.toReversed().map(([across, down]): Point => [x - across, y + down])
  loom.polygon(dyes.dark, [...right, ...left])
}

/** Belanga: a round pot with its lid. */
function drawPot({ loom, dyes: { dark } }: Canvas, { x, y, size }: Pot) {
  loom.ellipse(dark, [x, y - 34 * size], [66 * size, 40 * size])
  loom.rect(dark, x - 56 * size, y - 78 * size, 112 * size, 12 * size)
  loom.ellipse(dark, [x, y - 80 * size], [44 * size, 14 * size])
  loom.rect(dark, x - 8, y - 106 * size, 16, 18)
}
