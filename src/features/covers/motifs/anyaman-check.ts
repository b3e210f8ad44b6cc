import type { Dyes } from '../families.ts'
import { pick, type Random, wholeBelow } from '../prng.ts'
import { diamond, type Repeat, range, wrap } from '../shapes.ts'

const span = 20
const gap = 0.9

type Role = 'main' | 'second' | 'accent' | 'dark'

/**
 * Checks in two alternating strips, crossed by an accent and a dark strip that surface on every other one.
 * `half` is half a cell's diagonal in px and the unit of places; a check sits where row and column are both even or
 * both odd.
 */
export function checkWeave(random: Random, dyes: Dyes, half: number): Repeat {
  const crossing = crossings(random)
  const cloth: Record<Role, string> = { main: '', second: '', accent: '', dark: '' }
  for (const row of range(0, span + 1)) {
    for (const column of range(0, span + 1)) {
      if ((row + column) % 2 === 1) continue
      const rising = wrap((row + column) / 2, 2) === 0 ? 'main' : 'second'
      const role = crossing.get(placeOf(column, row)) ?? rising
      cloth[role] += diamond(column * half, row * half, half - gap, half - gap)
    }
  }
  return {
    width: span * half,
    height: span * half,
    layers: (['second', 'main', 'dark', 'accent'] as const).map((role) => ({
      colour: dyes[role],
      d: cloth[role],
    })),
  }
}

const placeOf = (column: number, row: number) => wrap(row, span) * span + wrap(column, span)

function crossings(random: Random): Map<number, Role> {
  const places = new Map<number, Role>()
  const start = 4 * wholeBelow(random, span / 4)
  for (const [role, shift] of [
    ['dark', pick(random, [6, 10, 14])],
    ['accent', 0],
  ] as const) {
    const knots = [wholeBelow(random, 4), 5 + wholeBelow(random, 4)]
    for (const step of range(0, span / 2)) {
      const [column, row] = [start + shift + 2 * step, 2 * step]
      places.set(placeOf(column, row), role)
      if (!knots.includes(step)) continue
      places.set(placeOf(column + 1, row - 1), role)
      places.set(placeOf(column - 1, row + 1), role)
    }
  }
  return places
}
