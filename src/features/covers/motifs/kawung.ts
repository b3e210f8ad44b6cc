import type { Dyes } from '../families.ts'
import { pick, type Random } from '../prng.ts'
import { dot, num, type Repeat, range } from '../shapes.ts'

/** Kawung: four hollow seeds around every knot, seen also as rings that touch. */
export function kawung(random: Random, dyes: Dyes): Repeat {
  const step = pick(random, [46, 56, 66])
  const colouring = pick(random, ['chess', 'rows', 'one'])
  const cloth = { main: '', second: '', accent: '' }
  for (const row of range(0, 3)) {
    for (const column of range(0, 3)) {
      const [x, y] = [column * step, row * step]
      const isAccent =
        colouring === 'chess' ? (row + column) % 2 === 1 : colouring === 'rows' && row % 2 === 1
      cloth[isAccent ? 'accent' : 'main'] += flower(x, y, step)
      cloth.accent += dot(x, y, 0.045 * step)
      cloth.second += dot(x + step / 2, y, 0.1 * step) + dot(x, y + step / 2, 0.1 * step)
    }
  }
  return {
    width: 2 * step,
    height: 2 * step,
    layers: [
      { colour: dyes.second, d: cloth.second },
      { colour: dyes.main, d: cloth.main },
      { colour: dyes.accent, d: cloth.accent },
    ],
  }
}

function flower(x: number, y: number, step: number): string {
  const corners = [1, -1].flatMap((right) => [1, -1].map((down) => [right, down] as const))
  return corners.map(([right, down]) => seed(x, y, step, right, down)).join('')
}

/** A seed of two quarter arcs; a smaller one, turned the other way, cuts its hollow. */
function seed(x: number, y: number, step: number, right: number, down: number): string {
  const lens = (from: number, to: number, sweep: number) => {
    const side = num((to - from) * step)
    const arc = (way: number) =>
      `a${side} ${side} 0 0 ${sweep} ${num(way * right * (to - from) * step)} ${num(way * down * (to - from) * step)}`
    return `M${num(x + right * from * step)} ${num(y + down * from * step)}${arc(1)}${arc(-1)}z`
  }
  return lens(0.075, 0.47, 1) + lens(0.185, 0.36, 0)
}
