import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Subset } from 'fontkit'
import { encodeGlyph } from './encode-glyph.ts'

const require = createRequire(import.meta.url)

/** A font, and the stroke around its outlines as a share of its size that matches the weight of the site's own. */
export type Face = { font: Font; edge: number }

/** File of a part of each font. */
const files = {
  anuphan: (part: string) =>
    require.resolve(`@fontsource-variable/anuphan/files/anuphan-${part}-wght-normal.woff2`),
  'noto-sans': (part: string) =>
    require.resolve(`@fontsource-variable/noto-sans/files/noto-sans-${part}-wght-normal.woff2`),
  'noto-sans-sc': (part: string) =>
    require.resolve(`@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${part}-wght-normal.woff2`),
}
type Family = keyof typeof files

/** Parts of fonts in the order in which they are searched for a character. Han comes last, see below. */
const parts: readonly (readonly [family: Family, part: string])[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'thai'].map((part) => ['anuphan', part] as const),
  ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'latin-ext'].map(
    (part) => ['noto-sans', part] as const,
  ),
]
/** The Han font has its thinnest weight: fontkit 2.0.4 cannot set the weight of a WOFF2. */
const HAN_EDGE = 0.05
const han = /^\p{Script=Han}$/u

/**
 * Opens the fonts for documents and pictures, read at first use. A character without a font has no face: scripts with
 * contextual letter forms (Arabic, Devanagari, Javanese, Batak) are not rendered correctly by fontkit.
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
  // The name by which documents distinguish fonts.
  const name = family.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  Object.defineProperty(font, 'postscriptName', { value: `${name}-${part}` })
  const getGlyph = font.getGlyph.bind(font)
  // A glyph first loaded as part of another (α in ά) has no code point, and the text layer would lose it.
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

/** Name of the slice of the Han font that has a letter, out of its hundred. */
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

/** Replaces fontkit 2.0.4's writer, which cannot write outlines from a compressed WOFF2. */
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
