import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Subset } from 'fontkit'
import { encodeGlyph } from './encode-glyph.ts'

const require = createRequire(import.meta.url)
const parts = ['latin', 'latin-ext', 'vietnamese', 'thai'] as const

/** The site's font for documents. It comes in parts of a few scripts each, read at the first use. */
export function loadFonts(): readonly Font[] {
  const { create } = require('fontkit') as typeof import('fontkit')
  return parts.map((part) => {
    const file = require.resolve(`@fontsource-variable/anuphan/files/anuphan-${part}-wght-normal.woff2`)
    const font = create(readFileSync(file))
    // Documents tell fonts apart by this name.
    Object.defineProperty(font, 'postscriptName', { value: `Anuphan-${part}` })
    const subsetOf = font.createSubset.bind(font)
    font.createSubset = () => writable(subsetOf(), font)
    return font
  })
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
