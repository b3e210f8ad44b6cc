import { coverFamilies } from './families.ts'
import { checkWeave } from './motifs/anyaman-check.ts'
import { between, type Random, randomFrom } from './prng.ts'
import { box, num, type Point, polygon, polyline, range } from './shapes.ts'
import { drawLayers, drawSvg, drawTiled } from './svg.ts'

const half = 18
const dyes = coverFamilies.langit

/**
 * The picture of the 404 page: a plaited cloth with a diamond torn out and one loose thread.
 * Width and height in CSS px; the hole is a real hole, the page shows through.
 */
export function drawTornCloth(width: number, height: number): string {
  const random = randomFrom(404)
  const repeat = checkWeave(random, dyes, half)
  // An odd count, so that the hole ends where two strips meet.
  const strips = 1 + 2 * Math.round((0.125 * Math.min(width, height)) / half)
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) }
  const offset = {
    x: repeat.width - (middle.x % repeat.width),
    y: repeat.height - (middle.y % repeat.height),
  }
  const tear = tearOf(random, strips, (along, across) => [
    middle.x + ((along + across) * half) / 2,
    middle.y + ((across - along) * half) / 2,
  ])
  const area = box(0, 0, width, height) + polygon(tear.edge)
  return drawSvg(
    width,
    height,
    drawTiled(area, dyes.ground, repeat, offset, `kain-robek-${width}x${height}`) +
      drawLayers([
        { colour: dyes.second, d: tear.fringe.second, line: 1.2 },
        { colour: dyes.main, d: tear.fringe.main, line: 1.2 },
      ]) +
      looseThread(middle, (strips * half) / 118),
  )
}

type Place = (along: number, across: number) => Point

/**
 * The edge of the hole, strip by strip: straight along the strips, ragged where each one broke.
 * `place` turns distances along and across the strips, in half diagonals from the middle, into px.
 */
function tearOf(random: Random, strips: number, place: Place) {
  const upper: Point[] = []
  const lower: Point[] = []
  const fringe = { main: '', second: '' }
  for (const strip of range(0, strips)) {
    const from = 2 * strip - strips
    const role = ((from + 1) / 2) % 2 === 0 ? 'main' : 'second'
    for (const [side, points] of [
      [1, upper],
      [-1, lower],
    ] as const) {
      const [near, far] = [between(random, 0, 0.6), between(random, 0, 0.6)]
      points.push(place(side * (strips - near), from), place(side * (strips - far), from + 2))
      for (const share of [0.3, 0.75, 1.2, 1.65]) {
        const root = strips - near - ((far - near) * share) / 2
        const tip = root - between(random, 0.2, 0.8)
        fringe[role] += polyline([
          place(side * (root + 0.1), from + share),
          place(side * tip, from + share + between(random, -0.12, 0.18)),
        ])
      }
    }
  }
  return { edge: [...upper, ...lower.reverse()], fringe }
}

/** One orange thread hanging through the hole; `size` 1 suits a hole 236 px across. */
function looseThread({ x, y }: { x: number; y: number }, size: number): string {
  const points = [11, -122, -22, -72, 27, -58, 25, -20, -12, 22, -4, 52, 30, 112, 4, 150].map((value) =>
    num(value * size),
  )
  const [startX, startY, ...rest] = points
  return (
    `<path transform="translate(${x} ${y})" fill="none" stroke="#d9760c" stroke-width="5" stroke-linecap="round" ` +
    `d="M${startX} ${startY}C${rest.slice(0, 6).join(' ')}S${rest.slice(6, 10).join(' ')} ${rest.slice(10).join(' ')}"/>`
  )
}
