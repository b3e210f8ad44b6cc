import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cover, drawCover, type Motif, motifOf, seedApartFrom, seedOf } from './draw-cover.ts'
import { type CoverFamily, coverFamilies } from './families.ts'
import { dyeOf } from './seeds.ts'
import { drawSelvedge } from './selvedge.ts'
import { drawTornCloth } from './torn-cloth.ts'

const families = Object.keys(coverFamilies) as CoverFamily[]
const motifs: Motif[] = [
  ...(['kawung', 'ceplok', 'truntum', 'songket', 'ikat', 'ulos', 'tumpal', 'anyaman'] as const),
  'bentang',
]
const seed = fc.nat({ max: 0xffffffff })
const cover: fc.Arbitrary<Cover> = fc.record({
  seed,
  family: fc.constantFrom(...families),
  motif: fc.constantFrom(...motifs),
  width: fc.integer({ min: 60, max: 1400 }),
  height: fc.integer({ min: 60, max: 700 }),
})

/** Elements left open or closed out of order, and text that an XML parser would reject. */
function faultsOf(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g,
    (_, closing, name, __, empty) => {
      if (closing && open.pop() !== name) faults.push(name)
      if (!closing && !empty) open.push(name)
      return ''
    },
  )
  return [...faults, ...open, ...(rest === '' ? [] : [rest])]
}

test('every motif in every family stays under 12 KB gzipped at card and article size', () => {
  for (const family of families) {
    for (const motif of motifs) {
      for (const [width, height] of [
        [640, 400],
        [1160, 420],
      ] as const) {
        const svg = drawCover({ seed: seedOf(`${family}-${motif}`), family, motif, width, height })
        expect(gzipSync(svg).length, `${motif} ${family}`).toBeLessThanOrEqual(12 * 1024)
      }
    }
  }
})

test('a cover is a well-formed SVG of the size asked for, with finite numbers only', () => {
  fc.assert(
    fc.property(cover, (asked) => {
      const svg = drawCover(asked)
      expect(faultsOf(svg)).toEqual([])
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /)
      expect(svg).toContain(`viewBox="0 0 ${asked.width} ${asked.height}"`)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/)
    }),
  )
})

test('the same cover gives the same text', () => {
  fc.assert(
    fc.property(cover, (asked) => {
      expect(drawCover(asked)).toBe(drawCover({ ...asked }))
    }),
  )
})

test('twenty seeds give one motif nearly twenty cloths', () => {
  for (const motif of motifs) {
    const cloths = Array.from({ length: 20 }, (_, index) =>
      drawCover({ seed: seedOf(`panen-${index}`), family: 'daun', motif, width: 366, height: 243 }),
    )
    const withoutIds = cloths.map((svg) => svg.replaceAll(/kain-[a-z0-9-]+/g, ''))
    expect(new Set(withoutIds).size, motif).toBeGreaterThanOrEqual(18)
  }
})

test('a repeat is drawn the same at every size, so that a larger cover shows more of it', () => {
  fc.assert(
    fc.property(cover, (asked) => {
      const patternOf = (svg: string) => svg.match(/<pattern.*<\/pattern>/)?.[0]
      expect(patternOf(drawCover(asked))).toBe(patternOf(drawCover({ ...asked, width: 2 * asked.width })))
    }),
  )
})

test('two covers on one page share an id only when they share the repeat', () => {
  const repeats = new Map<string, string>()
  for (const { family, motif, index } of families.flatMap((family) =>
    motifs.flatMap((motif) => [1, 2, 3].map((index) => ({ family, motif, index }))),
  )) {
    const svg = drawCover({ seed: seedOf(`kabar-${index}`), family, motif, width: 366, height: 243 })
    const [, id, repeat] = svg.match(/<pattern id="([^"]+)"(.*)<\/pattern>/) ?? []
    if (!id || !repeat) continue
    expect(repeats.get(id) ?? repeat).toBe(repeat)
    expect(svg).toContain(`url(#${id})`)
    repeats.set(id, repeat)
  }
  expect(repeats.size).toBe(8 * 8 * 3)
})

test('a slug hashes as FNV-1a does', () => {
  expect(seedOf('')).toBe(0x811c9dc5)
  expect(seedOf('a')).toBe(0xe40c292c)
  expect(seedOf('foobar')).toBe(0xbf9cf968)
})

test('a seed picks every repeating motif about equally often, and never bentang', () => {
  const counts = new Map<Motif, number>()
  for (let index = 0; index < 4000; index++) {
    const motif = motifOf(seedOf(`sorgum-${index}`))
    counts.set(motif, (counts.get(motif) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(motifs.filter((motif) => motif !== 'bentang').sort())
  for (const count of counts.values()) expect(count).toBeGreaterThan(350)
})

test('a new item never shares its motif with the four nearest, nor its dye with the seven nearest', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(seed, { maxLength: 9 }), (slug, neighbours) => {
      const chosen = seedApartFrom(slug, neighbours)
      expect(neighbours.slice(0, 4).map(motifOf)).not.toContain(motifOf(chosen))
      expect(neighbours.slice(0, 7).map(dyeOf)).not.toContain(dyeOf(chosen))
      expect(seedApartFrom(slug, neighbours)).toBe(chosen)
    }),
  )
})

test('a slug keeps its own seed where no neighbour is in the way', () => {
  expect(seedApartFrom('sorgum-kembali', [])).toBe(seedOf('sorgum-kembali'))
})

test('the selvedge and the torn cloth are well-formed', () => {
  expect(faultsOf(drawSelvedge())).toEqual([])
  expect(faultsOf(drawTornCloth(544, 480))).toEqual([])
  expect(faultsOf(drawTornCloth(320, 260))).toEqual([])
})
