declare module 'fontkit' {
  type Outline = {
    scale(x: number, y: number): Outline
    translate(x: number, y: number): Outline
    toSVG(): string
  }
  type GlyphRun = {
    glyphs: { path: Outline }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function create(file: Uint8Array): Font
}
