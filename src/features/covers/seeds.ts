import type { CoverFamily } from './families.ts'
import { randomFrom, wholeBelow } from './prng.ts'

/** Abstract cloths by `dyeOf`: the family whose ground is nearest to the sky of a scene with the same dye. */
const families: readonly CoverFamily[] = [
  'soga',
  'langit',
  'samudra',
  'katun',
  'kunyit',
  'mengkudu',
  'indigo',
  'daun',
]

/** Picks one of eight dyes by a seed, for a scene its hour of the day. */
export const dyeOf = (seed: number): number => wholeBelow(randomFrom(seed ^ 0x5bd1e995), families.length)

/** The family that a seed picks where no colour stands for anything. */
export const familyOf = (seed: number): CoverFamily => families[dyeOf(seed)]!
