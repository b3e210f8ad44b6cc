import { between, chance } from '../prng.ts'
import type { Point } from '../shapes.ts'
import type { Canvas } from './canvas.ts'
import { CELL, curve, PITCH, pointsOf, type Run, rowAt } from './loom.ts'

/** The rigs: a tall triangle, two masts with three jibs, a sail like a crab's claw. */
type Rig = 'sandeq' | 'pinisi' | 'lete'

export type Boat = {
  rig: Rig
  x: number
  /** Its water line. */
  y: number
  size: number
  /** The side that its bow points to. */
  side: 1 | -1
  /** True for the one in front, whose outriggers are seen. */
  isNear: boolean
}

/** The canvas in the boat's own px: x from its middle to the bow, y from the water line down. */
type Deck = Canvas & {
  at: (x: number, y: number) => Point
  size: number
  /** Fills what lies inside the points. */
  piece: (colour: string, points: readonly Point[], step?: number) => void
  /** A sail with bands between such heights. */
  sail: (points: readonly Point[], bands?: readonly Run[]) => void
  /** A stripe along the hull. */
  plank: (colour: string, heights: Run, ends: Run) => void
  band: string
}

export function drawBoat(canvas: Canvas, boat: Boat) {
  const deck = deckOf(canvas, boat)
  if (boat.rig === 'pinisi') drawPinisi(deck)
  else {
    if (boat.rig === 'sandeq') drawTallSail(deck)
    else drawClawSail(deck)
    drawCanoe(deck, boat.isNear)
  }
  drawReflection(deck)
}

function deckOf(canvas: Canvas, { x, y, size, side }: Boat): Deck {
  const { loom, dyes, isNight } = canvas
  const canvasOfSail = dyes.light === dyes.sky ? '#fff4dd' : dyes.light
  const band = isNight ? dyes.far : dyes.glow === canvasOfSail ? dyes.roof : dyes.glow
  const at = (along: number, down: number): Point => [x + side * along * size, y + down * size]
  const placed = (points: readonly Point[]) => points.map(([along, down]) => at(along, down))
  return {
    ...canvas,
    at,
    size,
    band,
    piece: (colour, points, step = CELL) => loom.polygon(colour, placed(points), { step }),
    sail(points, bands = []) {
      const colourOf = (row: number) => {
        const height = (row * PITCH - y) / size
        return bands.some(([top, bottom]) => height > top && height < bottom) ? band : canvasOfSail
      }
      loom.polygon(colourOf, placed(points), { step: CELL, slack: 1.5 })
    },
    plank(colour, [top, bottom], [stern, bow]) {
      const ends = [at(stern, 0)[0], at(bow, 0)[0]].sort((a, b) => a - b) as [number, number]
      loom.fill(colour, [y + top * size, y + bottom * size], () => [ends], { step: CELL })
    },
  }
}

function drawPinisi({ loom, dyes, at, size, piece, sail, plank, band }: Deck) {
  const low = [-66, -58] as const
  sail([...pointsOf(curve([-196, -40], [-150, -160], [-66, -262])), [-66, -40]], [[-110, -92], low])
  sail([...pointsOf(curve([-52, -290], [70, -210], [74, -40])), [-52, -40]], [[-150, -132], low])
  sail([...pointsOf(curve([88, -236], [160, -160], [176, -44])), [88, -44]], [[-110, -92], low])
  sail([
    [-80, -250],
    [-212, -48],
    [-240, -48],
  ])
  sail([
    [-90, -262],
    [-268, -58],
    [-296, -58],
  ])
  for (const [mast, top] of [
    [-59, -306],
    [81, -256],
  ] as const)
    piece(dyes.dark, [
      [mast - 4, top],
      [mast + 4, top],
      [mast + 5, 0],
      [mast - 5, 0],
    ])
  loom.brush(dyes.dark, (share) => at(-180 - 120 * share, -34 - 26 * share), [5 * size, 3 * size])
  const hull: Point[] = [
    ...pointsOf(curve([-206, -46], [-60, -8], [150, -30])),
    [196, -58],
    [204, -58],
    [182, 14],
    [150, 30],
    [-140, 30],
    [-176, 8],
  ]
  piece(dyes.dark, hull, 4)
  plank(dyes.dark, [-60, -24], [110, 170])
  plank(band, [-50, -40], [122, 158])
  plank(dyes.light, [0, 6], [-172, 180])
}

function drawTallSail({ loom, dyes, at, size, sail }: Deck) {
  sail(
    [[-30, -330], ...pointsOf(curve([16, -336], [120, -190], [178, -34])), [-22, -40]],
    [
      [-230, -206],
      [-96, -70],
      [-58, -50],
    ],
  )
  loom.brush(dyes.dark, (share) => at(-26 + share * 6, -340 + 330 * share), [4 * size, 5 * size], 120)
  sail(
    [
      [-44, -290],
      [-44, -44],
      [-168, -40],
    ],
    [[-96, -70]],
  )
}

function drawClawSail({ loom, dyes, at, size, sail }: Deck) {
  sail(
    [
      ...pointsOf(curve([-96, -26], [-60, -190], [-2, -312])),
      ...pointsOf(curve([8, -310], [70, -190], [196, -150])),
      ...pointsOf(curve([196, -150], [60, -70], [-96, -26])),
    ],
    [
      [-236, -214],
      [-150, -128],
      [-96, -84],
    ],
  )
  const upper = curve([-100, -20], [-66, -190], [-4, -322])
  const lower = curve([-100, -20], [60, -66], [206, -152])
  for (const yard of [upper, lower])
    loom.brush(dyes.dark, (share) => at(...yard(share)), [3.6 * size, 3 * size], 120)
  loom.brush(dyes.dark, (share) => at(-10 + share * 14, -180 + 176 * share), [3.4 * size, 4 * size])
}

/** A slender hull with raised ends; the near one with its outriggers. */
function drawCanoe({ loom, dyes, isNight, at, size, piece, plank, band }: Deck, isNear: boolean) {
  const hull: Point[] = [
    [-236, -58],
    [-222, -56],
    ...pointsOf(curve([-200, -36], [0, 4], [196, -30])),
    [226, -52],
    [240, -54],
    ...pointsOf(curve([214, -16], [170, 26], [90, 28])),
    ...pointsOf(curve([-90, 28], [-190, 22], [-236, -58])),
  ]
  piece(dyes.dark, hull, 4)
  plank(band, [2, 10], [-176, 184])
  if (isNear) {
    for (const x of [-90, 84]) {
      const arm = curve([x, -6], [x + 10, -26], [x + 22, 48])
      loom.brush(dyes.dark, (share) => at(...arm(share)), [3.6 * size, 3.4 * size])
    }
    plank(dyes.dark, [44, 54], [-190, 200])
  }
  if (isNight) {
    const [x, y] = at(-150, -52)
    loom.rect(dyes.glow, x - 7, y, 14, 18)
  }
}

function drawReflection({ loom, random, dyes, at, size }: Deck) {
  const [x, top] = at(0, 32)
  for (let y = top; y < top + 78 * size; y += PITCH) {
    if (chance(random, 0.28)) continue
    const half = (150 - (90 * (y - top)) / (78 * size)) * size * between(random, 0.4, 1)
    const middle = x + between(random, -30, 30) * size
    loom.span(rowAt(y), middle - half, middle + half, dyes.dark)
  }
}
