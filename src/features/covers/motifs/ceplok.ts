import type { Dyes } from '../families.ts'
import { pick, type Random } from '../prng.ts'
import { diamond, dot, petal, polyline, type Repeat } from '../shapes.ts'

/** Ceplok: a lattice of diamonds, a four-petalled flower in one, a plain frame in the next. */
export function ceplok(random: Random, dyes: Dyes): Repeat {
  const size = pick(random, [72, 92, 110])
  const mid = size / 2
  const frame = pick(random, ['open', 'seeded', 'double'])
  const quarters = [0, 0.25, 0.5, 0.75]
  const corners = [0, size].flatMap((x) => [0, size].map((y) => [x, y] as const))
  const petals = quarters.map((turn) => petal(mid, mid, turn, 0.07 * size, 0.335 * size, 0.07 * size))
  const stamens = quarters.map((turn) =>
    petal(mid, mid, turn + 0.125, 0.085 * size, 0.2 * size, 0.038 * size),
  )
  const sides = [
    [mid, 0],
    [mid, size],
    [0, mid],
    [size, mid],
  ] as const
  const knots = sides.map(([x, y]) => dot(x, y, 0.034 * size))
  const frames = corners.map(([x, y]) => diamond(x, y, 0.17 * size, 0.17 * size))
  const hearts = corners.map(([x, y]) =>
    frame === 'seeded' ? dot(x, y, 0.032 * size) : diamond(x, y, 0.075 * size, 0.075 * size),
  )
  return {
    width: size,
    height: size,
    layers: [
      { colour: dyes.second, d: lattice(size), line: 0.064 * size },
      { colour: dyes.main, d: frames.join(''), line: 0.036 * size },
      { colour: dyes.main, d: [...petals, ...knots].join('') },
      { colour: dyes.accent, d: [...stamens, ...(frame === 'open' ? [] : hearts)].join('') },
    ],
  }
}

function lattice(size: number): string {
  const [low, mid, high] = [-size / 2, size / 2, 1.5 * size]
  return [
    polyline([
      [low, size],
      [size, low],
    ]),
    polyline([
      [0, high],
      [high, 0],
    ]),
    polyline([
      [low, 0],
      [size, high],
    ]),
    polyline([
      [mid - size / 2, -mid],
      [high, size],
    ]),
  ].join('')
}
