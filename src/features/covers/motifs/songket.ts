import type { Dyes } from '../families.ts'
import { pick, type Random } from '../prng.ts'
import { box, type Repeat, range } from '../shapes.ts'

/**
 * The rings of a lozenge, from its centre to the centre of the next one: ground, main, second, accent.
 * A string of n + 1 letters makes a repeat of n by n cells.
 */
const charts = [
  'gssgaggmggmgssggaggmaaa',
  'ssssagsggmgmggssgaa',
  'mgssgamgsggmgmggsgssgamam',
  'aagmgssgmggamagsggm',
]

/** Songket: stepped lozenges laid cell by cell, a hair of ground between the weft rows. */
export function songket(random: Random, dyes: Dyes): Repeat {
  const chart = pick(random, charts)
  const cell = pick(random, [6, 7, 8])
  const cells = chart.length - 1
  const size = cells * cell
  const cloth = { main: '', second: '', accent: '' }
  for (const row of range(0, cells)) {
    for (const { role, from, to } of runs(chart, row, cells)) {
      cloth[role] += box(from * cell, row * cell, (to - from) * cell, cell - 1)
    }
  }
  return {
    width: size,
    height: size,
    layers: [
      { colour: dyes.second, d: cloth.second },
      { colour: dyes.main, d: cloth.main },
      { colour: dyes.accent, d: cloth.accent },
    ],
  }
}

type Run = { role: 'main' | 'second' | 'accent'; from: number; to: number }

const roles = { m: 'main', s: 'second', a: 'accent' } as const

function runs(chart: string, row: number, cells: number): Run[] {
  const found: Run[] = []
  for (const column of range(0, cells)) {
    const letter = chart[Math.abs(column - cells / 2) + Math.abs(row - cells / 2)]!
    if (letter === 'g') continue
    const role = roles[letter as keyof typeof roles]
    const last = found.at(-1)
    if (last?.role === role && last.to === column) last.to = column + 1
    else found.push({ role, from: column, to: column + 1 })
  }
  return found
}
