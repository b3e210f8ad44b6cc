import type { Dyes } from '../families.ts'
import { pick, type Random } from '../prng.ts'
import type { Repeat } from '../shapes.ts'
import { checkWeave } from './anyaman-check.ts'
import { herringbone } from './anyaman-herringbone.ts'

/** Anyaman: plaited strips on the slant, in one of two weaves. */
export function anyaman(random: Random, dyes: Dyes): Repeat {
  const half = pick(random, [13, 15, 17])
  return pick(random, [checkWeave, herringbone])(random, dyes, half)
}
