import type { Dyes } from '../families.ts'
import { pick, type Random } from '../prng.ts'
import { box, type Layer, type Repeat, range } from '../shapes.ts'

/** The rings of the knotted lozenge, from its centre to the next one's: ground, main, second, accent. */
const charts = ['aaasssaaggmmgssssaagmmgsss', 'aaagssssggmmgssssggmmgsssg', 'mmgaasssgmmgaagsssggmmgsss']

const halfColumns = 12
const rows = 24
const stripe = 28

type Role = 'main' | 'second' | 'accent'

/** Ikat: a mirrored lozenge in bands of warp, every thread slipped by up to half a cell, stripes between. */
export function ikat(random: Random, dyes: Dyes): Repeat {
  const chart = pick(random, charts)
  const [column, cell] = pick(random, [
    [4, 6],
    [5, 6],
    [5, 7],
  ] as const)
  const field = (2 * halfColumns + 1) * column
  const height = rows * cell
  const cloth: Record<Role, string> = { main: '', second: '', accent: '' }
  for (const band of [0, 1]) {
    for (const index of range(-halfColumns, halfColumns + 1)) {
      const x = band * (field + stripe) + (index + halfColumns) * column
      const slip = pick(random, [-0.5, 0, 0, 0.5])
      for (const { role, from, to } of threadRuns(random, chart, Math.abs(index) * (column / cell) * 1.15)) {
        const y = (from + slip) * cell
        for (const turn of [-height, 0, height]) {
          if (y + turn < height && y + turn + (to - from) * cell > 0)
            cloth[role] += box(x, y + turn, column - 0.4, (to - from) * cell - 0.6)
        }
      }
    }
  }
  return {
    width: 2 * (field + stripe),
    height,
    layers: [
      { colour: dyes.second, d: cloth.second },
      { colour: dyes.main, d: cloth.main },
      { colour: dyes.accent, d: cloth.accent },
      ...[0, 1].flatMap((band) => warpStripes(band * (field + stripe) + field, height, dyes)),
    ],
  }
}

type Run = { role: Role; from: number; to: number }

const roles = { m: 'main', s: 'second', a: 'accent' } as const

function threadRuns(random: Random, chart: string, aside: number): Run[] {
  const found: Run[] = []
  for (const row of range(0, rows)) {
    const ring = Math.round(Math.abs(row - rows / 2) + aside)
    const letter = chart[ring]!
    if (letter === 'g' || (letter === 's' && random() < 0.12)) continue
    const role = roles[letter as keyof typeof roles]
    const last = found.at(-1)
    if (last?.role === role && last.to === row) last.to = row + 1
    else found.push({ role, from: row, to: row + 1 })
  }
  return found
}

function warpStripes(left: number, height: number, dyes: Dyes): Layer[] {
  const line = (index: number) => box(left + 4 * index, 0, 4, height)
  return [
    { colour: dyes.dark, d: box(left, 0, 28, height) },
    { colour: dyes.accent, d: line(1) + line(5) },
    { colour: dyes.main, d: line(3) },
  ]
}
