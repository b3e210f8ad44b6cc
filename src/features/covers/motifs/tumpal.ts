import type { Dyes } from '../families.ts'
import { pick, type Random } from '../prng.ts'
import { box, dot, polygon, polyline, type Repeat } from '../shapes.ts'

/** Tumpal: rows of nested triangles, each row half a step aside, a pin hanging between every two. */
export function tumpal(random: Random, dyes: Dyes): Repeat {
  const width = pick(random, [62, 74, 92])
  const rise = Math.round(1.36 * width)
  const core = pick(random, [0.42, 0.3])
  const cloth = { edge: '', base: '', triangle: '', core: '', pin: '', head: '' }
  for (const row of [0, 1]) {
    const [top, foot] = [row * rise, (row + 1) * rise]
    cloth.base += box(0, foot - 3, width, 3)
    for (const column of [-1, 0, 1]) {
      const mid = (column + (row === 0 ? 0.5 : 0)) * width
      const pinTop = top + 0.12 * rise
      cloth.edge += polyline([
        [mid - width / 2, foot],
        [mid, top],
        [mid + width / 2, foot],
      ])
      cloth.triangle += triangle(mid, top + 0.33 * rise, foot - 0.055 * rise, 0.35 * width)
      cloth.core += triangle(mid, foot - (0.1 + 0.55 * core) * rise, foot - 0.11 * rise, 0.48 * core * width)
      cloth.pin += box(mid + width / 2 - 0.75, pinTop, 1.5, 0.32 * rise)
      cloth.head += dot(mid + width / 2, pinTop, 0.038 * width)
    }
  }
  return {
    width,
    height: 2 * rise,
    layers: [
      { colour: dyes.second, d: cloth.pin },
      { colour: dyes.main, d: cloth.edge, line: 0.075 * width },
      { colour: dyes.main, d: cloth.base },
      { colour: dyes.accent, d: cloth.triangle + cloth.head },
      { colour: dyes.second, d: cloth.core },
    ],
  }
}

const triangle = (x: number, top: number, foot: number, half: number) =>
  polygon([
    [x - half, foot],
    [x, top],
    [x + half, foot],
  ])
