declare module 'fontkit' {
  type Outline = {
    commands: import('./encode-glyph.ts').PathCommand[]
    scale(x: number, y: number): Outline
    translate(x: number, y: number): Outline
    toSVG(): string
  }
  type GlyphRun = {
    glyphs: { path: Outline }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  type Glyph = { path: Outline; advanceWidth: number; codePoints: number[] }
  /** Glyphs of a font that a document uses, for embedding. */
  export type Subset = {
    glyf: Uint8Array[]
    loca: { offsets: number[] }
    hmtx: { metrics: { advance: number; bearing: number }[] }
    offset: number
    _addGlyph(id: number): number
  }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number, codePoints?: number[]): Glyph
    layout(text: string): GlyphRun
    createSubset(): Subset
  }
  export function create(file: Uint8Array): Font
}
