import { luminance } from '#src/wire/colour.ts'
import type { Dyes } from '../families.ts'
import { pick, type Random, shuffle } from '../prng.ts'
import { box, diamond, type Layer, type Point, polygon, polyline, type Repeat, range } from '../shapes.ts'

type Band = { height: number; layers: (top: number) => Layer[] }

/** Ulos: a stack of woven bands, in an order and with counts of its own. */
export function ulos(random: Random, dyes: Dyes): Repeat {
  const width = pick(random, [96, 112, 124])
  const counts = shuffle(random, [3, 4, 4, 5, 5, 6])
  const [first, second] = shuffle(random, [dyes.main, dyes.accent]) as [string, string]
  const inlay = luminance(dyes.ground) > 0.3 ? dyes.second : dyes.dark
  const bands = shuffle(random, [
    peaks(width, counts[0]!, first, 34),
    peaks(width, counts[1]!, second, 48),
    zigzag(width, counts[2]!, [first, second], 5),
    pair(
      rules(width, dyes.main, inlay),
      inlaid(width, inlay, zigzag(width, counts[5]! + 1, [second, second], 2.5)),
    ),
    pair(inlaid(width, inlay, lozenges(width, counts[3]!, first, 2.5)), rules(width, second, inlay)),
    pair(pins(width, dyes), lozenges(width, counts[4]! + 1, first)),
  ])
  let top = 0
  const layers = bands.flatMap((band) => {
    const placed = band.layers(top)
    top += band.height
    return placed
  })
  return { width, height: top, layers }
}

function peaks(width: number, count: number, colour: string, rise: number): Band {
  const step = width / count
  const draw = (top: number) =>
    range(0, count)
      .map((index) => {
        const [left, foot] = [index * step, top + rise + 6]
        const at = (x: number, y: number): Point => [left + x * step, foot - y * rise]
        return polygon([at(0.05, 0), at(0.5, 1), at(0.95, 0), at(0.73, 0), at(0.5, 0.52), at(0.27, 0)])
      })
      .join('')
  return { height: rise + 9, layers: (top) => [{ colour, d: draw(top) }] }
}

function zigzag(width: number, count: number, colours: [string, string], line: number): Band {
  const [step, drop] = [width / count, 1.9 * line]
  const rise = 0.55 * step
  const draw = (top: number) =>
    polyline(
      range(-1, 2 * count + 2).map((turn): Point => [(turn * step) / 2, top + (turn % 2 === 0 ? rise : 0)]),
    )
  return {
    height: Math.round(rise + drop + 24),
    layers: (top) => colours.map((colour, index) => ({ colour, d: draw(top + 12 + index * drop), line })),
  }
}

function lozenges(width: number, count: number, colour: string, line?: number): Band {
  const step = width / count
  const [reachX, reachY] = line ? [0.4 * step, 0.5 * step] : [0.48 * step, 0.56 * step]
  const height = Math.round(2 * reachY + 14)
  const draw = (top: number) =>
    range(0, count)
      .map((index) => diamond((index + 0.5) * step, top + height / 2, reachX, reachY))
      .join('')
  return { height, layers: (top) => [line ? { colour, d: draw(top), line } : { colour, d: draw(top) }] }
}

const rules = (width: number, colour: string, between: string): Band => ({
  height: 18,
  layers: (top) => [
    { colour: between, d: box(0, top + 2, width, 14) },
    { colour, d: box(0, top + 3, width, 4) + box(0, top + 11, width, 4) },
  ],
})

const pins = (width: number, dyes: Dyes): Band => ({
  height: 30,
  layers: (top) => [
    {
      colour: dyes.main,
      d: range(0, 8)
        .map((index) => box(((index + 0.25) * width) / 8, top + 7, width / 16, 5))
        .join(''),
    },
    { colour: dyes.second, d: box(0, top + 19, width, 7) },
    { colour: dyes.accent, d: box(0, top + 21, width, 3) },
  ],
})

const inlaid = (width: number, colour: string, band: Band): Band => ({
  height: band.height,
  layers: (top) => [{ colour, d: box(0, top, width, band.height) }, ...band.layers(top)],
})

const pair = (upper: Band, lower: Band): Band => ({
  height: upper.height + lower.height,
  layers: (top) => [...upper.layers(top), ...lower.layers(top + upper.height)],
})
