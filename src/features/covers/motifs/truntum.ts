import type { Dyes } from '../families.ts'
import { pick, type Random, wholeBelow } from '../prng.ts'
import { dot, petal, type Repeat, range, wrap } from '../shapes.ts'

const cells = 8

/** Truntum: small eight-rayed stars and dots on a chessboard, a few stars in bloom. */
export function truntum(random: Random, dyes: Dyes): Repeat {
  const step = pick(random, [22, 26, 30])
  const blooms = bloomPlaces(random)
  const cloth = { main: '', second: '', accent: '' }
  for (const row of range(-1, cells + 1)) {
    for (const column of range(-1, cells + 1)) {
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step]
      if (wrap(row + column, 2) === 1) cloth.second += dot(x, y, 0.1 * step)
      else if (blooms.has(placeOf(column, row))) {
        cloth.accent += star(x, y, 0, 0.17 * step, 0.57 * step, 0.125 * step)
        cloth.main += dot(x, y, 0.1 * step)
      } else cloth.main += star(x, y, 1 / 16, 0.16 * step, 0.37 * step, 0.075 * step)
    }
  }
  return {
    width: cells * step,
    height: cells * step,
    layers: [
      { colour: dyes.second, d: cloth.second },
      { colour: dyes.accent, d: cloth.accent },
      { colour: dyes.main, d: cloth.main },
    ],
  }
}

const placeOf = (column: number, row: number) => wrap(row, cells) * cells + wrap(column, cells)

/** Blooms come in leaning pairs, each half a repeat aside of the pair above, so that they read as sprays. */
function bloomPlaces(random: Random): Set<number> {
  const start = wholeBelow(random, cells)
  return new Set(
    [0, 1, 2, 3].flatMap((spray) => {
      const row = 2 * spray
      const column = 2 * (start + 2 * spray)
      return [placeOf(column, row), placeOf(column + pick(random, [1, -1]), row + 1)]
    }),
  )
}

const star = (x: number, y: number, turn: number, near: number, far: number, breadth: number) =>
  range(0, 8)
    .map((ray) => petal(x, y, turn + ray / 8, near, ray % 2 === 0 ? far : 0.93 * far, breadth))
    .join('')
