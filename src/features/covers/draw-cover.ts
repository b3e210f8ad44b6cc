import { type CoverFamily, coverFamilies } from './families.ts'
import { anyaman } from './motifs/anyaman.ts'
import { bentang } from './motifs/bentang.ts'
import { ceplok } from './motifs/ceplok.ts'
import { ikat } from './motifs/ikat.ts'
import { kawung } from './motifs/kawung.ts'
import { songket } from './motifs/songket.ts'
import { truntum } from './motifs/truntum.ts'
import { tumpal } from './motifs/tumpal.ts'
import { ulos } from './motifs/ulos.ts'
import { randomFrom, wholeBelow } from './prng.ts'
import { dyeOf } from './seeds.ts'
import { box } from './shapes.ts'
import { drawLayers, drawSvg, drawTiled } from './svg.ts'

const repeats = { kawung, ceplok, truntum, songket, ikat, ulos, tumpal, anyaman }
const repeatNames = Object.keys(repeats) as (keyof typeof repeats)[]

export type Motif = keyof typeof repeats | 'bentang' | 'polos'

/** True for a motif that an address may ask for. */
export const isMotif = (name: string): name is Motif =>
  Object.hasOwn(repeats, name) || name === 'bentang' || name === 'polos'

export type Cover = { seed: number; family: CoverFamily; width: number; height: number; motif?: Motif }

/**
 * A cloth as a complete SVG document, width and height in CSS px.
 * Deterministic; a larger size shows more repeats, never larger ones.
 */
export function drawCover({ seed, family, width, height, motif = motifOf(seed) }: Cover): string {
  const dyes = coverFamilies[family]
  const random = randomFrom(~seed)
  const area = box(0, 0, width, height)
  if (motif === 'polos') return drawSvg(width, height, drawLayers([{ colour: dyes.ground, d: area }]))
  if (motif === 'bentang') {
    return drawSvg(
      width,
      height,
      drawLayers([{ colour: dyes.ground, d: area }, ...bentang(random, dyes, { width, height })]),
    )
  }
  const repeat = repeats[motif](random, dyes)
  const offset = { x: wholeBelow(random, repeat.width), y: wholeBelow(random, repeat.height) }
  return drawSvg(
    width,
    height,
    drawTiled(area, dyes.ground, repeat, offset, `kain-${motif}-${family}-${seed.toString(36)}`),
  )
}

/** The motif for a seed; never bentang, which is requested by name. */
export function motifOf(seed: number): Motif {
  return repeatNames[wholeBelow(randomFrom(seed), repeatNames.length)]!
}

/** The unsigned 32-bit FNV-1a hash of a slug's UTF-8 bytes. */
export function seedOf(slug: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(slug)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/**
 * The first seed derived from the slug with a motif that none of the four nearest neighbours has, and a dye that none
 * of seven has: so neither two cloths nor two scenes beside each other look alike.
 * `neighbours` are the seeds of the items just before, nearest first.
 */
export function seedApartFrom(slug: string, neighbours: readonly number[]): number {
  const motifs = new Set(neighbours.slice(0, 4).map(motifOf))
  const dyes = new Set(neighbours.slice(0, 7).map(dyeOf))
  let seed = seedOf(slug)
  for (let attempt = 2; motifs.has(motifOf(seed)) || dyes.has(dyeOf(seed)); attempt++)
    seed = seedOf(`${slug}-${attempt}`)
  return seed
}
