import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Subset } from 'fontkit'
import { encodeGlyph } from './encode-glyph.ts'

const require = createRequire(import.meta.url)

/** A font, and what is drawn around its outlines as a share of its size so that it looks as strong as the site's own. */
export type Face = { font: Font; edge: number }

/** Where a part of each font lies. */
const files = {
  anuphan: (part: string) =>
    require.resolve(`@fontsource-variable/anuphan/files/anuphan-${part}-wght-normal.woff2`),
  'noto-sans': (part: string) =>
    require.resolve(`@fontsource-variable/noto-sans/files/noto-sans-${part}-wght-normal.woff2`),
  'noto-sans-sc': (part: string) =>
    require.resolve(`@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${part}-wght-normal.woff2`),
}
type Family = keyof typeof files

/** Parts of fonts in the order in which they are asked for a sign. Han comes last, see below. */
const parts: readonly (readonly [family: Family, part: string])[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'thai'].map((part) => ['anuphan', part] as const),
  ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'latin-ext'].map(
    (part) => ['noto-sans', part] as const,
  ),
]
/** The font for Han comes as thin as it goes: fontkit 2.0.4 cannot set the weight of a WOFF2. */
const HAN_EDGE = 0.05
const han = /^\p{Script=Han}$/u

/**
 * Opens the fonts for documents and pictures, read at their first use. A sign of a script that none is here for has no face: scripts
 * whose letters change beside each other (Arabic, Devanagari, Javanese, Batak) are not set right by fontkit.
 */
export function openFaces(): (sign: string) => Face | undefined {
  const faces = new Map<string, Face>()
  const faceOf = (family: Family, part: string, edge = 0) => {
    const name = `${family}-${part}`
    const known = faces.get(name)
    if (known) return known
    const face = { font: loadFont(family, part), edge }
    faces.set(name, face)
    return face
  }
  return (sign) => {
    const letters = [...sign].map((letter) => letter.codePointAt(0)!)
    const has = ({ font }: Face) => letters.every((letter) => font.hasGlyphForCodePoint(letter))
    for (const [family, part] of parts) {
      const face = faceOf(family, part)
      if (has(face)) return face
    }
    const slice = han.test(sign) && hanSliceOf(letters[0]!)
    const face = slice ? faceOf('noto-sans-sc', slice, HAN_EDGE) : undefined
    return face && has(face) ? face : undefined
  }
}

function loadFont(family: Family, part: string): Font {
  const { create } = require('fontkit') as typeof import('fontkit')
  const font = create(readFileSync(files[family](part)))
  // Documents tell fonts apart by this name.
  const name = family.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  Object.defineProperty(font, 'postscriptName', { value: `${name}-${part}` })
  const getGlyph = font.getGlyph.bind(font)
  // A glyph that was met first as part of another (α in ά) does not know its letter, and the text layer would lose it.
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (!glyph.codePoints.length) glyph.codePoints = codePoints
    return glyph
  }
  const subsetOf = font.createSubset.bind(font)
  font.createSubset = () => writable(subsetOf(), font)
  return font
}

let slices: { name: string; ranges: (readonly [from: number, to: number])[] }[] | undefined

/** Which of its hundred slices the font for Han has a letter in. */
function hanSliceOf(letter: number): string | undefined {
  slices ??= Object.entries(
    JSON.parse(
      readFileSync(require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'), 'utf8'),
    ) as Record<string, string>,
  ).map(([name, list]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return [from, to] as const
    }),
  }))
  return slices.find(({ ranges }) => ranges.some(([from, to]) => letter >= from && letter <= to))?.name
}

/** fontkit 2.0.4 cannot write outlines that came compressed as WOFF2: each is written by us instead. */
function writable(subset: Subset, font: Font): Subset {
  subset._addGlyph = function add(id) {
    const glyph = font.getGlyph(id)
    const bytes = encodeGlyph(glyph.path.commands)
    this.glyf.push(bytes)
    this.loca.offsets.push(this.offset)
    const bearing = bytes.length ? bytes.readInt16BE(2) : 0
    this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing })
    this.offset += bytes.length
    return this.glyf.length - 1
  }
  return subset
}
