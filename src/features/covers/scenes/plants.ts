import { between, chance } from '../prng.ts'
import { type Point, range } from '../shapes.ts'
import type { Canvas } from './canvas.ts'
import { CELL, curve, type Run } from './loom.ts'

type Palm = { x: number; y: number; height: number; lean: number }

/** Directions of a palm's leaves (radians from the right, clockwise), and their lengths. */
const leaves = [
  [-2.95, 1],
  [-2.45, 0.95],
  [-2.0, 0.75],
  [-1.35, 0.7],
  [-0.75, 0.95],
  [-0.2, 1],
  [0.35, 0.6],
  [2.8, 0.62],
] as const

/** A palm whose trunk ends `lean` px beside its foot. */
export function drawPalm({ loom, random, dyes: { dark } }: Canvas, { x, y, height, lean }: Palm) {
  const breadth = Math.max(3.2, height * 0.026)
  loom.brush(
    dark,
    (share) => [x + lean * share ** 1.8, y - height * share],
    [breadth * 1.5, breadth * 0.9],
    90,
  )
  for (const [direction, length] of leaves) {
    const turn = direction + between(random, -0.16, 0.16)
    const reach = length * height * 0.44
    const [alongX, alongY] = [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.75]
    const at = (share: number): Point => [
      x + lean + alongX * share,
      y - height + alongY * share + 0.62 * reach * share ** 2,
    ]
    loom.brush(dark, at, [breadth * 1.9, breadth * 0.5], 40)
  }
}

/** Crowns of foliage as ellipses about (x, y): middle and reach of each, in px. */
type Crown = readonly (readonly [x: number, y: number, reachX: number, reachY: number])[]

/** Foliage with light on its upper side. */
function drawCrown({ loom, random, dyes: { leaf, frond } }: Canvas, [x, y]: Point, crown: Crown) {
  for (const [besideX, besideY, ...reach] of crown)
    loom.ellipse(leaf, [x + besideX, y + besideY], reach, { slack: 8 })
  for (const [besideX, besideY, reachX, reachY] of crown) {
    const [middle, height] = [x + besideX, y + besideY]
    const runAt = (at: number, row: number): Run[] => {
      if (row % 2) return []
      const half = Math.sqrt(Math.max(0, 1 - ((at - height) / reachY) ** 2)) * reachX
      return [[middle - half * 0.8, middle + half * between(random, -0.05, 0.4)]]
    }
    loom.fill(frond, [height - reachY, height - reachY * 0.08], runAt, { step: CELL })
  }
}

type Tree = { x: number; y: number; height: number; width: number }

/** A broad tree with a round crown. */
export function drawTree(canvas: Canvas, { x, y, height, width }: Tree) {
  const trunkAt = (share: number): Point => [x + Math.sin(share * 3) * 3, y - height * 0.6 * share]
  canvas.loom.brush(canvas.dyes.dark, trunkAt, [height * 0.045, height * 0.03])
  const crown = [
    [-0.3, -0.62, 0.29, 0.2],
    [0.3, -0.6, 0.3, 0.19],
    [0, -0.76, 0.4, 0.25],
    [0.02, -0.56, 0.47, 0.17],
  ].map(([a = 0, b = 0, c = 0, d = 0]) => [a * width, b * height, c * width, d * height] as const)
  drawCrown(canvas, [x, y], crown)
}

/** A waringin: a wide crown on several stems, with hanging roots. */
export function drawBanyan(canvas: Canvas, x: number, y: number, size: number) {
  const { loom, random, dyes } = canvas
  for (const [beside, breadth] of [
    [-26, 9],
    [-8, 14],
    [14, 12],
    [32, 8],
  ] as const) {
    const at = (share: number): Point => [
      x + beside * size * (1 - 0.4 * share) + Math.sin(share * 4 + beside) * 3,
      y + 12 - 140 * size * share,
    ]
    loom.brush(dyes.dark, at, [breadth * size, breadth * size * 0.8])
  }
  const crown = [
    [-160, -112, 92, 40],
    [160, -108, 96, 40],
    [-74, -146, 108, 50],
    [82, -150, 112, 50],
    [0, -172, 96, 44],
    [0, -112, 150, 40],
  ].map(([a = 0, b = 0, c = 0, d = 0]) => [a * size, b * size, c * size, d * size] as const)
  drawCrown(canvas, [x, y], crown)
  for (const _ of range(0, 9))
    loom.rect(
      dyes.leaf,
      x + between(random, -200, 200) * size,
      y - 110 * size,
      4,
      between(random, 24, 86) * size,
    )
}

/** Blades of a fern that bend outwards. */
export function drawFern({ loom, dyes: { dark } }: Canvas, x: number, y: number, height: number) {
  for (const turn of [-2.6, -2.2, -1.75, -1.35, -0.95, -0.55]) {
    const at = (share: number): Point => [
      x + Math.cos(turn) * height * share * 1.2,
      y + Math.sin(turn) * height * share + 0.35 * height * share ** 2,
    ]
    loom.brush(dark, at, [6, 2], 30)
  }
}

/** Taro: five leaves like hearts on long stems. */
export function drawTaro({ loom, random, dyes }: Canvas, x: number, y: number, size: number) {
  const leafs = [
    [-104, -92, 62],
    [104, -84, 60],
    [-34, -154, 66],
    [58, -146, 60],
    [0, -66, 62],
  ] as const
  for (const [besideX, above] of leafs) {
    const [stemX, stemY] = [x + besideX * size, y + above * size]
    loom.brush(
      dyes.dark,
      curve([x, y], [x + besideX * size * 0.3, y + above * size * 0.7], [stemX, stemY]),
      [5, 4],
      70,
    )
  }
  for (const [besideX, above, breadth] of leafs) {
    const [middle, top] = [x + besideX * size, y + above * size]
    const half = breadth * size * between(random, 0.9, 1.1)
    const edge = [
      [-1, -6],
      [-0.5, -30 * size],
      [0, -18 * size],
      [0.5, -30 * size],
      [1, -6],
      [0.4, 22 * size],
      [0, 40 * size],
      [-0.4, 22 * size],
    ].map(([across = 0, down = 0]): Point => [middle + across * half, top + down])
    loom.polygon(dyes.leaf, edge)
    const veins: Run[] = [
      [middle - half / 2, middle - 6],
      [middle + 6, middle + half / 2],
    ]
    loom.fill(dyes.frond, [top - 20 * size, top + 20 * size], (_, row) => (row % 2 ? [] : veins))
  }
}

/** Trees along the ground, some left out: small crowns on short trunks. */
export function drawShrubs({ loom, random, dyes }: Canvas, foot: number, to: number) {
  for (let x = between(random, -40, 40); x < to; x += between(random, 200, 380)) {
    if (chance(random, 0.2)) continue
    const [height, width] = [between(random, 70, 120), between(random, 90, 150)]
    const middle = foot - 20 - height * 0.66
    loom.rect(dyes.dark, x - 4, foot - height * 0.5, 8, height * 0.5)
    loom.ellipse(dyes.leaf, [x, middle], [width * 0.5, height * 0.36], { slack: 8 })
    const light: Run[] = [[x - width * 0.3, x + width * 0.1]]
    loom.fill(dyes.frond, [foot - height, middle], (_, row) => (row % 2 ? [] : light), { step: CELL })
  }
}
