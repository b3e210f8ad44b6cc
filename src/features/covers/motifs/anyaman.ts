import type { Dyes } from '../families.ts'
import { pick, type Random } from '../prng.ts'
import { type Point, polygon, type Repeat, range, wrap } from '../shapes.ts'
import { checkWeave } from './anyaman-check.ts'

const span = 16
const gap = 0.6
const shade = 1.8

/**
 * Strips two cells long that pass over and under in zigzag courses.
 * `half` is half a cell's diagonal in px and the unit of places: columns 0 and 2 of every four start a falling and a
 * rising strip.
 */
function herringbone(random: Random, dyes: Dyes, half: number): Repeat {
  const cloth: Record<'main' | 'second' | 'accent' | 'dark', string> = {
    main: '',
    second: '',
    accent: '',
    dark: '',
  }
  const roles = range(0, (span * span) / 4).map(() => oddRole(random))
  for (const row of range(-2, span / 2 + 2)) {
    for (const column of range(-2, span / 2 + 1)) {
      const course = wrap(row, 2) === 0 ? 'main' : 'second'
      const odd = roles[(wrap(row, span / 2) * span) / 2 + wrap(column, span / 2)]
      cloth[odd ?? course] += strip(2 * column * half, 2 * row * half, half, wrap(column, 2) === 0 ? 1 : -1)
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

function oddRole(random: Random) {
  const lot = random()
  if (lot < 0.09) return 'accent'
  return lot < 0.17 ? 'dark' : undefined
}

/** A strip from its left corner, falling (1) or rising (-1); a hair of ground shows, wider under its lower edge. */
function strip(left: number, top: number, half: number, fall: 1 | -1): string {
  const place = (along: number, across: number): Point => [
    left + (along + across) * half,
    top + fall * (along - across) * half,
  ]
  const hair = gap / half / 2
  const low = shade / half
  const [near, far] = fall === 1 ? [low, 1 - hair] : [hair, 1 - low]
  return polygon([place(hair, near), place(2 - hair, near), place(2 - hair, far), place(hair, far)])
}

/** Anyaman: plaited strips on the slant, in one of two weaves. */
export function anyaman(random: Random, dyes: Dyes): Repeat {
  const half = pick(random, [13, 15, 17])
  return pick(random, [checkWeave, herringbone])(random, dyes, half)
}
