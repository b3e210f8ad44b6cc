import { type Point, range } from '../shapes.ts'
import type { Canvas } from './canvas.ts'
import { CELL, curve, PITCH, pointsOf, type Run, rowAt } from './loom.ts'

/** Roofs: a curved saddle, a hip in two slopes, a tower, a steep gable seen from the front. */
export const roofs = ['pelana', 'limas', 'menara', 'lipat'] as const
export type Roof = (typeof roofs)[number]

export type House = {
  x: number
  /** Place of its posts. */
  y: number
  size: number
  roof: Roof
  wall: string
  /** Seams between the boards of the wall. */
  seam: string
  /** A band across the roof. */
  trim: string
  tiles: string
  /** Depth of its posts below `y`, in water. */
  deep: number
}

/** Half the width of a house of size 1; its floor and eaves are so high above the ground and the floor. */
const HALF = 96
const FLOOR = 74
const WALL = 70

export function drawHouse(canvas: Canvas, house: House) {
  const { loom, dyes, isNight } = canvas
  const { x, y, size, wall, seam, deep } = house
  const half = HALF * size
  const floor = y - FLOOR * size
  const eaves = floor - WALL * size
  for (const post of range(0, 6))
    loom.rect(dyes.dark, x - half + (post * (2 * half - 8 * size)) / 5, floor, 9 * size, FLOOR * size + deep)
  loom.rect(dyes.dark, x - half - 14 * size, floor - 4, 2 * half + 28 * size, 10 * size)
  loom.rect(wall, x - half, eaves, 2 * half, WALL * size)
  const boards: Run[] = [[x - half, x + half]]
  loom.fill(seam, [eaves, floor - 6], (_, row) => (row % 4 ? [] : boards), { step: CELL })
  const opening = isNight ? dyes.glow : dyes.dark
  for (const beside of [-62, 62])
    loom.rect(opening, x + (beside - 17) * size, eaves + 18 * size, 34 * size, 30 * size)
  loom.rect(opening, x - 17 * size, eaves + 14 * size, 34 * size, 56 * size)
  drawLadder(canvas, x, floor, size)
  drawRoof(canvas, house, eaves)
}

function drawLadder({ loom, dyes, isNight }: Canvas, x: number, floor: number, size: number) {
  const frame = [
    [-22, 0],
    [22, 0],
    [66, 76],
    [22, 76],
  ].map(([across = 0, down = 0]): Point => [x + across * size, floor + down * size])
  loom.polygon(dyes.dark, frame, { step: CELL })
  for (let y = floor + 6; y < floor + 72 * size; y += 2 * PITCH) {
    const middle = x + (44 * (y - floor)) / 76
    loom.span(rowAt(y), middle - 14 * size, middle + 14 * size, isNight ? dyes.sea : dyes.light)
  }
}

/** The edge of each roof from its left eave to its right one, in px of a house of size 1. */
const edges: Record<Roof, readonly Point[]> = {
  pelana: [
    [-118, 6],
    ...pointsOf(curve([-128, -30], [-150, -100], [-196, -170])),
    ...pointsOf(curve([-196, -170], [0, -66], [196, -170])),
    ...pointsOf(curve([196, -170], [150, -100], [128, -30])),
    [118, 6],
  ],
  limas: mirrored([
    [-138, 6],
    [-124, -14],
    [-66, -64],
    [-48, -118],
  ]),
  menara: mirrored([
    [-146, 10],
    [-118, -30],
    [-52, -66],
    [-36, -208],
    [-28, -214],
  ]),
  lipat: [
    ...mirrored([
      [-132, 8],
      [-6, -176],
    ]),
    [104, 8],
    [0, -140],
    [-104, 8],
  ],
}

function mirrored(left: readonly Point[]): Point[] {
  return [...left, ...left.toReversed().map(([x, y]): Point => [-x, y])]
}

/** Bands of roofs: where each lies, and half its breadth. */
const trims = {
  pelana: [-80, -68, 138],
  limas: [-60, -50, 64],
  menara: [-66, -56, 52],
} as const

function drawRoof(canvas: Canvas, { x, size, roof, tiles, trim, wall, seam }: House, eaves: number) {
  const { loom, dyes, isNight } = canvas
  const at = ([across, down]: Point): Point => [x + across * size, eaves + (8 + down) * size]
  loom.polygon(tiles, edges[roof].map(at), { slack: roof === 'pelana' || roof === 'menara' ? 1.5 : 0 })
  if (roof !== 'lipat') {
    const [top, bottom, half] = trims[roof]
    const run: Run[] = [[x - half * size, x + half * size]]
    loom.fill(trim, [eaves + top * size, eaves + bottom * size], () => run)
    if (roof === 'menara')
      for (const beside of [-30, 22])
        loom.rect(tiles, x + beside * size, eaves - 232 * size, 8 * size, 30 * size)
    return
  }
  const gable: Point[] = [
    [-100, 0],
    [0, -146],
    [100, 0],
  ]
  loom.polygon(wall, gable.map(at))
  const boards = (y: number, row: number): Run[] => {
    const half = ((y - eaves + 138 * size) / 146) * 96
    return row % 4 || half < 14 ? [] : [[x - half, x + half]]
  }
  loom.fill(seam, [eaves - 110 * size, eaves], boards, { step: CELL })
  const window: Point[] = [
    [-16, -54],
    [0, -84],
    [16, -54],
    [16, -36],
    [-16, -36],
  ]
  loom.polygon(isNight ? dyes.glow : dyes.dark, window.map(at))
  for (const side of [-1, 1])
    loom.brush(tiles, (share) => at([side * (34 - 68 * share), -212 + 66 * share]), [5 * size, 7 * size])
}
